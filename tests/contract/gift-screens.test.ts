import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import { checkValue } from '#engine/values/validate-value';
import type { ValueRule } from '#schemas/form';
import type { Viewer } from '#schemas/viewer';
import { couponAnswer, couponsAnswer, giftCardAnswer, giftCardsAnswer } from '#schemas/calls/gifts/answers';
import { documentSchemas } from '#schemas/documents';
import { friendsAnswer } from '#schemas/calls/companions/answers';
import { firstPage, openAddress, type Opened } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { numbersIn, sampleAnswer } from '../support/sample-answer.ts';
import { shippedDocuments } from '../support/shipped-documents.ts';
import { guest, member } from '../support/screen-viewers.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const inApp: Viewer = { ...member, platform: 'APP' };
const now = Date.parse('2026-11-21T03:00:00Z');
const open = (address: string, viewer: Viewer): Opened => openAddress(shipped, address, { how: 'load', viewer, now });
const api = '/api/v1/iam/';
const el = '/haneul-land/sky-pocket';
const cb = '/aqua-bay/aqua-pocket';

type Shown = Pick<Opened, 'decision'>;
const readsOf = ({ decision }: Shown): readonly string[] => [
  ...new Set(
    decision.needs
      .filter(({ key }) => /giftcards|coupons|members\/friend/.test(key))
      .map(({ key }) => key.slice(api.length)),
  ),
];
const layoutOf = ({ decision }: Shown): string =>
  JSON.stringify(shipped.layouts[shipped.pages[decision.pageId]?.layout ?? '']);
const refusalOf = ({ decision }: Shown): string => `${decision.outcome.kind} ${JSON.stringify(decision.notices)}`;

/** A call for the first page. */
const paged = (call: string): string => `${call}${call.includes('?') ? '&' : '?'}currentPage=1&pagePerCount=20`;

/** Answers whose texts are marked with the number of their record; 0 is the one that the address names. */
const lists = { historyList: [1], cardList: [2], couponList: [3], friendList: [4] };
const records = {
  [`${api}giftcards/K7`]: sampleAnswer(giftCardAnswer, { lists }),
  [`${api}giftcards`]: sampleAnswer(giftCardsAnswer, { lists }),
  [`${api}coupons/C9`]: sampleAnswer(couponAnswer, { lists }),
  [`${api}coupons`]: sampleAnswer(couponsAnswer, { lists }),
  [`${api}members/friend`]: sampleAnswer(friendsAnswer, { lists }),
};

/** Address, screen, requirement, calls that it reads, numbers of the records that it shows, calls that it makes. */
const cards = [
  [el, '', '[V-121]', '[V-122]', '[V-123]', '[V-124]'],
  [cb, 'CB', '[V-152]', '[V-153]', '[V-154]', '[V-155]'],
].flatMap(
  ([base = '', prefix = '', ...rows]) =>
    [
      [`${base}/gift-card/regist`, `${prefix}GiftCardReg`, rows[0], [], [], ['giftcards/register']],
      [
        `${base}/gift-card/K7/SENT`,
        `${prefix}GiftCardDtl`,
        rows[1],
        ['giftcards/K7', paged('giftcards/K7')],
        [0, 1],
        ['giftcards/accept', 'giftcards/take-back'],
      ],
      [
        `${base}/gift-card/K7`,
        `${prefix}SendGiftDtl`,
        rows[2],
        ['giftcards/K7'],
        [0],
        ['giftcards/send', 'giftcards/take-back'],
      ],
      [
        `${base}/gift-card/balance-Transfer/K7`,
        `${prefix}BalanceTransfer`,
        rows[3],
        ['giftcards/K7', paged('giftcards?statusCd=ACTIVE&exceptNo=K7')],
        [0, 2],
        ['giftcards/transfer'],
      ],
    ] as const,
);
const coupons = [
  [
    `${el}/regist/coupon-gift-friend/C9`,
    'CouponGiftFriend',
    '[V-125]',
    ['coupons/C9', `members/friend?${firstPage}`],
    [0, 4],
    ['coupons/gift'],
  ],
  [
    `${el}/regist/coupon-gift-list`,
    'CouponGiftList',
    '[V-126]',
    [paged('coupons?statusCd=ISSUED'), paged('coupons?statusCd=RECEIVED%2CSENT')],
    [3],
    ['coupons/register', 'coupons/accept'],
  ],
  [`${el}/coupon/coupon-dtl/C9`, 'CouponDtl', '[V-127]', ['coupons/C9'], [0], ['coupons/use', 'coupons/take-back']],
  [`${cb}/regist/coupon-gift-friend`, 'CBCouponGiftFriend', '[V-149]', [], [], ['coupons/gift']],
  [
    `${cb}/regist/coupon-gift-list`,
    'CBCouponGiftList',
    '[V-150]',
    [paged('coupons?statusCd=ISSUED'), paged('coupons?statusCd=RECEIVED%2CSENT')],
    [3],
    ['coupons/register', 'coupons/accept'],
  ],
  [`${cb}/coupon/coupon-dtl`, 'CBCouponDtl', '[V-151]', [], [], ['coupons/use', 'coupons/take-back']],
] as const;

