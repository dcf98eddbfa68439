import { beforeAll, describe, expect, it } from 'vitest';
import type { Prepared } from '#content';
import { answer, type AnswerInput } from '#content/answers/index';
import { decide, applyRecordHead, type Decision, type Snapshot } from '#engine';
import type { Page } from '#schemas/documents/page/schema';
import type { Viewer } from '#schemas/viewer';
import { feature as certification } from '../../src/server/services/certification/feature.ts';
import { feature as clubs } from '../../src/server/services/clubs/feature.ts';
import { feature as dayPasses } from '../../src/server/services/day-passes/feature.ts';
import { feature as consents } from '../../src/server/services/consents/feature.ts';
import { feature as externalLogin } from '../../src/server/services/external-login/feature.ts';
import { feature as identity } from '../../src/server/services/identity/feature.ts';
import { feature as joins } from '../../src/server/services/joins/feature.ts';
import { feature as profile } from '../../src/server/services/profile/feature.ts';
import { feature as recovery } from '../../src/server/services/recovery/feature.ts';
import { feature as social } from '../../src/server/services/social/feature.ts';
import { feature as withdrawal } from '../../src/server/services/withdrawal/feature.ts';
import { feature as companions } from '../../src/server/services/companions/feature.ts';
import { feature as billboard } from '../../src/server/services/billboard/feature.ts';
import { feature as miniGames } from '../../src/server/services/mini-games/feature.ts';
import { feature as files } from '../../src/server/site/files/feature.ts';
import { feature as events } from '../../src/server/services/events/feature.ts';
import { feature as disabledBoarding } from '../../src/server/services/disabled-boarding/feature.ts';
import { feature as facilityUse } from '../../src/server/services/facility-use/feature.ts';
import { feature as gifts } from '../../src/server/services/gifts/feature.ts';
import { feature as queue } from '../../src/server/services/queue/feature.ts';
import { feature as wallets } from '../../src/server/services/wallets/feature.ts';
import { feature as points } from '../../src/server/services/points/feature.ts';
import { feature as parkExit } from '../../src/server/services/park-exit/feature.ts';
import { feature as partnerCards } from '../../src/server/services/partner-cards/feature.ts';
import { feature as openSource } from '../../src/server/services/open-source/feature.ts';
import { feature as pocket } from '../../src/server/services/pocket/feature.ts';
import { feature as curation } from '../../src/server/services/curation/feature.ts';
import { feature as notifications } from '../../src/server/services/notifications/feature.ts';
import { feature as reports } from '../../src/server/services/reports/feature.ts';
import { feature as settings } from '../../src/server/services/settings/feature.ts';
import { registerContents } from '../../src/server/services/contents/routes.ts';
import { registerParkCalls } from '../../src/server/services/park-state/calls.ts';
import { registerShares } from '../../src/server/site/shares/routes.ts';
import { accountServer } from '../support/account-server.ts';
import { shippedRelease } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const server = accountServer({
  features: [
    certification,
    externalLogin,
    identity,
    joins,
    profile,
    recovery,
    social,
    withdrawal,
    registerContents,
    registerParkCalls,
    registerShares,
    consents,
    clubs,
    dayPasses,
    curation,
    pocket,
    companions,
    points,
    gifts,
    events,
    billboard,
    miniGames,
    files,
    queue,
    facilityUse,
    disabledBoarding,
    parkExit,
    partnerCards,
    openSource,
    wallets,
    notifications,
    reports,
    settings,
  ],
});

let prepared: Prepared;
let snapshot: Snapshot;
beforeAll(async () => {
  ({ prepared, snapshot } = await shippedRelease());
});

type Settings = Readonly<Record<string, unknown>>;
const pages = (): readonly Page[] => [...prepared.documents.page.values()];
const placed = (layout: string) => prepared.documents.layout.get(layout)?.placements ?? [];
const isWide = ({ detail, details, count }: Settings): boolean =>
  (detail !== undefined || details !== undefined) && Number(count) >= 10;
