import { beforeAll, describe, expect, it } from 'vitest';
import { readDeepLink, readPush, type Snapshot } from '#engine';
import { compileSite, prepare } from '#content';
import type { Viewer } from '#schemas/viewer';
import { openAddress } from '../support/open-address.ts';
import { shippedDocuments } from '../support/shipped-documents.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const member: Viewer = {
  locale: 'ko',
  platform: 'APP',
  os: 'android',
  curResort: 'EL',
  tester: false,
  listed: false,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: { EL: true, CB: true },
};
const guest: Viewer = {
  locale: 'ko',
  platform: 'APP',
  os: 'android',
  curResort: 'EL',
  tester: false,
  listed: false,
  login: false,
};
const [EL, CB] = ['/haneul-land/sky-pocket', '/aqua-bay/aqua-pocket'];

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await shippedSnapshot();
});
const open = (address: string, viewer: Viewer) => openAddress(snapshot, address, { how: 'load', viewer, now });

/** Requirement, address, screen; `app` for screens that only the app has. */
const screens = [
  ['V-105', EL, 'PocketMain', 'app'],
  ['V-106', `${EL}/list/smartticket`, 'SmartTicketList'],
  ['V-107', `${EL}/ticket/season`, 'SeasonTicketInfo', 'app'],
  ['V-108', `${EL}/regist`, 'TicketRegist', 'app'],
  ['V-109', `${EL}/regist/sms`, 'TicketRegistSMSMMS', 'app'],
  ['V-110', `${EL}/regist/regular?friend=1`, 'RegularTicketRegist', 'app'],
  ['V-111', `${EL}/regist/mealCoupon`, 'MealCouponReg'],
  ['V-128', `${EL}/regist/exp-pass-reg`, 'ExperiencePassRegist'],
  ['V-129', `${EL}/regist/exp-pass-smart`, 'ExperiencePassSmartList'],
  ['V-130', `${EL}/regist/exp-pass-sms`, 'ExperiencePassSMSMMS'],
  ['V-132', CB, 'CBPocketMain', 'app'],
  ['V-133', `${CB}/list/smartticket`, 'CBSmartTicketList'],
  ['V-134', `${CB}/regist`, 'CBTicketRegist', 'app'],
  ['V-135', `${CB}/regist/sms`, 'CBTicketRegistSMSMMS', 'app'],
  ['V-145', `${CB}/regist/mealCoupon`, 'CBMealCouponReg'],
  ['V-146', `${CB}/regist/exp-pass-reg`, 'CBExperiencePassRegist'],
  ['V-147', `${CB}/regist/exp-pass-smart`, 'CBExperiencePassSmartList'],
  ['V-148', `${CB}/regist/exp-pass-sms`, 'CBExperiencePassSMSMMS'],
] as const satisfies readonly (readonly [string, string, string, 'app'?])[];

describe.each(screens.map(([id, address, screen, app]) => ({ id, address, screen, app })))(
  '$address',
  ({ id, address, screen, app }) => {
    it(`opens ${screen} for members${app === undefined ? '' : ', in the app only'}, and asks guests to log in [${id}] [V-104]`, () => {
      const shown = open(address, member).decision;
      expect([shown.outcome.kind, shown.screen, snapshot.pages[shown.pageId]?.state, shown.tree.length > 0]).toEqual([
        'page',
        screen,
        'N',
        true,
      ]);
      const refused = open(address, guest).decision;
      expect([refused.outcome.kind, JSON.stringify(refused.notices)]).toEqual([
        'refused',
        expect.stringContaining(`/member/login?from=${encodeURIComponent(address)}`),
      ]);
      expect(open(address, { ...member, platform: 'WEB_MOBILE' }).decision.outcome.kind).toBe(
        app === undefined ? 'page' : 'refused',
      );
    });
  },
);

it.each([
  [EL, 'ko', '이 서비스는 리조트 앱에서만 이용할 수 있어요'],
  [CB, 'en', 'This service is provided only by the resort app'],
] as const)('%s tells a member on the web in a snackbar that only the app has it: %s [V-365]', (base, locale, text) => {
  const { outcome, notices } = open(base, { ...member, locale, platform: 'WEB_MOBILE' }).decision;
  expect([outcome.kind, notices]).toEqual(['refused', [expect.objectContaining({ kind: 'snackbar', text })]]);
});