describe('screens of gift cards', () => {
  it.each(cards)(
    '%s shows %s in the app with the records of its calls, asks guests to log in, and leads web visitors to the app %s',
    async (address, screen, _, reads, numbers, makes) => {
      const shown = await renderAddress(address, { viewer: inApp, now, records });
      expect([shown.decision.outcome.kind, shown.decision.screen]).toEqual(['page', screen]);
      expect(readsOf(shown).toSorted()).toEqual([...reads].toSorted());
      expect(numbersIn(shown.text)).toEqual(numbers);
      expect(makes.filter((call) => !layoutOf(shown).includes(`"${api}${call}"`))).toEqual([]);
      expect(refusalOf(open(address, { ...guest, platform: 'APP' }))).toContain(
        `/member/login?from=${encodeURIComponent(address)}`,
      );
      expect(refusalOf(open(address, member))).toMatch(/^refused .*리조트 앱에서만 이용할 수 있어요/);
    },
  );

  it.each([el, cb])('%s asks for the number and the scratch code of a card to register', async (base) => {
    const { text } = await renderAddress(`${base}/gift-card/regist`, { viewer: inApp, now });
    expect(text).toContain('카드 번호 16자리');
    expect(text).toContain('스크래치 번호 10자리');
  });

  it('match static segments before parameters [V-158]', () => {
    expect(
      [
        `${el}/gift-card/regist`,
        `${el}/gift-card/balance-Transfer/123`,
        `${cb}/gift-card/regist`,
        `${cb}/gift-card/balance-Transfer/123`,
      ].map((address) => open(address, inApp).decision.screen),
    ).toEqual(['GiftCardReg', 'BalanceTransfer', 'CBGiftCardReg', 'CBBalanceTransfer']);
  });

  it.each([
    [el, 'ACTIVE', '쓸 수 있어요'],
    [el, 'SENT', '보냈어요'],
    [cb, 'USED', '다 썼어요'],
  ])('%s shows the status %s of its address until the call answers [V-352] [V-327]', async (base, status, label) => {
    const shown = async (address: string) => (await renderAddress(address, { viewer: inApp, now })).text;
    expect(await shown(`${base}/gift-card/K7/${status}`)).toContain(label);
    expect(await shown(`${base}/gift-card/K7`)).not.toContain(label);
  });

  it('name the number and the status of a card, which its link has too [V-327]', async () => {
    const giftCards = sampleAnswer(giftCardsAnswer, {
      lists: { cardList: [1] },
      values: { cardKey: 'K7', cardNo: '•••• 4417', cardStatus: 'SENT' },
    });
    const { html, text } = await renderAddress(`${el}?tab=gift`, {
      viewer: inApp,
      now,
      records: { [`${api}giftcards`]: giftCards },
    });
    expect(text).toContain('•••• 4417');
    expect(html).toContain(`href="${el}/gift-card/K7/SENT"`);
  });

  it('list friends on the screen of a card only to send it', () => {
    expect([readsOf(open(`${el}/gift-card/K7?mode=send`, inApp)), readsOf(open(`${el}/gift-card/K7`, inApp))]).toEqual([
      ['giftcards/K7', `members/friend?${firstPage}`],
      ['giftcards/K7'],
    ]);
  });
});

