import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { openAddress } from '../support/open-address.ts';
import { shippedDocuments } from '../support/shipped-documents.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const now = Date.parse('2026-11-21T03:00:00Z');
const slugs: Readonly<Record<string, string>> = {
  EL: '/haneul-land',
  CB: '/aqua-bay',
  HB: '/forest-stay',
  SW: '/speedway',
};
const guest: Viewer = {
  locale: 'ko',
  platform: 'APP',
  os: 'android',
  curResort: 'EL',
  login: false,
  tester: false,
  listed: false,
  production: false,
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
  onSite: { EL: true, CB: true },
};

interface PageDocument {
  readonly type: string;
  readonly venue?: string;
  readonly paths: readonly string[];
}
const addresses = (shippedDocuments as readonly unknown[] as readonly PageDocument[]).flatMap(
  ({ type, venue = '', paths }) =>
    type === 'page' && slugs[venue] !== undefined
      ? paths.filter((path) => !path.includes('{')).map((path) => `${slugs[venue] ?? ''}${path}`)
      : [],
);

const open = (address: string, viewer: Viewer) => openAddress(shipped, address, { how: 'load', viewer, now });
const decided = (address: string, viewer: Viewer) => {
  const { at, decision } = open(address, viewer);
  return JSON.stringify([at, decision.outcome, decision.notices]);
};
/** Screens with the own records of a member, which decisions add to the pocket, the registration and the directions. */
const own =
  /\/(?:announcement\/(?:rejoin-reward|dream-point-conversion)|course\/(?:my-course-dtl|reg-my-course|visit-plan)|facility\/facility-use(?:-complete)?|ticket\/(?:leave-by-qr|activities-detail|my-(?:ecube|grp)-member-management))$/;
const named =
  /^\/(?:haneul-land\/sky|aqua-bay\/aqua)-pocket(?:\/|$)|^\/(?:haneul-land|aqua-bay)\/(?:announcement\/reg-ones-ticket|map\/find(?:\/way)?)$/;
const asksForLogin = (address: string): boolean => {
  const { at, decision } = open(address, guest);
  return (
    at.startsWith('/member/login') ||
    decision.notices.some(({ then }) => then !== undefined && 'to' in then && then.to.startsWith('/member/login'))
  );
};

describe('a guest is asked to log in', () => {
  it('on the pocket, registration, directions and the own screens of a member, and on no other screen of a venue [V-364]', () => {
    const expected = addresses.filter((address) => named.test(address) || own.test(address));
    expect(expected.filter((address) => named.test(address)).length).toBeGreaterThan(45);
    expect(addresses.filter(asksForLogin).toSorted()).toEqual(expected.toSorted());
  });
});

describe('the roles', () => {
  const roles = {
    'a guest in the app': guest,
    'a guest on the web': { ...guest, platform: 'WEB_MOBILE' },
    'a member in the app': member,
    'a member on the web': { ...member, platform: 'WEB_MOBILE' },
  } as const satisfies Record<string, Viewer>;
  const others: readonly Partial<Viewer>[] = [
    { os: 'ios' },
    { grade: 'T4' },
    { loginType: 'KAKAO' },
    { regular: false },
    { tester: true },
    { production: true },
  ];

  it('are told apart by the login and by the platform [V-363]', () => {
    const answers = (address: string) =>
      Object.values(roles)
        .map((viewer) => open(address, viewer).decision)
        .map(({ outcome, notices }) => [outcome.kind, notices.map(({ kind }) => kind).join()]);
    const [asked, shown, told] = [
      ['refused', 'alert'],
      ['page', ''],
      ['refused', 'snackbar'],
    ];
    expect(answers('/haneul-land/course/reg-my-course')).toEqual([asked, asked, shown, shown]);
    expect(answers('/haneul-land/sky-pocket')).toEqual([asked, asked, shown, told]);
  });

  it.each([
    '/haneul-land/sky-pocket',
    '/haneul-land/sky-pocket/ticket/season',
    '/haneul-land/sky-pocket/regist/regular',
    '/haneul-land/sky-pocket/regist/coupon-gift-list',
    '/haneul-land/sky-pocket/gift-card/regist',
    '/haneul-land/sky-pocket/regist/exp-pass-reg',
    '/haneul-land/sky-pocket/regist/mealCoupon',
    '/haneul-land/sky-pocket/companion-invite',
    '/haneul-land/map/smart-line',
    '/haneul-land/map/find',
    '/haneul-land/event',
    '/haneul-land/course/reg-my-course',
  ])('a member in the app opens %s [V-007]', (address) => {
    const { at, decision } = open(address, member);
    expect([at, decision.outcome.kind, decision.notices]).toEqual([address, 'page', []]);
  });

  it.each(Object.entries(roles))(
    '%s gets the same decision on every screen of a venue, whatever else is known [V-363]',
    (_, viewer) => {
      const known =
        viewer.login === true
          ? others
          : others.filter((other) => 'os' in other || 'tester' in other || 'production' in other);
      expect(addresses.length).toBeGreaterThan(150);
      expect(
        addresses.filter((address) =>
          known.some((other) => decided(address, { ...viewer, ...other }) !== decided(address, viewer)),
        ),
      ).toEqual([]);
    },
  );
});