it('holds the pages whose section has the word pocket, and each asks guests to log in [P-051] [V-022]', () => {
  const pages = Object.values(snapshot.pages).filter(({ venue }) => venue === 'EL' || venue === 'CB');
  const isPocket = (path: string): boolean => path.split('/')[2]?.includes('pocket') === true;
  const found = pages.filter(({ path }) => isPocket(path));
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ flags }) => flags.isNeedLogin !== true).map(({ path }) => path)).toEqual([]);
});

it.each([[EL], [CB]])(
  '%s has tabs of tickets, coupons and gift cards; those have tabs of own and sent ones',
  (base) => {
    const { tree } = open(`${base}?tab=gift&subTab=subTab2`, member).decision;
    const tabs = JSON.stringify(tree);
    for (const part of [
      '"value":"ticket"',
      '"value":"coupon"',
      '"value":"gift"',
      '"param":"subTab"',
      '"value":"subTab1"',
      '"value":"subTab2"',
    ])
      expect(tabs).toContain(part);
  },
);

/** Query of the pocket after a visit to an address, as its tabs and lists read it. */
const queryAt = (address: string, from?: string) => {
  const { decision } = openAddress(snapshot, address, {
    how: 'push',
    viewer: member,
    now,
    ...(from === undefined ? {} : { previous: { screen: from, path: '/' } }),
  });
  return { screen: decision.screen, query: decision.frame.model.query ?? {} };
};

it.each([
  [EL, 'EL', 'PocketMain'],
  [CB, 'CB', 'CBPocketMain'],
])('%s opens the tab that deep links and pushes ask for [V-165]', (_, park, screen) => {
  const links = ['coupon', 'giftcard_mycard', 'giftcard_sent', 'reg_qr'].map((page) =>
    readDeepLink(snapshot, { parkType: park, page }, 'https://own.example'),
  );
  const targets = [...links, readPush(snapshot, { type: 'CPN', parkType: park }, 'https://own.example')].map((target) =>
    target.kind === 'inside' ? target.to : '',
  );
  const found = targets
    .map((to) => queryAt(to))
    .map(({ screen: opened, query: { tab, subTab, qr } }) => [opened, tab, subTab, qr]);
  expect(found).toEqual([
    [screen, 'coupon', undefined, undefined],
    [screen, 'gift', 'subTab1', undefined],
    [screen, 'gift', 'subTab2', undefined],
    [screen, undefined, undefined, 'Y'],
    [screen, 'coupon', undefined, undefined],
  ]);
});

it.each([
  [EL, ''],
  [CB, 'CB'],
])('%s keeps the season pass in its address only for visitors from its page [V-166]', (base, pre) => {
  const address = `${base}?tab=ticket&pocketSeasonTicketNo=p1`;
  expect(queryAt(address, `${pre}SeasonTicketInfo`).query).toEqual({ tab: 'ticket', pocketSeasonTicketNo: 'p1' });
  expect([queryAt(address, `${pre}CompanionRequest`), queryAt(address)].map(({ query }) => query)).toEqual([
    { tab: 'ticket' },
    { tab: 'ticket' },
  ]);
});

it.each([[EL], [CB]])(
  '%s has the widget that scans and registers a ticket when the address says qr=Y [V-164]',
  (base) => {
    const { tree, frame } = open(`${base}?qr=Y`, member).decision;
    expect([JSON.stringify(tree).includes('"startWith":"qr"'), frame.model.query]).toEqual([true, { qr: 'Y' }]);
  },
);

it('has a page for season passes of the water park by its document alone: without the document there is none [V-157]', async () => {
  const address = `${CB}/ticket/season`;
  expect(open(address, member).decision.screen).toBe('CBSeasonTicketInfo');
  const rest = shippedDocuments.filter(({ type, screen }) => !(type === 'page' && screen === 'CBSeasonTicketInfo'));
  const without = compileSite(
    await prepare(rest.map((body) => ({ type: body.type, id: body.id, body }))),
    { number: 1, hash: 'without' },
    { sandbox: true },
  );
  expect([
    without.screens['CBSeasonTicketInfo'],
    openAddress(without, address, { how: 'load', viewer: member, now }).decision.outcome.kind,
  ]).toEqual([undefined, 'notFound']);
});

