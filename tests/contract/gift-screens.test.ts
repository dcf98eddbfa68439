import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import { checkValue } from '#engine/values/validate-value';
import type { ValueRule } from '#schemas/form';
import type { Viewer } from '#schemas/viewer';
import { firstPage, openAddress, type Opened } from '../support/open-address.ts';
import { documentSchemas } from '#schemas/documents';
import { shippedDocuments } from '../support/shipped-documents.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const guest: Viewer = { locale: 'ko', platform: 'WEB_MOBILE', curResort: 'EL', login: false };
const member: Viewer = { ...guest, login: true, loginType: 'RESORT', memberKind: 'full', regular: true, exMember: false, password: 'ok', grade: 'T1' };
const inApp: Viewer = { ...member, platform: 'APP' };
const open = (address: string, viewer: Viewer): Opened => openAddress(shipped, address, { how: 'load', viewer, now: Date.parse('2026-11-21T03:00:00Z') });
const api = '/api/v1/iam/';
const el = '/haneul-land/sky-pocket';
const cb = '/aqua-bay/aqua-pocket';

const readsOf = ({ decision }: Opened): readonly string[] => [...new Set(decision.needs.filter(({ key }) => /giftcards|coupons|members\/friend/.test(key)).map(({ key }) => key.slice(api.length)))];
const layoutOf = ({ decision }: Opened): string => JSON.stringify(shipped.layouts[shipped.pages[decision.pageId]?.layout ?? '']);
const refusalOf = ({ decision }: Opened): string => `${decision.outcome.kind} ${JSON.stringify(decision.notices)}`;

/** A call for the first page. */
const paged = (call: string): string => `${call}${call.includes('?') ? '&' : '?'}currentPage=1&pagePerCount=20`;

const cards = [
  [`${el}/gift-card/regist`, 'GiftCardReg', '[V-121]', [], ['giftcards/register']],
  [`${el}/gift-card/K7/SENT`, 'GiftCardDtl', '[V-122]', ['giftcards/K7', paged('giftcards/K7')], ['giftcards/accept', 'giftcards/take-back']],
  [`${el}/gift-card/K7`, 'SendGiftDtl', '[V-123]', ['giftcards/K7'], ['giftcards/send', 'giftcards/take-back']],
  [`${el}/gift-card/balance-Transfer/K7`, 'BalanceTransfer', '[V-124]', ['giftcards/K7', paged('giftcards?statusCd=ACTIVE&exceptNo=K7')], ['giftcards/transfer']],
  [`${cb}/gift-card/regist`, 'CBGiftCardReg', '[V-152]', [], ['giftcards/register']],
  [`${cb}/gift-card/K7/SENT`, 'CBGiftCardDtl', '[V-153]', ['giftcards/K7', paged('giftcards/K7')], ['giftcards/accept', 'giftcards/take-back']],
  [`${cb}/gift-card/K7`, 'CBSendGiftDtl', '[V-154]', ['giftcards/K7'], ['giftcards/send', 'giftcards/take-back']],
  [`${cb}/gift-card/balance-Transfer/K7`, 'CBBalanceTransfer', '[V-155]', ['giftcards/K7', paged('giftcards?statusCd=ACTIVE&exceptNo=K7')], ['giftcards/transfer']],
] as const;
const coupons = [
  [`${el}/regist/coupon-gift-friend/C9`, 'CouponGiftFriend', '[V-125]', ['coupons/C9', `members/friend?${firstPage}`], ['coupons/gift']],
  [`${el}/regist/coupon-gift-list`, 'CouponGiftList', '[V-126]', [paged('coupons?statusCd=ISSUED'), paged('coupons?statusCd=RECEIVED%2CSENT')], ['coupons/register', 'coupons/accept']],
  [`${el}/coupon/coupon-dtl/C9`, 'CouponDtl', '[V-127]', ['coupons/C9'], ['coupons/use', 'coupons/take-back']],
  [`${cb}/regist/coupon-gift-friend`, 'CBCouponGiftFriend', '[V-149]', ['coupons/0', `members/friend?${firstPage}`], ['coupons/gift']],
  [`${cb}/regist/coupon-gift-list`, 'CBCouponGiftList', '[V-150]', [paged('coupons?statusCd=ISSUED'), paged('coupons?statusCd=RECEIVED%2CSENT')], ['coupons/register', 'coupons/accept']],
  [`${cb}/coupon/coupon-dtl`, 'CBCouponDtl', '[V-151]', ['coupons/0'], ['coupons/use', 'coupons/take-back']],
] as const;

