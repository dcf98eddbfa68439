import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { allCalls } from '../../schemas/calls.gen.ts';
import { decideAnswered, openAddress, usualAnswers, type CallAnswers } from '../support/open-address.ts';
import { shippedDocuments } from '../support/shipped-documents.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const now = Date.parse('2026-11-21T03:00:00Z');
const slugs: Readonly<Record<string, string>> = { EL: '/haneul-land', CB: '/aqua-bay' };
const guest: Viewer = { locale: 'en', platform: 'APP', os: 'android', curResort: 'EL', login: false };
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
const open = (address: string, viewer: Viewer, answers: CallAnswers = usualAnswers) =>
  openAddress(shipped, address, { how: 'load', viewer, now }, answers);

interface MenuDocument {
  readonly items: readonly { readonly menuUid: string; readonly pageId?: string }[];
}
interface PageDocument {
  readonly type: string;
  readonly venue?: string;
  readonly screen: string;
  readonly paths: readonly string[];
}
const addresses = (shippedDocuments as readonly unknown[] as readonly PageDocument[])
  .filter(({ type, venue }) => type === 'page' && venue !== undefined && slugs[venue] !== undefined)
  .flatMap(({ venue = '', paths }) =>
    paths.filter((path) => !path.includes('{')).map((path) => `${slugs[venue] ?? ''}${path}`),
  );
const isPocket = (address: string): boolean => address.split('/')[2]?.includes('pocket') === true;
const pockets = addresses.filter(isPocket);
const directions = addresses.filter((address) => /\/map\/find(\/way)?$/.test(address));

/** Returns the login address to which a guest is redirected, or led by a message. */
const loginOf = (address: string): string | undefined => {
  const { at, decision } = open(address, guest);
  const said = decision.notices
    .map(({ then }) => (then !== undefined && 'to' in then ? then.to : ''))
    .find((to) => to.startsWith('/member/login'));
  return at.startsWith('/member/login') ? at : said;
};

describe('a guest', () => {
  it.each([
    '/haneul-land/announcement',
    '/haneul-land/promotion/usage-fee',
    '/haneul-land/promotion/discount-info',
    '/haneul-land/information/traffic',
    '/haneul-land/map',
    '/aqua-bay/announcement',
    '/aqua-bay/promotion/usage-fee',
    '/aqua-bay/promotion/discount-info',
    '/aqua-bay/map',
  ])('reads %s without a login [V-006]', (address) => {
    expect([loginOf(address), open(address, guest).decision.outcome.kind]).toEqual([undefined, 'page']);
  });

  it('is asked to log in on every pocket route and on the directions, with the way back in from [V-025] [V-343] [V-364]', () => {
    expect([pockets.length > 40, directions.length]).toEqual([true, 4]);
    expect(
      [...pockets, ...directions].filter(
        (address) => loginOf(address) !== `/member/login?from=${encodeURIComponent(address)}`,
      ),
    ).toEqual([]);
  });

  it.each(['/haneul-land/sky-pocket', '/aqua-bay/aqua-pocket', '/haneul-land/map/find'])(
    'is told why on %s [V-343] [V-511]',
    (address) => {
      expect(JSON.stringify(open(address, guest).decision.notices)).toContain(
        'You can use the service after logging in',
      );
    },
  );
});

it.each(['/haneul-land/sky-pocket', '/aqua-bay/aqua-pocket', '/haneul-land/event/attend-check'])(
  '%s says on the web that it is for the app [V-512]',
  (address) => {
    const { decision } = open(address, { ...member, platform: 'WEB_MOBILE' });
    expect([decision.outcome.kind, decision.notices.map(({ text }) => text)]).toEqual([
      'refused',
      ['This service is provided only by the resort app'],
    ]);
  },
);

/** Pages that only the app has, by ID, with the screen that it opens there. */
const ofTheApp = [
  ['PGE_AME_00115', 'AttendCheck', '[P-040] [P-507]'],
  ['PGE_AMK_00092', 'CBAttendCheck', '[P-040] [P-507]'],
  ['PGE_AME_00116', 'MiniGameList', '[P-507]'],
  ['PGE_AMK_00093', 'CBMiniGameList', '[P-507]'],
  ['PGE_AME_00097', 'TableOrder', '[P-501] [P-507]'],
  ['PGE_AME_00098', 'PickupOrder', '[P-502] [P-507]'],
  ['PGE_CMZ_00060', 'AppSetting', '[P-041] [P-265] [P-484]'],
  ['PGE_AMM_00002', 'Noti', '[P-042] [P-195] [P-484]'],
  ['PGE_CMZ_00040', 'SomCharging', '[P-043]'],
  ['', 'PocketMain', '[P-043]'],
  ['', 'CBPocketMain', '[P-043]'],
] as const;

it.each(ofTheApp)(
  'the page %s, %s, opens in the app, and says on the web that only the app has it %s',
  (id, screen, _) => {
    const address = shipped.screens[screen] ?? '';
    // Testers see the pages in preparation too.
    const { decision, at } = open(address, { ...member, tester: true, listed: true });
    expect([at, decision.screen, decision.outcome.kind, decision.notices]).toEqual([address, screen, 'page', []]);
    expect(decision.pageId).toContain(id);
    for (const platform of ['WEB_MOBILE', 'WEB_PC'] as const) {
      const onTheWeb = open(address, { ...member, platform }).decision;
      expect([onTheWeb.outcome.kind, onTheWeb.notices.map(({ text }) => text)]).toEqual([
        'refused',
        ['This service is provided only by the resort app'],
      ]);
    }
  },
);