const isHome = ({ flags }: Page): boolean => flags.homeLogo === true;

/** A page whose name says so, or that shows whole lists whose entries lead on. Homes and what only quotes a few entries are none. */
const isList = (page: Page): boolean =>
  page.screen.endsWith('List') ||
  (!isHome(page) &&
    placed(page.layout).some(
      ({ widget, settings }) => (widget === 'post-list' || widget === 'notice-list') && isWide(settings),
    ));

/** A page of one record that everybody may read, or will, by what it shows or by its name; the wallet's records are the member's own. */
const isDetail = (page: Page): boolean =>
  placed(page.layout).some(({ widget }) => widget === 'post-detail' || widget === 'notice-detail') ||
  (page.venue !== undefined &&
    /(Dtl|Detail)$/.test(page.screen) &&
    !page.paths.some((path) => /^\/[^/]*pocket/.test(path)));

describe('lists and details of every venue', () => {
  it('every list keeps its state while its entries are read', () => {
    expect(pages().filter(isList).length).toBeGreaterThan(40);
    expect(
      pages()
        .filter((page) => isList(page) && (page.flags.keepAlive !== true || page.flags.keepAliveName !== page.screen))
        .map(({ screen }) => screen),
    ).toEqual([]);
  });

  it('every detail of notices, promotions, events, courses, facilities and story has a share button', () => {
    expect(pages().filter(isDetail).length).toBeGreaterThan(40);
    expect(
      pages()
        .filter((page) => isDetail(page) && page.flags.shareBtn !== true)
        .map(({ screen }) => screen),
    ).toEqual([]);
  });

  it('every page has texts to be found by, and a page in development says what its service will do', () => {
    const unsaid = pages().filter(
      ({ seo, pageInfo }) =>
        seo.title === undefined ||
        seo.description === undefined ||
        (pageInfo.pageStatusCode === 'D' && pageInfo.pageBlockContent === ''),
    );
    expect(unsaid.map(({ screen }) => screen)).toEqual([]);
  });
});

const guest: Viewer = { locale: 'ko', platform: 'APP', os: 'android', curResort: 'EL', login: false, tester: false };
const member: Viewer = {
  ...guest,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: { EL: true, CB: true },
};
const tester: Viewer = { ...member, tester: true, listed: true };

const ask = (address: string, viewer: Viewer): Decision => {
  const [path = '', search = ''] = address.split('?');
  return decide(snapshot, { path, query: Object.fromEntries(new URLSearchParams(search)), how: 'load', viewer, now });
};

interface Call {
  readonly method: string;
  readonly uri: string;
}
/** Everything anywhere in what is shown that makes a call when it is pressed. */
const callsIn = (value: unknown): readonly Call[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'uri' in value && 'method' in value && typeof value.uri === 'string' && typeof value.method === 'string'
      ? [{ method: value.method, uri: value.uri }]
      : [];
  return [...own, ...Object.values(value).flatMap(callsIn)];
};
const widgetsIn = (nodes: Decision['tree']): readonly string[] =>
  nodes.flatMap(({ widget, children }) => [widget, ...widgetsIn(children)]);

/** Codes as the venue's own documents have them; everything else is the demo record 1. */
const addressOf = (page: Page): string => {
  const venue = prepared.documents.venue.get(page.venue ?? '');
  const layout = placed(page.layout).find(({ widget }) => widget === 'post-detail')?.settings['class'];
  const codes: Readonly<Record<string, unknown>> = {
    publctTypeCd: venue?.publctTypeCd,
    parkKindCd: venue?.parkKindCd,
    park: venue?.parkKindCd,
    bnftClassCd: layout,
    bnftKindCd: '01',
  };
  return `${venue === undefined ? '' : `/${venue.slug}`}${page.paths[0]}`.replaceAll(
    /\{([^}]+)\}/g,
    (_, name: string) => (typeof codes[name] === 'string' ? codes[name] : '1'),
  );
};

