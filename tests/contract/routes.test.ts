import { beforeAll, describe, expect, it } from 'vitest';
import { decide, type Decision, type Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { expectedVisit, mains, type Visit } from '../support/expected-visit.ts';
import { openAddress, type CallAnswers, type Opened } from '../support/open-address.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';
import { specFlags } from '../support/spec-flags.ts';
import { specRoutes, type SpecRoute } from '../support/spec-routes.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
let shipped: Snapshot;
/** The shipped site whose every text is its key, so that a notice tells which message it is. */
let keyed: Snapshot;
beforeAll(async () => {
  shipped = await shippedSnapshot();
  const keysOf = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(texts).map((key) => [key, key]));
  keyed = { ...shipped, messages: { ko: keysOf(shipped.messages.ko), en: keysOf(shipped.messages.en) } };
});

const guest: Viewer = {
  locale: 'ko',
  platform: 'APP',
  os: 'android',
  curResort: 'EL',
  login: false,
  tester: false,
  listed: false,
};
const full: Viewer = {
  ...guest,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: { EL: true, CB: true, HB: true, SW: true },
};
const kinds = [
  ['a guest', guest],
  ['a simple member', { ...full, memberKind: 'simple' }],
  ['a full member', full],
  ['a full member who is not in the park', { ...full, onSite: { EL: false, CB: false, HB: false, SW: false } }],
  ['a member with the initial password', { ...full, password: 'initial' }],
  ['a listed tester', { ...full, tester: true, listed: true }],
] as const satisfies readonly (readonly [string, Viewer])[];
const ways = (['WEB_MOBILE', 'WEB_PC', 'APP'] as const).flatMap((platform) =>
  (['ko', 'en'] as const).map((locale) => ({ platform, locale })),
);

const open = (address: string, viewer: Viewer, answerOf?: CallAnswers): Opened =>
  openAddress(keyed, address, { how: 'load', viewer, now }, answerOf);
const pageOf = ({ screen }: SpecRoute) =>
  Object.values(keyed.pages).find((page) => page.path === keyed.screens[screen]);
const screensOf = (id: string): readonly string[] =>
  Object.entries(keyed.screens)
    .filter(([, path]) => path === keyed.pages[id]?.path)
    .map(([screen]) => screen);

const visitOf = ({ decision, at }: Opened, expected: Visit): Visit => ({
  outcome: decision.outcome.kind as Visit['outcome'],
  screen: screensOf(decision.pageId).includes(expected.screen) ? expected.screen : decision.screen,
  // The query that a deep link brings along has tests of its own.
  at: expected.at.includes('?') ? at : (at.split('?')[0] ?? at),
  status: decision.status,
  notices: decision.notices,
});

const rows = specRoutes.map((route) => [route.address, route] as const);

it('the list has every route of the two documents, and those that the decisions add', () => {
  expect([specRoutes.length, new Set(specRoutes.map(({ address }) => address)).size]).toEqual([329, 329]);
});

describe.each(kinds)('%s', (_, who) => {
  it.each(rows)(
    'at %s gets the screen, the notice or the way that the specification says [P-365 P-367 P-497 P-498 P-503 P-504 P-505 P-506 V-366 V-367 V-368 V-369 V-370]',
    (address, route) => {
      const isInDevelopment = pageOf(route)?.state === 'D';
      const visits = ways.map((way) => ({ way, expected: expectedVisit(route, { ...who, ...way }, isInDevelopment) }));
      expect(
        visits.map(({ way, expected }) => ({ ...way, ...visitOf(open(address, { ...who, ...way }), expected) })),
      ).toEqual(visits.map(({ way, expected }) => ({ ...way, ...expected })));
    },
  );
});

