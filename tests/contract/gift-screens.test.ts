import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { openAddress, type Opened } from '../support/open-address.ts';
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

const cards = [
  [`${el}/gift-card/regist`, 'GiftCardReg', [], ['giftcards/register'], '[V-121]'],
  [`${el}/gift-card/K7/SENT`, 'GiftCardDtl', ['giftcards/K7'], ['giftcards/accept', 'giftcards/take-back'], '[V-122]'],
  [`${el}/gift-card/K7`, 'SendGiftDtl', ['giftcards/K7'], ['giftcards/send', 'giftcards/take-back'], '[V-123]'],
  [`${el}/gift-card/balance-Transfer/K7`, 'BalanceTransfer', ['giftcards/K7', 'giftcards?statusCd=ACTIVE&exceptNo=K7'], ['giftcards/transfer'], '[V-124]'],
  [`${cb}/gift-card/regist`, 'CBGiftCardReg', [], ['giftcards/register'], '[V-152]'],
  [`${cb}/gift-card/K7/SENT`, 'CBGiftCardDtl', ['giftcards/K7'], ['giftcards/accept', 'giftcards/take-back'], '[V-153]'],
  [`${cb}/gift-card/K7`, 'CBSendGiftDtl', ['giftcards/K7'], ['giftcards/send', 'giftcards/take-back'], '[V-154]'],
  [`${cb}/gift-card/balance-Transfer/K7`, 'CBBalanceTransfer', ['giftcards/K7', 'giftcards?statusCd=ACTIVE&exceptNo=K7'], ['giftcards/transfer'], '[V-155]'],
] as const;
const coupons = [
  [`${el}/regist/coupon-gift-friend/C9`, 'CouponGiftFriend', ['coupons/C9', 'members/friend'], ['coupons/gift'], '[V-125]'],
  [`${el}/regist/coupon-gift-list`, 'CouponGiftList', ['coupons?statusCd=ISSUED', 'coupons?statusCd=RECEIVED%2CSENT'], ['coupons/register', 'coupons/accept'], '[V-126]'],
  [`${el}/coupon/coupon-dtl/C9`, 'CouponDtl', ['coupons/C9'], ['coupons/use', 'coupons/take-back'], '[V-127]'],
  [`${cb}/regist/coupon-gift-friend`, 'CBCouponGiftFriend', ['coupons/0', 'members/friend'], ['coupons/gift'], '[V-149]'],
  [`${cb}/regist/coupon-gift-list`, 'CBCouponGiftList', ['coupons?statusCd=ISSUED', 'coupons?statusCd=RECEIVED%2CSENT'], ['coupons/register', 'coupons/accept'], '[V-150]'],
  [`${cb}/coupon/coupon-dtl`, 'CBCouponDtl', ['coupons/0'], ['coupons/use', 'coupons/take-back'], '[V-151]'],
] as const;

describe('screens of gift cards', () => {
  it.each(cards)('%s shows %s in the app with its calls, asks guests to log in, and leads web visitors to the app %s', (address, screen, reads, makes) => {
    const shown = open(address, inApp);
    expect([shown.decision.outcome.kind, shown.decision.screen, readsOf(shown).toSorted()]).toEqual(['page', screen, [...reads].toSorted()]);
    expect(makes.filter((call) => !layoutOf(shown).includes(`"${api}${call}"`))).toEqual([]);
    expect(refusalOf(open(address, { ...guest, platform: 'APP' }))).toContain('/member/login');
    expect(open(address, member).decision.screen).not.toBe(screen);
  });

  it('match static segments before parameters [V-158]', () => {
    expect([`${el}/gift-card/regist`, `${el}/gift-card/balance-Transfer/123`, `${cb}/gift-card/regist`, `${cb}/gift-card/balance-Transfer/123`].map((address) => open(address, inApp).decision.screen)).toEqual(['GiftCardReg', 'BalanceTransfer', 'CBGiftCardReg', 'CBBalanceTransfer']);
  });

  it('take the status from the route [V-352]', () => {
    const statuses = ['ACTIVE', 'USED'].map((status) => open(`${el}/gift-card/K7/${status}`, inApp).decision.frame.model.params);
    expect(statuses).toEqual([{ cardNo: 'K7', cardStatus: 'ACTIVE' }, { cardNo: 'K7', cardStatus: 'USED' }]);
  });

  it('list friends on the screen of a card only to send it', () => {
    expect([readsOf(open(`${el}/gift-card/K7?mode=send`, inApp)), readsOf(open(`${el}/gift-card/K7`, inApp))]).toEqual([['giftcards/K7', 'members/friend'], ['giftcards/K7']]);
  });
});

describe('screens of coupons', () => {
  it.each(coupons)('%s shows %s to members with its calls, and asks guests to log in %s', (address, screen, reads, makes) => {
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