describe('screens of coupons', () => {
  it('take the coupon from the route [V-328]', () => {
    expect(
      [`${el}/coupon/coupon-dtl/C9`, `${el}/regist/coupon-gift-friend/C9`].map(
        (address) => open(address, member).decision.frame.model.params,
      ),
    ).toEqual([{ coupon: 'C9' }, { coupon: 'C9' }]);
  });

  it('offer friends only once a coupon is chosen', async () => {
    const shown = async (address: string) =>
      numbersIn((await renderAddress(address, { viewer: member, now, records })).text);
    expect(await shown(`${cb}/regist/coupon-gift-friend`)).toEqual([]);
    expect(await shown(`${cb}/regist/coupon-gift-friend/C9`)).toEqual([0, 4]);
  });

  it.each([`${cb}/regist/coupon-gift-friend`, `${cb}/coupon/coupon-dtl`])(
    '%s asks for a coupon where its address names none',
    async (address) => {
      const { text, html } = await renderAddress(address, { viewer: member, now });
      expect(text).toContain('어느 쿠폰인지 골라 주세요');
      expect(html).toContain(`href="${cb}/regist/coupon-gift-list"`);
    },
  );

  it('accept numbers of 1 to 20 letters, digits or underscores [V-354]', () => {
    const rule = shippedDocuments.find(
      ({ type, id }) => type === 'validation-rule' && id === 'coupon',
    ) as unknown as ValueRule;
    const [right, wrong] = [
      ['A', 'spring_2026', 'x'.repeat(20)],
      ['', 'x'.repeat(21), 'a.b', '쿠폰'],
    ];
    expect([
      right.filter((typed) => checkValue(rule, typed) !== undefined),
      wrong.filter((typed) => checkValue(rule, typed) === undefined),
    ]).toEqual([[], []]);
  });

  it.each(coupons)(
    '%s shows %s to members with the records of its calls, and asks guests to log in %s',
    async (address, screen, _, reads, numbers, makes) => {
      const shown = await renderAddress(address, { viewer: member, now, records });
      expect([shown.decision.outcome.kind, shown.decision.screen]).toEqual(['page', screen]);
      expect(readsOf(shown).toSorted()).toEqual([...reads].toSorted());
      expect(numbersIn(shown.text)).toEqual(numbers);
      expect(makes.filter((call) => !layoutOf(shown).includes(`"${api}${call}"`))).toEqual([]);
      expect(refusalOf(open(address, guest))).toContain(`/member/login?from=${encodeURIComponent(address)}`);
    },
  );
});

describe('fields that only the server knows', () => {
  const schemas = documentSchemas as Readonly<
    Record<string, { readonly properties: Readonly<Record<string, { readonly serverOnly?: boolean }>> }>
  >;
  const secretFields = (type: string): readonly string[] =>
    Object.entries(schemas[type]?.properties ?? {}).flatMap(([name, { serverOnly }]) =>
      serverOnly === true ? [name] : [],
    );

  it('are marked in the schemas, and no document with a value of them is in what visitors get', () => {
    const kinds = Object.keys(schemas).filter((type) => secretFields(type).length > 0);
    expect(kinds).toContain('coupon-kind');
    const holders = shippedDocuments.filter((document) => secretFields(document.type).some((name) => name in document));
    const visible = JSON.stringify(shipped);
    expect(holders.length).toBeGreaterThan(0);
    expect(holders.filter(({ id }) => visible.includes(JSON.stringify(id))).map(({ id }) => id)).toEqual([]);
  });
});