describe('every route', () => {
  it.each(rows)('%s has the page of its number, or one of its area', (_, route) => {
    const area = {
      EL: /^PGE_AME_/,
      CB: /^PGE_AMK_/,
      HB: /^PGE_AMH_/,
      SW: /^PGE_AMS_/,
      shared: /^PGE_(?:AMC|AMA|AMB|AMM|CMZ|CMP|AME)_/,
    }[route.venue];
    expect(pageOf(route)?.id).toMatch(route.pageId === null ? area : new RegExp(`^${route.pageId}$`));
  });

  it.each(rows)(
    '%s has the header, footer and buttons that are said of it, and a title in both languages [V-029]',
    (_, route) => {
      const flags = pageOf(route)?.flags ?? {};
      expect(flags).toMatchObject(specFlags(route));
      const title = flags.title ?? '';
      expect(shipped.messages.ko[title]).toMatch(/[가-힣]/);
      expect(shipped.messages.en[title]).toMatch(/^[^ㄱ-힣]+$/);
      const opened = open(route.address, { ...full, tester: true, listed: true });
      expect(opened.decision.frame.model.title).toBe(opened.decision.frame.model.flags.title);
    },
  );

  it.each(rows)(
    '%s stands in the frame of its venue; one of no venue in that of the resort that the visitor is in',
    (address, route) => {
      const gates = ['Gateway', 'GatewayLite', 'Landing', 'NotFound'];
      for (const resort of ['EL', 'CB', 'HB', 'SW'] as const) {
        const { decision } = open(address, { ...full, curResort: resort, tester: true, listed: true });
        const home = route.venue === 'shared' ? (venueAt(decision.path) ?? resort) : route.venue;
        const around = decision.frame.nodes.map(({ widget }) => widget);
        const expected = gates.includes(decision.screen)
          ? ['header', 'outlet', 'footer', 'all-menu']
          : isPark(home)
            ? ['header', 'outlet', 'page-links', 'footer', 'bottom-bar', 'all-menu']
            : ['header', 'outlet', 'footer', 'floating-menu', 'all-menu'];
        expect(around).toEqual(expected);
      }
    },
  );

  it.each(rows.filter(([, { screen }]) => screen !== 'Deeplink'))(
    '%s with the query app, in a mobile browser, leads to the page that offers the app [P-414]',
    (address) => {
      const origin = 'https://own.example';
      const question = {
        path: address,
        query: { app: '' },
        how: 'load',
        viewer: { ...full, platform: 'WEB_MOBILE' },
        now,
        origin,
      } as const;
      const { decision, at } = openAddress(keyed, `${address}?app`, question);
      const leads = new URL(at, origin);
      expect([decision.screen, leads.pathname]).toEqual([...offered(address)]);
    },
  );
});

/** Widgets of a node and of all below it. */
const namesBelow = ({ widget, children }: Decision['tree'][number]): readonly string[] => [
  widget,
  ...children.flatMap(namesBelow),
];
/** What is nowhere has nothing to offer. */
const offered = (address: string) =>
  address === '/nothing/of/that/name' ? ['NotFound', address] : ['Deeplink', '/deeplink'];
const isPark = (code: string): boolean => code === 'EL' || code === 'CB';
const venueAt = (path: string) =>
  (Object.keys(mains) as (keyof typeof mains)[]).find((code) => path.split('/')[1] === mains[code].path.split('/')[1]);

describe('the app offered', () => {
  const ofApp = specRoutes.filter(({ gates }) => gates.includes('app'));
  it.each(ofApp.map(({ address }) => [address] as const))(
    '%s on the web has a way on: the app opens it, and the page says what it is',
    (address) => {
      for (const locale of ['ko', 'en'] as const) {
        const { decision } = open(address, { ...full, locale, platform: 'WEB_MOBILE' });
        expect(decision.frame.model.appHref).toBe(`haneulresort://open?url=${encodeURIComponent(address)}`);
        expect(Object.keys(decision.textValues)).toEqual(expect.arrayContaining(['onwardTitle', 'onwardText']));
        expect(decision.tree.length).toBeGreaterThan(0);
      }
    },
  );
});

