import { beforeAll, describe, expect, it } from 'vitest';
import { readDeepLink, readPush, type Snapshot } from '#engine';
import { shippedSnapshot } from '#tests/shipped-snapshot.ts';

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await shippedSnapshot();
});

const toOf = (target: ReturnType<typeof readDeepLink>): string => (target.kind === 'inside' ? target.to : target.href);
const link = (payload: object): string => toOf(readDeepLink(snapshot, payload, 'https://own.example'));
const push = (payload: object): string => toOf(readPush(snapshot, payload, 'https://own.example'));

const login = '/member/login';
const mains: Readonly<Record<string, string>> = {
  EL: '/haneul-land/home/main',
  CB: '/aqua-bay/home/main',
  HB: '/forest-stay/home/main',
  SW: '/speedway/home/main',
};
const pocket: Readonly<Record<string, string>> = { EL: '/haneul-land/sky-pocket', CB: '/aqua-bay/aqua-pocket' };

/** Target of a name in a venue that has it: a path below its pocket (`~`), of its own, or shared; and the query that the name adds (4.9). */
const targets: readonly (readonly [
  id: string,
  name: string,
  path: string,
  query: string,
  also: Readonly<Record<string, string>>,
])[] = [
  ['P-417', 'login', login, '', {}],
  ['P-418', 'coupon', '~', 'tab=coupon', {}],
  ['P-419', 'reg_coupon', '~', 'tab=coupon', {}],
  ['P-420', 'reg_annual', '/announcement/reg-ones-ticket', '', {}],
  ['P-421', 'newsevent', '/event', '', { SW: '/speedway/information/event' }],
  ['P-422', 'reg_qpass', '~/regist', '', {}],
  ['P-423', 'reg_meal_cpn', '~/regist/mealCoupon', '', {}],
  ['P-424', 'reg_sms', '~/regist/sms', '', {}],
  ['P-425', 'reg_qr', '~', 'qr=Y', {}],
  ['P-426', 'ticket_rsvlist', '~/list/smartticket', '', {}],
  ['P-427', 'ticket_mng', '~', '', {}],
  ['P-428', 'giftcard_reg', '~/gift-card/regist', '', {}],
  ['P-429', 'giftcard_sent', '~', 'tab=gift&subTab=subTab2', {}],
  ['P-430', 'giftcard_mycard', '~', 'tab=gift&subTab=subTab1', {}],
  ['P-431', 'reg_ticket', '~/regist', '', {}],
  ['P-432', 'facil_list', '/map/list', '', { HB: '/forest-stay/amenity' }],
  ['P-433', 'reg_exppass', '~/regist/exp-pass-reg', '', {}],
  ['P-434', 'reg_allticket', '~/regist', '', {}],
];

const expected = (park: string, path: string, also: Readonly<Record<string, string>>): string => {
  const [slug = ''] = /^\/[^/]+/.exec(mains[park] ?? '') ?? [];
  const there = path.startsWith('~') ? `${pocket[park]}${path.slice(1)}` : path === login ? path : `${slug}${path}`;
  return also[park] ?? (path === login || pocket[park] !== undefined ? there : (mains[park] ?? ''));
};
const isThere = (park: string, path: string, also: Readonly<Record<string, string>>): boolean =>
  path === login || pocket[park] !== undefined || also[park] !== undefined;