it.each([[`${EL}/regist/regular?friend=1`], ['/haneul-land/announcement/reg-ones-ticket'], [`${CB}/regist/season`]])(
  '%s checks number and birth date before it registers a season pass [V-171]',
  (address) => {
    const { decision } = open(address, member);
    const form = JSON.stringify(decision.tree).match(/"uri":"[^"]+"/g);
    expect(form?.slice(0, 3)).toEqual(
      ['check-season-ticket-no', 'check-season-member-birth', 'season'].map(
        (call) => `"uri":"/api/v1/iam/tickets/${call}"`,
      ),
    );
  },
);

interface Badge {
  readonly says?: readonly { readonly is: string; readonly text?: string }[];
  readonly tone?: string;
  readonly tones?: readonly { readonly is: string; readonly tone: string }[];
}
interface Card {
  readonly muted?: { readonly field: string; readonly is: readonly string[] };
  readonly badges?: readonly (Badge & { readonly field: string })[];
  readonly lines?: readonly (Badge & { readonly field: string })[];
  readonly title?: Badge & { readonly field: string };
  readonly over?: Badge & { readonly field: string };
}
const objectsOf = (value: unknown): readonly object[] =>
  typeof value !== 'object' || value === null ? [] : [value, ...Object.values(value).flatMap(objectsOf)];
const layouts = () =>
  shippedDocuments
    .filter(({ type }) => type === 'layout')
    .flatMap((body) => objectsOf(body).map((part) => ({ id: body.id, part })));

it('tells a state in one colour on all pages, and what a member has or did never in red', () => {
  const tones = layouts()
    .flatMap(({ part }) => ('says' in part && 'tones' in part ? [part as Badge] : []))
    .flatMap(({ says = [], tone = 'plain', tones: own = [] }) =>
      says.flatMap(({ is, text }) =>
        text === undefined ? [] : [{ is, text, tone: own.find((one) => one.is === is)?.tone ?? tone }],
      ),
    );
  const byText = Map.groupBy(tones, ({ text }) => text);
  expect(
    [...byText].filter(([, list]) => new Set(list.map(({ tone }) => tone)).size > 1).map(([text]) => text),
  ).toEqual([]);
  const good = new Set([
    'ENTERED',
    'REGISTERED',
    'ACTIVE',
    'ISSUED',
    'ACCEPTED',
    'APPROVED',
    'REACHED',
    'RESERVED',
    'OPEN',
    'USED',
  ]);
  expect(
    tones.filter(({ is, tone }) => good.has(is) && (tone === 'accent' || tone === 'stop')).map(({ text }) => text),
  ).toEqual([]);
});

it('says in words why a record is greyed', () => {
  const cards = layouts().flatMap(({ id, part }) =>
    'muted' in part && 'shape' in part ? [{ id, card: part as Card }] : [],
  );
  const silent = cards.filter(({ card: { muted, badges = [], lines = [], title, over } }) =>
    muted?.is.some(
      (value) =>
        ![...badges, ...lines, title, over]
          .filter((value) => value !== undefined)
          .some(
            ({ field, says = [] }) =>
              field === muted.field && says.some(({ is, text }) => is === value && text !== undefined),
          ),
    ),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it.each([[EL], [CB]])(
  '%s parts coupons into usable, used and past ones, and offers to register on the tab of tickets alone',
  (base) => {
    const tree = JSON.stringify(open(base, member).decision.tree);
    expect([...tree.matchAll(/"statusCd":"([A-Z,]+)"/g)].map(([, status]) => status)).toEqual(
      expect.arrayContaining(['RECEIVED,ISSUED,SENT', 'USED', 'EXPIRED']),
    );
    const placements = shippedDocuments.find(
      ({ type, id }) => type === 'layout' && id === snapshot.pages[open(base, member).decision.pageId]?.layout,
    )?.['placements'] as readonly { readonly id: string; readonly in?: string }[];
    expect(placements.filter(({ id }) => id === 'scan' || id === 'ways').map((placement) => placement.in)).toEqual([
      'ticket',
      'ticket',
    ]);
  },
);