describe('what guards ask', () => {
  const failing: CallAnswers = () => 'failed';
  const asking = specRoutes.filter(
    ({ gates, address }) =>
      gates.some((gate) => ['directions', 'attendance', 'survey', 'som', 'myInfo'].includes(gate)) ||
      address === '/editorspick/1',
  );
  it.each(asking.map(({ address }) => [address] as const))(
    '%s leads to / when its call fails [P-410 P-413 V-377]',
    (address) => {
      expect(open(address, full, failing).at).toBe('/gateway');
    },
  );

  it('the lookup of a pick sends its page and its content [P-632]', () => {
    const { needsFacts } = decide(keyed, {
      path: '/editorspick/1',
      query: {},
      how: 'load',
      viewer: full,
      now,
      answers: {},
    });
    expect(needsFacts.map(({ key, body }) => [key, body])).toEqual(
      needsFacts.map(() => ['/api/v1/iam/contents/editorspick/1', { pageId: 'PGE_AME_00128', contentId: '1' }]),
    );
    expect(needsFacts.length).toBeGreaterThan(0);
  });

  it('the home of the water park asks for the member in its park first, and leads to / when the call fails [V-036 V-037]', () => {
    const { path } = mains.CB;
    expect(open(path, full).calls).toEqual([expect.stringMatching(/^\/api\/v1\/iam\/members\/me\?.*parkType=CB$/)]);
    expect(
      decide(keyed, { path, query: {}, how: 'load', viewer: full, now, answers: { 'member-info': 'failed' } }).outcome,
    ).toEqual({ kind: 'redirect', to: '/' });
    expect(open(path, guest, failing).decision.screen).toBe('CBMain');
  });

  it.each(['EL', 'CB'] as const)(
    'the home of %s shows a member in its park the directions and the waits of now [V-036]',
    (venue) => {
      const drawn = (onSite: boolean) =>
        JSON.stringify(open(mains[venue].path, { ...full, onSite: { [venue]: onSite } }).decision.tree);
      expect([drawn(true).includes('MSG_TXT_HOME_ON_SITE'), drawn(false).includes('MSG_TXT_HOME_ON_SITE')]).toEqual([
        true,
        false,
      ]);
      expect(open(mains[venue].path, full).decision.tree.flatMap(namesBelow)).toContain('places');
    },
  );

  const says =
    (respnsCd: string): CallAnswers =>
    () => ({ respnsCd, respnsMsg: 'Once more' });
  it.each([
    ['000', { kind: 'page', at: '/mypage/survey-result', text: [] }],
    ['494', { kind: 'page', at: '/mypage/survey-list', text: [] }],
    ['777', { kind: 'refused', at: '/mypage/survey-result', text: ['Once more'] }],
  ] as const)(
    'the survey result of an answer %s is shown, or leads to the list [P-408] [P-409] [P-630]',
    (code, { kind, at, text }) => {
      for (const curResort of ['EL', 'CB', 'HB', 'SW'] as const) {
        const { decision, at: led, calls } = open('/mypage/survey-result', { ...full, curResort }, says(code));
        expect([decision.outcome.kind, led, decision.notices.map((one) => one.text)]).toEqual([kind, at, text]);
        expect(calls.find((call) => call.includes('/persona-type'))).toContain(
          `parkKindCd=${curResort === 'EL' ? '01' : '02'}`,
        );
      }
    },
  );

  it.each([
    [0, 0, 0, '/mypage/point-no-data'],
    [0, 1, 0, '/mypage/point-his-list'],
    [0, 0, 1, '/mypage/point-his-list'],
    [5, 0, 0, '/mypage/point-his-list'],
  ])(
    'the Som history of %i Som, %i entries and %i held rewards opens %s [P-412]',
    (remainPointAmt, tranDetalisCnt, totalCnt, at) => {
      const answers: CallAnswers = ({ key }) =>
        key.includes('history') ? { tranDetalisCnt } : { point: { remainPointAmt }, totalCnt };
      expect(open('/mypage/point-his-list', full, answers).at).toBe(at);
    },
  );

  it('the Som history asks for the entries of the last twelve months, 100 of them, of a member without Som alone [P-411] [P-727]', () => {
    const asked = (remainPointAmt: number) =>
      open('/mypage/point-his-list', full, ({ key }) =>
        key.includes('history') ? { tranDetalisCnt: 1 } : { point: { remainPointAmt } },
      )
        .calls.filter((call) => call.startsWith('/api/v1/iam/point/my-point-history?'))
        .map((call) => Object.fromEntries(new URLSearchParams(call.split('?')[1])));
    expect(asked(0)).toMatchObject([{ startDt: '20251121', endDt: '20261121', pagePerCount: '100' }]);
    expect(asked(5)).toEqual([]);
  });

  it.each(['/haneul-land/event/attend-check', '/aqua-bay/event/attend-check'])(
    '%s without an event is closed',
    (address) => {
      expect(open(address, full, () => ({ event: null })).decision.notices).toEqual([
        { kind: 'alert', text: 'MSG_ALT_IAM_ATTENDANCE_CHECK_EVENT_IS_CLOSED' },
      ]);
    },
  );

  it("an empty editor's pick goes back", () => {
    const { outcome } = decide(keyed, {
      path: '/editorspick',
      query: {},
      how: 'push',
      previous: { path: '/terms', screen: 'Terms' },
      viewer: guest,
      now,
    });
    expect(outcome).toMatchObject({ kind: 'refused', stay: true, back: true });
  });
});