describe('screens of gift cards', () => {
  it.each(cards)('%s shows %s in the app with its calls, asks guests to log in, and leads web visitors to the app %s', (address, screen, _, reads, makes) => {
    const shown = open(address, inApp);
    expect([shown.decision.outcome.kind, shown.decision.screen, readsOf(shown).toSorted()]).toEqual(['page', screen, [...reads].toSorted()]);
    expect(makes.filter((call) => !layoutOf(shown).includes(`"${api}${call}"`))).toEqual([]);
    expect(refusalOf(open(address, { ...guest, platform: 'APP' }))).toContain('/member/login');
    expect(open(address, member).decision.screen).not.toBe(screen);
  });

  it('match static segments before parameters [V-158]', () => {
    expect([`${el}/gift-card/regist`, `${el}/gift-card/balance-Transfer/123`, `${cb}/gift-card/regist`, `${cb}/gift-card/balance-Transfer/123`].map((address) => open(address, inApp).decision.screen)).toEqual(['GiftCardReg', 'BalanceTransfer', 'CBGiftCardReg', 'CBBalanceTransfer']);
  });

  it('take the status from the route [V-352] [V-327]', () => {
    const statuses = ['ACTIVE', 'USED'].map((status) => open(`${el}/gift-card/K7/${status}`, inApp).decision.frame.model.params);
    expect(statuses).toEqual([{ cardNo: 'K7', cardStatus: 'ACTIVE' }, { cardNo: 'K7', cardStatus: 'USED' }]);
  });

  it('list friends on the screen of a card only to send it', () => {
    expect([readsOf(open(`${el}/gift-card/K7?mode=send`, inApp)), readsOf(open(`${el}/gift-card/K7`, inApp))]).toEqual([['giftcards/K7', `members/friend?${firstPage}`], ['giftcards/K7']]);
  });
});

describe('screens of coupons', () => {
  it('take the coupon from the route [V-328]', () => {
    expect([`${el}/coupon/coupon-dtl/C9`, `${el}/regist/coupon-gift-friend/C9`].map((address) => open(address, member).decision.frame.model.params)).toEqual([{ coupon: 'C9' }, { coupon: 'C9' }]);
  });

  it('offer friends only once a coupon is chosen', () => {
    const friends = [`${cb}/regist/coupon-gift-friend`, `${cb}/regist/coupon-gift-friend/C9`].map((address) => layoutOf(open(address, member)).includes('"onlyWithParam":"coupon"'));
    expect(friends).toEqual([true, true]);
  });

  it('accept numbers of 1 to 20 letters, digits or underscores [V-354]', () => {
    const rule = shippedDocuments.find(({ type, id }) => type === 'validation-rule' && id === 'coupon') as unknown as ValueRule;
    const [right, wrong] = [['A', 'spring_2026', 'x'.repeat(20)], ['', 'x'.repeat(21), 'a.b', '쿠폰']];
    expect([right.filter((typed) => checkValue(rule, typed) !== undefined), wrong.filter((typed) => checkValue(rule, typed) === undefined)]).toEqual([[], []]);
  });

  it.each(coupons)('%s shows %s to members with its calls, and asks guests to log in %s', (address, screen, _, reads, makes) => {
    const shown = open(address, member);
    expect([shown.decision.outcome.kind, shown.decision.screen, readsOf(shown).toSorted()]).toEqual(['page', screen, [...reads].toSorted()]);
    expect(makes.filter((call) => !layoutOf(shown).includes(`"${api}${call}"`))).toEqual([]);
    expect(refusalOf(open(address, guest))).toContain(`/member/login?from=${encodeURIComponent(address)}`);
  });
});

describe('fields that only the server knows', () => {
  const schemas = documentSchemas as Readonly<Record<string, { readonly properties: Readonly<Record<string, { readonly serverOnly?: boolean }>> }>>;
  const secretFields = (type: string): readonly string[] => Object.entries(schemas[type]?.properties ?? {}).flatMap(([name, { serverOnly }]) => (serverOnly === true ? [name] : []));

  it('are marked in the schemas, and no document with a value of them is in what visitors get', () => {
    const kinds = Object.keys(schemas).filter((type) => secretFields(type).length > 0);
    expect(kinds).toContain('coupon-kind');
    const holders = shippedDocuments.filter((document) => secretFields(document.type).some((name) => name in document));
    const visible = JSON.stringify(shipped);
    expect(holders.length).toBeGreaterThan(0);
    expect(holders.filter(({ id }) => visible.includes(JSON.stringify(id))).map(({ id }) => id)).toEqual([]);
  });
});