it.each([
  ['PGE_AME_00097', 'scan', '[P-501]'],
  ['PGE_AME_00098', 'open', '[P-502]'],
] as const)('the menu entry of %s stands in the app alone, where it begins the order: %s %s', (id, kind, _) => {
  const uid = (shippedDocuments as readonly unknown[] as readonly MenuDocument[])
    .flatMap(({ items }) => (Array.isArray(items) ? (items as MenuDocument['items']) : []))
    .find(({ pageId }) => pageId === id)?.menuUid;
  const entries = (platform: Viewer['platform']) =>
    open('/haneul-land/home/main', { ...member, locale: 'ko', platform })
      .decision.frame.model.menu.flatMap(({ items }) => items)
      .filter((item) => item.id === uid);
  expect(entries('APP').map(({ command }) => command.kind)).toEqual([kind]);
  expect([...entries('WEB_MOBILE'), ...entries('WEB_PC')]).toEqual([]);
});

describe('my-info of a member', () => {
  it.each([
    ['/haneul-land/map/find', 'EL'],
    ['/haneul-land/map/find/way', 'EL'],
    ['/aqua-bay/map/find', 'CB'],
    ['/aqua-bay/map/find/way', 'CB'],
  ])('is read before %s is entered, for its park [V-346]', (address, park) => {
    expect(
      open(address, member).calls.filter(
        (call) => call.startsWith('/api/v1/iam/members/me') && call.includes(`parkType=${park}`),
      ),
    ).not.toEqual([]);
  });

  it.each([
    ['/haneul-land/home/main', 'EL'],
    ['/aqua-bay/home/main', 'CB'],
  ])('is read when a member opens %s [V-345]', (address, park) => {
    expect(
      open(address, member).calls.filter(
        (call) => call.startsWith('/api/v1/iam/members/me') && call.includes(`parkType=${park}`),
      ),
    ).not.toEqual([]);
  });

  it.each(['/haneul-land/home/main', '/aqua-bay/home/main', '/haneul-land/map/find', '/aqua-bay/map/find/way'])(
    'leads from %s to / if it fails [V-513]',
    (address) => {
      const { decision } = decideAnswered(
        shipped,
        { path: address, query: {}, how: 'load', viewer: member, now },
        (need) => (need.key.startsWith('/api/v1/iam/members/me') ? 'failed' : usualAnswers(need)),
      );
      expect(decision.outcome).toMatchObject({ kind: 'redirect', to: '/' });
    },
  );
});

it('keeps the valid date of season tickets as configuration [V-528]', () => {
  expect(JSON.stringify(shippedDocuments.filter(({ type }) => type === 'system-config'))).toContain(
    '"configId":"SEASON_TICKET_VALID_DATE","configValue":"2023-11-08"',
  );
});

describe('entities', () => {
  it.each([
    ['/api/v1/iam/contents/discounts', ['publctId', 'parkKindCd', 'bnftClassCd'], '[V-323]'],
    ['/api/v1/iam/information/facilities', ['parkKindCd', 'faciltCateKindCd', 'facilityId'], '[V-325]'],
    ['/api/v1/iam/evt/attend-dtl', ['event', 'eventId'], '[V-326]'],
    [
      '/api/v1/iam/members/me',
      [
        'enterParkInfo',
        'leaveParkInfo',
        'parkType',
        'enterLeaveType',
        'processYn',
        'processDate',
        'processTime',
        'pticketId',
        'enterTicketCnt',
      ],
      '[V-329]',
    ],
  ] as const)('of %s have the fields %j %s', (path, fields, _) => {
    const schema = JSON.stringify(allCalls.find((call) => call.path === path)?.data);
    expect(fields.filter((field) => !schema.includes(`"${field}":`))).toEqual([]);
  });

  it("of the editor's pick have categoryCd and publctId in the address, contentId and contentKindCd in the lookup [V-324]", () => {
    const schema = JSON.stringify(
      allCalls.find((call) => call.path.startsWith('/api/v1/iam/contents/editorspick/'))?.data,
    );
    expect(['publctId', 'contentId', 'contentKindCd'].filter((field) => !schema.includes(`"${field}":`))).toEqual([]);
    expect(shipped.screens['EditorsPickDetail']).toMatch(/\/\{categoryCd\}\/\{publctId\}$/);
  });

  it('of venues are EL 01, CB 02, HB 03 and SW 04, and EL is the default [V-320]', () => {
    const venues = shippedDocuments
      .filter(({ type }) => type === 'venue')
      .map((venue) => [venue.id, (venue as { readonly parkKindCd?: string }).parkKindCd]);
    expect([Object.fromEntries(venues), shipped.site.defaultVenue]).toEqual([
      { EL: '01', CB: '02', HB: '03', SW: '04' },
      'EL',
    ]);
  });
});
