import { beforeAll, describe, expect, it } from 'vitest';
import { decide, type Snapshot } from '#engine';
import type { PageFlags } from '#schemas/documents/page/schema';
import type { Viewer } from '#schemas/viewer';
import { makeTexts, renderPage } from '../../src/visitor/entry-server.tsx';
import { openAddress } from '../support/open-address.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const member: Viewer = {
  locale: 'ko',
  platform: 'WEB_MOBILE',
  os: 'android',
  curResort: 'EL',
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  tester: false,
  listed: false,
  onSite: {},
};
const guest: Viewer = { ...member, login: false };

let snapshot: Snapshot;
beforeAll(async () => void (snapshot = await shippedSnapshot()));

const pageAt = (path: string) => Object.values(snapshot.pages).find((page) => page.path === path);

/** Decides and renders a page of the shipped site with other flags, as the server does, without responses of calls. */
const render = async (path: string, flags: PageFlags = {}, viewer: Partial<Viewer> = {}) => {
  const page = pageAt(path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  const changed = {
    ...snapshot,
    pages: { ...snapshot.pages, [page.id]: { ...page, flags: { ...page.flags, ...flags } } },
  };
  const who = { ...member, ...viewer };
  const decision = decide(changed, { path, query: {}, how: 'load', viewer: who, now });
  const texts = makeTexts(who.locale, { ...snapshot.messages[who.locale], ...page.pageTexts[who.locale] });
  const { html } = await renderPage({
    decision,
    texts,
    site: snapshot.site,
    platform: who.platform,
    assets: { themes: '', iconSprite: '', art: {} },
    data: {},
  });
  const part = (tag: string) => new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';
  return { decision, html, header: part('header'), main: part('main') };
};
const titleIn = (part: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(part)?.[1];

describe('title', () => {
  it.each(['ko', 'en'] as const)('is the message of its key in %s, in the header [P-087]', async (locale) => {
    for (const [path, key] of [
      ['/terms', 'MSG_TXT_TERMS_TITLE'],
      ['/cscenter/faq-list', 'MSG_TXT_FAQ_TITLE'],
      ['/mypage', 'MSG_TXT_MY_PAGE_TITLE'],
    ] as const) {
      expect([pageAt(path)?.flags.title, titleIn((await render(path, {}, { locale })).header)]).toEqual([
        key,
        snapshot.messages[locale][key],
      ]);
    }
  });

  it('with isCustomTitle is left to the screen, which has one of its own [P-087]', async () => {
    const [plain, custom] = [
      await render('/haneul-land/map', { isCustomTitle: false }),
      await render('/haneul-land/map'),
    ];
    expect([titleIn(plain.header), titleIn(plain.main)]).toEqual([
      snapshot.messages.ko[pageAt('/haneul-land/map')?.flags.title ?? ''],
      undefined,
    ]);
    expect([titleIn(custom.header), titleIn(custom.main)]).toEqual([undefined, expect.stringMatching(/[가-힣]/)]);
  });
});

it.each([
  [true, true],
  [false, false],
] as const)('searchBtn shows the button of the search to testers (%s) alone [P-086]', async (tester, shows) => {
  for (const path of ['/haneul-land/announcement', '/forest-stay/home/main']) {
    expect([
      path,
      (await render(path, { searchBtn: true }, { tester })).header.includes('href="/search?type=init"'),
    ]).toEqual([path, shows]);
    expect((await render(path, { searchBtn: false }, { tester })).header).not.toContain('/search');
  }
});

it.each([
  ['/forest-stay/home/main', 'HB'],
  ['/speedway/information', 'SW'],
] as const)('floatingMenuBtn shows the floating button of the menu on %s [P-068]', async (path, curResort) => {
  const button = /<button[^>]*>(?:(?!<\/button>).)*메뉴/s;
  const after = async (flags: PageFlags) => (await render(path, flags, { curResort })).html.split('</main>')[1] ?? '';
  expect([
    button.test(await after({ floatingMenuBtn: true })),
    button.test(await after({ floatingMenuBtn: false })),
  ]).toEqual([true, false]);
});

it.each(['/terms', '/haneul-land/announcement', '/forest-stay/information'])(
  'fixedLayout makes the container of %s one that does not scroll [P-069]',
  async (path) => {
    const classesOf = async (fixedLayout: boolean) =>
      /<main [^>]*class="([^"]*)"/.exec((await render(path, { fixedLayout })).html)?.[1] ?? '';
    expect([/\bfixed_/.test(await classesOf(true)), /\bfixed_/.test(await classesOf(false))]).toEqual([true, false]);
  },
);