describe('deep links of the shipped site', () => {
  it.each(targets)(
    '[%s] %s leads to its place in every park, or to the main page of a park without it [P-416] [P-440]',
    (_, name, path, query, also) => {
      const found = Object.keys(mains).map((park) => link({ parkType: park, page: name, code: '123' }));
      const wanted = Object.keys(mains).map(
        (park) =>
          `${expected(park, path, also)}?${isThere(park, path, also) && query !== '' ? `${query}&` : ''}parkType=${park}&code=123&pageKey=${name}&alarm=true`,
      );
      expect(found).toEqual(wanted);
    },
  );

  it.each(Object.entries(mains))('an unknown page leads to the main page of %s [P-435]', (park, main) => {
    expect(link({ parkType: park, page: 'nonsense' })).toBe(`${main}?parkType=${park}&pageKey=nonsense&alarm=true`);
  });

  it.each([
    ['C123', 'reg_coupon'],
    ['c123', 'reg_coupon'],
    ['CB123', 'reg_allticket'],
    ['cb123', 'reg_allticket'],
    ['M123', 'reg_coupon'],
    ['m9', 'reg_coupon'],
    ['C', 'reg_coupon'],
    ['123', 'reg_allticket'],
    ['', 'reg_allticket'],
    ['XC1', 'reg_allticket'],
  ])('reg_allticket with the code %j becomes %s [P-436]', (code, page) => {
    expect(
      ['EL', 'CB'].map((park) =>
        new URL(link({ parkType: park, page: 'reg_allticket', code }), 'https://own.example').searchParams.get(
          'pageKey',
        ),
      ),
    ).toEqual([page, page]);
  });

  it.each(['G123', 'g1', 'GCB'])('reg_allticket with the code %j becomes giftcard_reg [P-437]', (code) => {
    expect(['EL', 'CB'].map((park) => link({ parkType: park, page: 'reg_allticket', code }))).toEqual(
      ['EL', 'CB'].map(
        (park) => `${pocket[park]}/gift-card/regist?parkType=${park}&code=${code}&pageKey=giftcard_reg&alarm=true`,
      ),
    );
  });

  it('inlink opens a page of this site with alarm=true [V-026]', () => {
    expect(link({ parkType: 'CB', page: 'inlink', linkUrl: '/aqua-bay/event?x=1' })).toBe(
      '/aqua-bay/event?x=1&parkType=CB&pageKey=inlink&alarm=true',
    );
  });

  it('outlink leads to a page outside', () => {
    expect(readDeepLink(snapshot, { page: 'outlink', linkUrl: 'https://shop.haneul-resort.example/a' })).toMatchObject({
      kind: 'outside',
      known: true,
    });
    expect(readDeepLink(snapshot, { page: 'outlink', linkUrl: 'https://elsewhere.example/a' })).toMatchObject({
      kind: 'outside',
      known: false,
    });
  });
});

describe('pushes to the shipped site', () => {
  it.each([
    ['CPN', 'P-441'],
    ['CPON', 'P-442'],
    ['NOUSECPN', 'P-443'],
  ])('%s opens the pocket main page with tab=coupon [%s]', (type) => {
    expect(['EL', 'CB'].map((parkType) => push({ parkType, type }))).toEqual([
      `${pocket['EL']}?tab=coupon&alarm=true`,
      `${pocket['CB']}?tab=coupon&alarm=true`,
    ]);
  });

  it('NTC with a linkUrl opens the notice', () => {
    expect(push({ parkType: 'EL', type: 'NTC', linkUrl: '/haneul-land/announcement/1/01' })).toBe(
      '/haneul-land/announcement/1/01?alarm=true',
    );
  });

  it('NTC without a linkUrl opens the list of notices of its park [P-445]', () => {
    expect(Object.keys(mains).map((parkType) => push({ parkType, type: 'NTC' }))).toEqual(
      ['haneul-land', 'aqua-bay', 'forest-stay', 'speedway'].map((slug) => `/${slug}/announcement?alarm=true`),
    );
  });

  it('INLINK opens the page of its linkUrl [V-026]', () => {
    expect(push({ type: 'INLINK', linkUrl: '/aqua-bay/promotion/monthly' })).toBe(
      '/aqua-bay/promotion/monthly?alarm=true',
    );
  });

  it('OUTLINK leads to its linkUrl', () => {
    expect(push({ type: 'OUTLINK', linkUrl: 'https://shop.haneul-resort.example/' })).toBe(
      '/sandbox/site/shop.haneul-resort.example/',
    );
  });

  it.each(['XYZ', '', 'NTCLIST', '__proto__'])('any other type, such as %j, opens Noti [P-448]', (type) => {
    expect(Object.keys(mains).map((parkType) => push({ parkType, type }))).toEqual(
      Array.from({ length: 4 }, () => '/mypage/noti?alarm=true'),
    );
  });

  it('a push without parkType is one of EL [P-450]', () => {
    expect(push({ type: 'CPN' })).toBe(`${pocket['EL']}?tab=coupon&alarm=true`);
  });
});