describe('coming from elsewhere', () => {
  it.each(specRoutes.filter(({ gates }) => gates[0] === 'login').map(({ address }) => [address] as const))(
    'a guest who comes from the login to %s gets to the resort main [P-366]',
    (address) => {
      const { outcome } = decide(keyed, {
        path: address.replace(/(.)\/$/, '$1'),
        query: {},
        how: 'push',
        previous: { path: '/member/login', screen: 'Login' },
        viewer: { ...guest, curResort: 'EL' },
        now,
      });
      expect(outcome).toEqual({
        kind: 'redirect',
        to: address.startsWith('/aqua-bay') ? mains.CB.path : mains.EL.path,
      });
    },
  );

  it.each(['EL', 'CB', 'HB', 'SW'] as const)(
    '/landing?mode=main leads to the main page of %s, and members find no page for guests there',
    (curResort) => {
      expect(open('/landing?mode=main', { ...guest, curResort }).at).toBe(mains[curResort].path);
      expect(open('/member/login', { ...full, curResort }).at).toBe(mains[curResort].path);
    },
  );
});

it.each([
  ['P-173', '/extmem/join-finish', 'JoinFinish'],
  ['P-180', '/member/verify/ipin', 'VerifyIpin'],
  ['P-183', '/member/sns/parent-auth', 'SnsJoinParentAuth'],
  ['P-198', '/mypage/set-my-profile', 'SetMyProfile', full],
  ['P-213', '/mypage/my-badge', 'MyBadge', full],
] as const)('[%s] %s is the screen %s', (_, address, screen, viewer = guest) => {
  const { decision } = open(address, viewer);
  expect(decision).toMatchObject({ outcome: { kind: 'page' }, screen });
  expect(decision.tree).not.toEqual([]);
});

describe('a page for guests', () => {
  it.each([
    ['P-161', '/member/login', 'Login'],
    ['P-165', '/member/search-id', 'SearchId'],
    ['P-166', '/member/search-id-result', 'SearchIdResult'],
    ['P-167', '/member/search-password', 'SearchPassword'],
  ])('[%s] %s is the screen %s, which members do not get: they are led to the resort main', (_, address, screen) => {
    for (const way of ways) {
      const { decision, at } = open(address, { ...guest, ...way });
      expect([decision.outcome.kind, decision.screen, decision.tree.length > 0, at]).toEqual([
        'page',
        screen,
        true,
        address,
      ]);
      for (const curResort of ['EL', 'CB', 'HB', 'SW'] as const)
        expect(open(address, { ...full, ...way, curResort }).at).toBe(mains[curResort].path);
    }
  });
});

it.each([
  [
    'EL',
    '/haneul-land/map',
    ['ELMap', 'FacilityMap', 'FindWay', 'FindWayMap', 'FacilitiesDetail', 'SmartLine', 'TutorialGate'],
  ],
  [
    'CB',
    '/aqua-bay/map',
    ['CBmap', 'CBFacilityMap', 'CBFindWay', 'CBFindWayMap', 'CBFacilitiesDetail', 'CBSmartLine', 'CBTutorialGate'],
  ],
] as const)(
  'the map screens of %s have the names of the specification, each at one path below the map [V-082]',
  (venue, map, names) => {
    const paths = names.map((screen) =>
      Object.values(shipped.pages)
        .filter((page) => page.venue === venue && page.screen === screen)
        .map(({ path }) => path),
    );
    expect(paths.map(({ length }) => length)).toEqual(names.map(() => 1));
    expect(new Set(paths.flat()).size).toBe(names.length);
    expect(paths.flat().every((path) => path === map || path.startsWith(`${map}/`))).toBe(true);
    expect(names.map((screen) => shipped.screens[screen])).toEqual(paths.flat());
  },
);

describe('the share button', () => {
  it("is on every page of a venue that shows one thing by its number, but for those of the wallet, which are one member's own", () => {
    const details = Object.values(shipped.pages).filter(
      ({ venue, path }) => venue !== undefined && path.includes('{') && !path.includes('pocket'),
    );
    expect(details.length).toBeGreaterThan(30);
    expect(details.filter(({ flags }) => flags.shareBtn !== true).map(({ screen }) => screen)).toEqual([]);
  });

  it('is not on pages of members, where what is shared would be their own', () => {
    const own = Object.values(shipped.pages).filter(
      ({ path, flags }) => (path.startsWith('/mypage') || path.includes('pocket')) && flags.shareBtn === true,
    );
    expect(own.map(({ path }) => path)).toEqual(['/mypage/memory-report-share/{parkKindCd}/{reportDate}']);
  });
});