it('onSite and category reach the frame of the page [P-071] [P-089]', async () => {
  const flagsOf = async (flags: PageFlags) =>
    (await render('/haneul-land/information/traffic', flags)).decision.frame.model.flags;
  expect(await flagsOf({ onSite: true, category: 'ticket' })).toMatchObject({ onSite: true, category: 'ticket' });
  const { onSite, category } = await flagsOf({});
  expect([onSite, category]).toEqual([undefined, undefined]);
});

it.each([
  ['isCb', 'CB', 'water'],
  ['isHb', 'HB', 'forest'],
  ['isSw', 'SW', 'track'],
] as const)(
  '%s marks the pages of %s, whose frame has the look %s wherever the visitor was before [P-088]',
  (flag, venue, theme) => {
    const marked = Object.values(snapshot.pages).filter(({ flags }) => flags[flag] === true);
    const decisions = marked.map(({ path }) =>
      decide(snapshot, {
        path: path.replaceAll(/\{\w+\}/g, '1'),
        query: {},
        how: 'load',
        viewer: { ...guest, platform: 'APP' },
        now,
      }),
    );
    const looks = decisions
      .filter(({ outcome }) => outcome.kind !== 'redirect' && outcome.kind !== 'notFound')
      .map(({ frame }) => frame.model.venue);
    expect(looks.length).toBeGreaterThan(8);
    expect(new Set(looks.map((look) => `${look?.code} ${look?.theme}`))).toEqual(new Set([`${venue} ${theme}`]));
    expect(
      Object.values(snapshot.pages)
        .filter((page) => page.venue === venue && page.flags[flag] !== true)
        .map(({ path }) => path),
    ).toEqual([]);
  },
);

it.each([
  ['isCb', 'CB', 'water'],
  ['isHb', 'HB', 'forest'],
  ['isSw', 'SW', 'track'],
] as const)(
  '%s on a page of all resorts selects the frame of %s with the look %s [P-088]',
  async (flag, venue, theme) => {
    const lookOf = async (flags: PageFlags) => {
      const { decision } = await render('/terms', flags, { curResort: 'EL' });
      return [decision.frame.model.venue?.code, decision.theme];
    };
    expect(await lookOf({ [flag]: true })).toEqual([venue, theme]);
    expect(await lookOf({ [flag]: false })).toEqual(['EL', 'park']);
  },
);

it.each(['/haneul-land/home/main', '/aqua-bay/home/main', '/forest-stay/home/main', '/speedway/home/main'])(
  'the logo in the header of %s leads to the gateway [P-107]',
  async (path) => {
    const { header, decision } = await render(path, {}, { login: false });
    const [, to = ''] = /<a [^>]*href="([^"]*)"/.exec(header) ?? [];
    expect([
      decision.outcome.kind,
      to,
      openAddress(snapshot, to, { how: 'push', viewer: guest, now }).decision.screen,
    ]).toEqual(['page', '/gateway', 'Gateway']);
  },
);

describe('pages of a member', () => {
  const below = (path: string) =>
    Object.values(snapshot.pages).filter((page) => page.path === path || page.path.startsWith(`${path}/`));

  it('ask guests to log in wherever they need it, which most do [P-193]', () => {
    const marked = below('/mypage').filter(({ flags }) => flags.isNeedLogin === true);
    expect(marked.length / below('/mypage').length).toBeGreaterThan(0.9);
    const refusalOf = (path: string) =>
      openAddress(snapshot, path.replaceAll(/\{\w+\}/g, '1'), { how: 'load', viewer: guest, now }).decision;
    const open = marked.filter(
      ({ path }) =>
        !(
          refusalOf(path).outcome.kind === 'refused' &&
          refusalOf(path).notices.some(
            ({ then }) => then !== undefined && 'to' in then && then.to.startsWith('/member/login?from='),
          )
        ),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it('of the account have the area AMC [P-092]', () => {
    expect(below('/member').length).toBeGreaterThan(15);
    expect(
      below('/member')
        .filter(({ id }) => !/^PGE_AMC_\d{5}$/.test(id))
        .map(({ id, path }) => `${id} ${path}`),
    ).toEqual([]);
  });

  it('of my page have the area AMM; questions are of AMA, and the state of disabled boarding has the ID of section 9 [P-095]', () => {
    expect(below('/mypage').filter(({ id }) => id.startsWith('PGE_AMM_')).length).toBeGreaterThan(45);
    expect(
      below('/mypage')
        .filter(({ id }) => !/^PGE_AMM_\d{5}$/.test(id))
        .map(({ id, path }) => `${id} ${path}`)
        .toSorted(),
    ).toEqual([
      'PGE_AMA_00003 /mypage/my-question',
      'PGE_AMA_00004 /mypage/my-question/{vocId}',
      'PGE_AMC_00020 /mypage/disabled-boarding',
    ]);
  });
});
