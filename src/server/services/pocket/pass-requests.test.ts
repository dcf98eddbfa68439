import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Product } from '#schemas/calls/pocket/answers';
import { accountServer, day, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { pairOf } from '../../core/records/friends.ts';
import { withCheckDigit } from '../../core/records/typed-numbers.ts';
import { relationRoutes } from '../companions/routes.ts';
import { pocketLending } from './lending.ts';
import { registerPassRequests } from './pass-request-routes.ts';
import { registerPocket } from './routes.ts';
import { registerSeasonPasses } from './season-routes.ts';

const season = {
  type: 'ticket-product',
  id: 'season',
  v: 1,
  venue: 'TP',
  kind: 'SEASON',
  order: 1,
  name: { ko: '시즌', en: 'Season' },
  canLend: false,
  canRemove: false,
  canReenter: true,
};
const asked = {
  type: 'message-template',
  id: 'pass-requested',
  v: 1,
  event: 'PASS_REQUESTED',
  purpose: 'service',
  topic: 'companion',
  title: 'MSG_A',
  body: 'MSG_A',
  channels: ['NOTIFICATION'],
};
const texts = (locale: string) => ({
  type: 'messages',
  id: `a-${locale}`,
  v: 1,
  locale,
  texts: { MSG_A: '{{nickname}} {{product}}' },
});
const server = accountServer({
  documents: [season, asked, texts('ko'), texts('en')],
  features: [
    registerPocket,
    registerSeasonPasses,
    registerPassRequests,
    async (app) => {
      await app.register(relationRoutes(pocketLending(app)));
    },
  ],
});
const db = () => server.store().db;

let key = 0;
const join = async (parts: MemberParts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const post = async (path: string, body: object) =>
    (await browser.post(path, { parkType: 'TP', ...body }, { headers: { 'idempotency-key': `pass-${++key}` } })).json<{
      code: string;
      data: Record<string, string>;
    }>();
  const products = async () =>
    (await browser.get('skypocket/my-products')).json<{ data: { productList: Product[] } }>().data.productList;
  const requests = async () =>
    (await browser.get('skypocket/pass-requests?parkType=TP')).json<{
      data: { requestList: { requestId: string; directionCd: string; nickName: string; productNm: string }[] };
    }>().data.requestList;
  return { ...member, browser, post, products, requests };
};
type Person = Awaited<ReturnType<typeof join>>;

const issue = async (birth = '19900412'): Promise<string> => {
  const number = withCheckDigit(Array.from({ length: 17 }, () => randomInt(10)).join(''));
  await db()
    .insertInto('issued_numbers')
    .values({
      number,
      kind: 'SEASON',
      product: 'season',
      venue: 'TP',
      valid_from: '20260101',
      valid_until: '20261231',
      reservation: '',
      seq: 1,
      mobile: '',
      holder_name: '김하늘',
      birth_date: birth,
      seat: '',
      people: 1,
      state: 'ISSUED',
    })
    .execute();
  return number;
};
const befriend = async (one: Person, other: Person) => {
  const at = server.now().toISOString();
  await db()
    .insertInto('relations')
    .values({
      id: `${one.uid}-${other.uid}`,
      type: 'COMPANION',
      park: 'TP',
      pair: pairOf(one.uid, other.uid),
      asker: one.uid,
      receiver: other.uid,
      state: 'ACCEPTED',
      asker_alias: '',
      receiver_alias: '',
      products: '[]',
      at,
      decided_at: at,
    })
    .execute();
};
/** Types number and birth date of a pass, and asks for it. */
const ask = async (me: Person, number: string, forUid: string, birthDate = '19900412') => {
  const { data } = await me.post('tickets/check-season-ticket-no', { seasonTicketNo: number });
  const checkToken = data['checkToken'];
  const proven = await me.post('tickets/check-season-member-birth', { checkToken, birthDate });
  return proven.code === '200' ? me.post('tickets/season', { checkToken, forUid }) : proven;
};
const couple = async () => {
  const [me, holder] = [
    await join({ nickname: '바람' }),
    await join({ name: '김하늘', birth_date: '19900412', nickname: '구름' }),
  ];
  await befriend(me, holder);
  return { me, holder };
};

describe("a companion's season pass", () => {
  it("needs number, birth date and the companion's yes; then it is shown in the asker's pocket and used by the companion [V-110]", async () => {
    const { me, holder } = await couple();
    const number = await issue();
    expect((await ask(me, number, holder.uid, '19900413')).code).toBe('PKT_05');
    expect((await ask(me, number, holder.uid)).data).toMatchObject({ statusCd: 'REQUESTED' });
    expect([await me.products(), await holder.products()]).toEqual([[], []]);
    const [open] = await holder.requests();
    expect([open, (await me.requests())[0]]).toMatchObject([
      { directionCd: 'IN', nickName: '바람', productNm: '시즌' },
      { directionCd: 'OUT', nickName: '구름' },
    ]);
    expect(await db().selectFrom('notifications').select('title').where('member', '=', holder.uid).execute()).toEqual([
      { title: '바람 시즌' },
    ]);
    expect(
      (await me.post('skypocket/pass-requests/decide', { requestId: open?.requestId, processStatus: 'ACCEPTED' })).code,
    ).toBe('CMP_01');
    expect(
      (await holder.post('skypocket/pass-requests/decide', { requestId: open?.requestId, processStatus: 'ACCEPTED' }))
        .code,
    ).toBe('200');
    const [[mine], [theirs]] = [await me.products(), await holder.products()];
    expect(mine).toMatchObject({
      productKindCd: 'SEASON',
      whenCd: 'TODAY',
      lentYn: 'Y',
      holderUid: holder.uid,
      codeRef: '',
      canRemoveYn: 'N',
    });
    expect(theirs).toMatchObject({
      productId: mine?.productId,
      whenCd: 'TODAY',
      holderUid: holder.uid,
      ticketNoMask: '',
      codeRef: expect.stringMatching(/^.{10}$/),
    });
    expect([await me.requests(), await holder.requests()]).toEqual([[], []]);
  });

  it('can be declined or cancelled, asked once at a time, and expires after 30 days', async () => {
    const { me, holder } = await couple();
    const number = await issue();
    const decide = async (person: Person, processStatus: string) =>
      (
        await person.post('skypocket/pass-requests/decide', {
          requestId: (await person.requests())[0]?.requestId ?? 'none',
          processStatus,
        })
      ).code;
    await ask(me, number, holder.uid);
    expect((await ask(me, number, holder.uid)).code).toBe('PKT_02');
    expect(await decide(holder, 'REJECTED')).toBe('200');
    await ask(me, number, holder.uid);
    expect([await decide(holder, 'CANCELLED'), await decide(me, 'CANCELLED')]).toEqual(['CMP_01', '200']);
    await ask(me, number, holder.uid);
    server.wait(31 * day);
    await me.browser.login(me, PASSWORD);
    await holder.browser.login(holder, PASSWORD);
    expect([await holder.requests(), await decide(holder, 'ACCEPTED')]).toEqual([[], 'CMP_01']);
    expect((await ask(me, number, holder.uid)).data).toMatchObject({ statusCd: 'REQUESTED' });
  });

  it('is refused for members who are no companions, and for a pass of somebody else', async () => {
    const [me, holder] = [await join(), await join({ name: '김하늘', birth_date: '19900412' })];
    const number = await issue();
    expect((await ask(me, number, holder.uid)).code).toBe('CMP_05');
    const friend = await join({ name: '다른 사람' });
    await befriend(me, friend);
    expect((await ask(me, number, friend.uid)).code).toBe('PKT_05');
  });

  it('leaves the pocket when the companions part, and its holder can register it', async () => {
    const { me, holder } = await couple();
    const number = await issue();
    await ask(me, number, holder.uid);
    await holder.post('skypocket/pass-requests/decide', {
      requestId: (await holder.requests())[0]?.requestId,
      processStatus: 'ACCEPTED',
    });
    expect(
      (
        await holder.post('members/friend/change-status', {
          friendUid: me.uid,
          statusCd: 'END',
          companionFriendType: 'COMPANION',
        })
      ).code,
    ).toBe('200');
    expect([await me.products(), await holder.products()]).toEqual([[], []]);
    expect((await ask(holder, number, '')).data).toMatchObject({ statusCd: 'REGISTERED' });
  });
});
