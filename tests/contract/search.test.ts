import { beforeAll, describe, expect, it } from 'vitest';
import type { Prepared } from '#content';
import { answer } from '#content/answers/index';
import { decide, guestFacts, testerFacts, type Snapshot } from '#engine';
import { chooseState } from '#engine/decide/choose-state';
import type { SearchAnswer, SearchRow } from '#schemas/calls/contents/common-answers';
import type { Viewer } from '#schemas/viewer';
import { shippedRelease } from '../support/shipped-snapshot.ts';
import { visibleFrame } from '../support/visible-frame.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
let prepared: Prepared;
let snapshot: Snapshot;
beforeAll(async () => {
  ({ prepared, snapshot } = await shippedRelease());
});

const guest: Viewer = {
  locale: 'ko',
  platform: 'WEB_MOBILE',
  os: 'android',
  curResort: 'EL',
  production: false,
  login: false,
  tester: true,
  listed: false,
};
const member: Viewer = {
  ...guest,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: { EL: false, CB: false, HB: false, SW: false },
};
const viewers: readonly (readonly [string, Viewer])[] = (['ko', 'en'] as const).flatMap(
  (locale) =>
    [
      [`a guest in ${locale}`, { ...guest, locale }],
      [`a guest in the app in ${locale}`, { ...guest, locale, platform: 'APP' }],
      [`a member in ${locale}`, { ...member, locale }],
      [`a listed tester in ${locale}`, { ...member, locale, listed: true }],
    ] as const,
);

const search = (viewer: Viewer, searchPageText: string): readonly SearchRow[] => {
  const answered = answer(
    { documents: prepared.documents, snapshot, rich: () => [], art: (name) => name, viewer, now },
    '/api/v1/common/pages',
    { searchPageText, pagePerCount: '999999' },
  );
  return answered.ok ? (answered.data as SearchAnswer).list : [];
};

/** Every pair of letters that any name begins a word with: all that can be found is found by one of them. */
const terms = (viewer: Viewer): readonly string[] => {
  const texts = snapshot.messages[viewer.locale];
  const names = [
    ...Object.values(snapshot.pages).map(({ flags }) => flags.title ?? ''),
    ...Object.values(snapshot.menus).flatMap(({ messageKeys }) => messageKeys),
  ].map((key) => texts[key] ?? '');
  return [...new Set(names.flatMap((name) => name.split(' ').map((word) => word.slice(0, 2).toLowerCase())))].filter(
    (term) => term.length === 2,
  );
};
const everything = (viewer: Viewer): readonly SearchRow[] => [
  ...new Map(
    terms(viewer)
      .flatMap((term) => search(viewer, term))
      .map((row) => [row.pagePath + row.linkUrl, row]),
  ).values(),
];

describe.each(viewers)('the search of the shipped site, for %s', (_, viewer) => {
  it('names no page that they would not get: not in development, not blocked, not refused for good', () => {
    const found = everything(viewer).filter(({ pagePath }) => pagePath !== '');
    expect(found.length).toBeGreaterThan(40);
    const wrong = found.filter(({ pagePath, pageId }) => {
      const { state } = chooseState(snapshot.pages[pageId] as Snapshot['pages'][string], now);
      const { outcome, notices } = decide(snapshot, {
        path: pagePath.split('?')[0] ?? '',
        query: {},
        how: 'push',
        previous: { path: '/', screen: 'Gateway' },
        viewer,
        now,
      });
      const isRefused = outcome.kind === 'refused' && notices.every(({ then }) => then === undefined);
      return (
        state === 'B' ||
        (state === 'D' && viewer.listed !== true) ||
        isRefused ||
        !['page', 'pending', 'refused'].includes(outcome.kind)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('names nothing that their menus hide', () => {
    const shown = snapshot.site.venueOrder.flatMap((code) => {
      const frame = visibleFrame(snapshot, snapshot.venues[code]?.to ?? '', viewer, now).decision.frame.model.menu;
      return frame.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    });
    const named = new Map<string, boolean>();
    for (const { items } of prepared.documents.menu.values())
      for (const { pageId = '', menuUid } of items)
        named.set(pageId, (named.get(pageId) ?? false) || shown.includes(menuUid));
    expect(everything(viewer).filter(({ pageId }) => pageId !== '' && named.get(pageId) === false)).toEqual([]);
  });

  it('speaks one language, and says of each where it is', () => {
    const found = everything(viewer);
    const hangul = found.filter((row) => /\p{Script=Hangul}/u.test(row.pageName + row.parkName + row.menuName));
    expect(hangul.length === 0).toBe(viewer.locale === 'en');
    expect(
      found.filter(
        ({ pageName, parkName, pagePath, linkUrl }) =>
          pageName === '' || parkName === '' || (pagePath === '') === (linkUrl === ''),
      ),
    ).toEqual([]);
  });
});

describe('in English', () => {
  const hidden = [
    'PGE_AME_00067',
    'PGE_AME_00069',
    'PGE_AME_00071',
    'PGE_AME_00073',
    'PGE_AME_00131',
    'PGE_AME_00080',
    'PGE_AME_00088',
    'PGE_AMK_00070',
    'PGE_AMK_00072',
    'PGE_AMK_00074',
  ];

  it('nothing is found of what the menus of the parks hide in it, and all of it in Korean', () => {
    const ids = (locale: Viewer['locale']) => everything({ ...guest, locale }).map(({ pageId }) => pageId);
    expect(hidden.filter((id) => ids('en').includes(id))).toEqual([]);
    expect(hidden.filter((id) => !ids('ko').includes(id))).toEqual([]);
  });
});

describe('the list of search testers', () => {
  const codes = ['EL', 'CB', 'HB', 'SW'] as const;
  const seen = (facts: Partial<Viewer>) =>
    codes.flatMap((code) => {
      const home = visibleFrame(
        snapshot,
        snapshot.venues[code]?.to ?? '',
        { ...guest, curResort: code, ...facts },
        now,
      );
      const { outcome } = decide(snapshot, {
        path: '/search',
        query: {},
        how: 'load',
        viewer: { ...guest, curResort: code, ...facts },
        now,
      });
      return [home.header.includes('searchBtn /search?type=init'), home.hasSearch, outcome.kind === 'page'];
    });
  const all = (truth: boolean) => codes.flatMap(() => [truth, truth, truth]);
  const logged: Viewer = { ...member, tester: false };

  it.each([
    ['is empty, for a member', { ...logged, ...testerFacts([], '1') }, true],
    ['is empty, for a guest', guestFacts([]), true],
    ["holds the member's membershipUid", { ...logged, ...testerFacts(['2', '1'], '1') }, true],
    ['holds others, for a member', { ...logged, ...testerFacts(['2'], '1') }, false],
    ['holds others, for a guest', guestFacts(['2']), false],
  ])(
    'opens header search, menu search and /search in every venue when it %s [P-116, P-152, P-495, P-496]',
    (_, facts, opens) => {
      expect(seen(facts)).toEqual(all(opens));
    },
  );

  it('is the code list that the site names', () => {
    expect([
      snapshot.site.testerCodeList,
      prepared.documents['code-list'].get('COD_IAM_SEARCH_TESTER')?.items.length,
    ]).toEqual(['COD_IAM_SEARCH_TESTER', 1]);
  });
});