const isServed = ({ method, uri }: Call): boolean =>
  Object.entries(server.app().swagger().paths ?? {}).some(
    ([path, operations]) =>
      new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(uri) &&
      Object.hasOwn(operations ?? {}, method.toLowerCase()),
  );

describe('what is drawn', () => {
  it.each([
    ['a guest', guest],
    ['a member', member],
    ['a listed tester', tester],
  ] as const)('makes no call that there is not, for %s', (_, viewer) => {
    const shown = pages()
      .filter(({ paths }) => !paths[0]?.includes('*}'))
      .map((page) => [page.screen, ask(addressOf(page), viewer)] as const);
    const calls = shown.flatMap(([screen, { tree }]) => callsIn(tree).map((call) => ({ screen, ...call })));
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter((call) => !isServed(call))).toEqual([]);
    const reads = shown.flatMap(([screen, { needs }]) =>
      needs.map(({ key }) => ({ screen, method: 'GET', uri: key.split('?', 1)[0] ?? '' })),
    );
    expect(reads.filter((call) => !isServed(call))).toEqual([]);
  });

  it.each([
    ['a guest', guest],
    ['a member', member],
  ] as const)('on a page in development is no form and no call, but a way on, for %s', (_, viewer) => {
    const inDevelopment = pages()
      .filter(({ pageInfo }) => pageInfo.pageStatusCode === 'D')
      .map((page) => [page.screen, ask(addressOf(page), viewer)] as const);
    const open = inDevelopment.filter(([, { outcome }]) => outcome.kind === 'preparing');
    expect(open.length).toBeGreaterThan(0);
    expect(
      open
        .filter(
          ([, { tree }]) =>
            widgetsIn(tree).includes('form') || callsIn(tree).length > 0 || !widgetsIn(tree).includes('state-panel'),
        )
        .map(([screen]) => screen),
    ).toEqual([]);
  });
});

const input = (): AnswerInput => ({
  documents: prepared.documents,
  rich: () => [],
  art: (name) => name,
  snapshot,
  viewer: guest,
  now,
});
const answered = (key: string) => {
  const [path = '', search = ''] = key.split('?');
  return answer(input(), path, Object.fromEntries(new URLSearchParams(search)));
};
const essential = (page: Page, address = addressOf(page)) =>
  ask(address, member)
    .needs.filter((need) => need.essential)
    .map(({ key }) => key);

describe('records', () => {
  it('every page of one record shows the demo record 1', () => {
    const records = pages()
      .filter(({ pageInfo }) => pageInfo.pageStatusCode === 'N')
      .flatMap((page) => essential(page).map((key) => ({ screen: page.screen, key })));
    expect(records.length).toBeGreaterThan(40);
    expect(records.filter(({ key }) => !answered(key).ok)).toEqual([]);
  });

  it.each([['ko'], ['en']] as const)('gives its page its own title and text in the head, in %s', (locale) => {
    const normal = pages().filter(
      (page) =>
        page.pageInfo.pageStatusCode === 'N' &&
        placed(page.layout).some(({ widget }) => widget === 'post-detail' || widget === 'notice-detail'),
    );
    expect(normal.length).toBeGreaterThan(30);
    const unsaid = normal.filter((page) => {
      const { head } = ask(addressOf(page), { ...member, locale });
      const answer = answered(head.record?.key ?? '');
      const { title = '', summary = '' } = (answer.ok ? answer.data : {}) as { title?: string; summary?: string };
      const said = applyRecordHead(head, answer.ok ? answer.data : undefined);
      return title === '' || said.title !== title || said.description !== (summary || head.description);
    });
    expect(unsaid.map(({ screen }) => screen)).toEqual([]);
  });

  it('a record that there is not is refused with 404', () => {
    const asked = pages()
      .flatMap((page) => essential(page))
      .map((key) => key.replace(/\/1(?=\?)|(?:eventId|facilityId)=1\b/, (id) => id.replace('1', '999999')));
    expect(
      asked
        .map((key) => [key, answered(key)])
        .filter(([, found]) => (found as { readonly status?: number }).status !== 404),
    ).toEqual([]);
  });
});
