import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { ledgerScreens } from '../support/ledger-screens.ts';
import { renderAddress, type RenderedPage } from '../support/rendered-page.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const guest: Viewer = {
  locale: 'ko',
  platform: 'WEB_MOBILE',
  os: 'android',
  curResort: 'EL',
  login: false,
  tester: false,
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
  onSite: {},
};

let snapshot: Snapshot;
beforeAll(async () => void (snapshot = await shippedSnapshot()));

const areas = [
  'notices',
  'announcement',
  'park-info',
  'promotions',
  'tickets',
  'love-groups',
  'school-program',
  'story',
  'hb',
  'sw',
  'venue-home',
];
const rows = ledgerScreens(areas).map((row) => ({ ...row, tag: `[${row.id}]` }));

/** Responses of member calls, by path, with a text of each that the page shows. */
const records: Readonly<Record<string, unknown>> = {
  '/api/v1/iam/tickets/season/re-admission-reward': {
    rewardList: [
      {
        entryId: 'p r',
        productId: 'p',
        passNm: 'Pass 1',
        untilDt: '20270110',
        rewardId: 'r',
        name: 'Gift 1',
        claimYn: 'N',
        goneYn: 'N',
        openYn: 'Y',
      },
    ],
  },
  '/api/v1/iam/contents/subclub/club-list': {
    subClubList: [
      {
        subclubId: 'c',
        subclubName: 'Club 1',
        kindCd: 'ANIMAL',
        summary: '',
        memStatusCd: '1',
        memberNo: 'A-00001',
        joinDt: '20261101',
        untilDt: '',
        joinableYn: 'N',
        leavableYn: 'Y',
        leftCnt: 3,
      },
    ],
  },
  '/api/v1/iam/contents/subclub/activities': {
    name: 'Name 1',
    totalHours: 3.5,
    totalCnt: 2,
    issuedDt: '20261121',
    activityList: [{ entryId: 'c a', clubNm: 'Club 1', activityNm: 'Activity 1', activityDt: '20261003', hours: 2 }],
  },
  '/api/v1/iam/tickets/day-passes': {
    dayList: [{ entryId: 'g 1', passId: 'g', passNm: 'Garden', visitDt: '20261124', leftCnt: 117, statusCd: 'OPEN' }],
  },
  '/api/v1/iam/members/dream-point': { dreamPointAmt: 2500, rate: 1, convertibleAmt: 2500, leastAmt: 100 },
};
const shownOf: Readonly<Record<string, string>> = {
  '/api/v1/iam/tickets/day-passes': '117',
  '/api/v1/iam/contents/subclub/club-list': 'A-00001',
  '/api/v1/iam/contents/subclub/activities': 'Activity 1',
  '/api/v1/iam/tickets/season/re-admission-reward': 'Gift 1',
  '/api/v1/iam/members/dream-point': '2,500',
};

const isOfFrame = (key: string): boolean => key.includes('/banners');
interface Titled {
  readonly title?: string;
  readonly name?: string;
  readonly layerList?: unknown;
  readonly list?: readonly Titled[];
  readonly dayList?: readonly unknown[];
}
/** Titles of the first records of a response. */
const titlesOf = (data: unknown): readonly string[] => {
  const { title, name, list } = (data ?? {}) as Titled;
  const first = list?.[0];
  return [title ?? name ?? first?.title ?? first?.name].filter((text) => text !== undefined);
};
const recordsOf = ({ data }: RenderedPage): readonly (readonly [key: string, value: unknown])[] =>
  Object.entries(data).filter(([key]) => !isOfFrame(key));
const flagsOf = ({ decision }: RenderedPage): Readonly<Record<string, unknown>> => decision.frame.model.flags;

it('the ledger has these screens', () => {
  expect(rows.length).toBeGreaterThan(75);
});

describe.each(['ko', 'en'] as const)('in %s', (locale) => {
  const viewer: Viewer = { ...member, locale };

  it.each(rows)(
    '$address opens $screen with its content $tag',
    async ({ address, screen, isKept, isShared, isOfApp, params }) => {
      const page = await renderAddress(address, {
        viewer: isOfApp ? { ...viewer, platform: 'APP' } : viewer,
        now,
        records,
      });
      const { decision, text } = page;
      expect([decision.outcome.kind, decision.notices, snapshot.screens[screen]]).toEqual([
        'page',
        [],
        snapshot.pages[decision.pageId]?.path,
      ]);
      expect(flagsOf(page)['shareBtn'] === true || !isShared).toBe(true);
      expect(isKept ? [flagsOf(page)['keepAlive'], flagsOf(page)['keepAliveName']] : []).toEqual(
        isKept ? [true, decision.screen] : [],
      );
      // The page itself, in its language, and not the panel of a page that is being prepared.
      expect(text.length).toBeGreaterThan(60);
      expect(/[가-힣]/.test(text)).toBe(locale === 'ko');
      expect(JSON.stringify(decision.tree)).not.toContain('"state-panel"');
      // Every call of the page answers, and its first record is on the page.
      for (const [key, value] of recordsOf(page)) expect([key, value]).toEqual([key, expect.anything()]);
      for (const title of recordsOf(page)
        .filter(([key]) => key.includes('/contents/'))
        .flatMap(([, value]) => titlesOf(value)))
        expect(text).toContain(title);
      for (const [key] of recordsOf(page)) expect(text).toContain(shownOf[key.split('?')[0] ?? ''] ?? '');
      if (Object.keys(params).length > 0) expectRecord(page, params);
    },
  );
});

/** The parameters of the route reach the call of the record, which answers the record of these parameters. */
const expectRecord = (page: RenderedPage, { categoryCd, ...params }: Readonly<Record<string, string>>): void => {
  const { decision, data } = page;
  expect(decision.frame.model.params).toMatchObject(params);
  const [key = '', ...others] = decision.needs.filter(({ essential }) => essential).map((need) => need.key);
  expect(others).toEqual([]);
  const { publctId = '' } = params;
  expect(key.split('?')[0]?.endsWith(`/${publctId}`)).toBe(true);
  if (categoryCd !== undefined) expect(key).toContain(`PICK_${categoryCd}`);
  expect(data[key]).toMatchObject(params);
};

it.each(rows.filter(({ isForMembers }) => isForMembers))(
  '$address asks a guest to log in, and comes back $tag',
  async ({ address }) => {
    const { decision } = await renderAddress(address, { viewer: guest, now });
    expect([decision.outcome.kind, JSON.stringify(decision.notices)]).toEqual([
      'refused',
      expect.stringContaining(`/member/login?from=${encodeURIComponent(address)}`),
    ]);
  },
);

it.each([
  ['EL', '/haneul-land', '58,000원'],
  ['CB', '/aqua-bay', '52,000원'],
])('the prices of %s, and what a party pays, come from its documents', async (_, home, price) => {
  const { text } = await renderAddress(`${home}/promotion/usage-fee`, { viewer: guest, now });
  expect([text.includes(price), text.includes('결제할 금액')]).toEqual([true, true]);
});

it.each(['ko', 'en'] as const)(
  'my-info asks in %s for all clubs at once, and shows the list of subClubList [P-626]',
  async (locale) => {
    const { decision, text } = await renderAddress('/mypage/mypage', { viewer: { ...member, locale }, now, records });
    const asked = decision.needs
      .map(({ key }) => key.split('?'))
      .find(([path]) => path === '/api/v1/iam/contents/subclub/club-list');
    expect(Object.fromEntries(new URLSearchParams(asked?.[1]))).toMatchObject({
      currentPage: '1',
      pagePerCount: '999999',
    });
    expect(text).toContain('Club 1');
    expect(text).toContain('A-00001');
  },
);

it('opens the notes of today by either spelling of the screen [V-225]', () => {
  expect([snapshot.screens['CBTodayPark'], snapshot.screens['CBTddayPark']]).toEqual([
    '/aqua-bay/information/todaypark',
    '/aqua-bay/information/todaypark',
  ]);
});

type Node = Snapshot['layouts'][string]['nodes'][number];

it('every list of the shows of a day folds those that are over', () => {
  const inside = (node: Node): readonly Node[] => [node, ...node.children.flatMap(inside)];
  const lists = Object.values(snapshot.layouts)
    .flatMap(({ nodes }) => nodes.flatMap(inside))
    .filter(({ widget, settings }) => widget === 'show-times' && settings['variant'] !== 'next');
  expect(lists.length).toBeGreaterThan(2);
  expect(
    lists
      .filter(({ settings }) => (settings['texts'] as { readonly past?: string }).past === undefined)
      .map(({ id }) => id),
  ).toEqual([]);
});
