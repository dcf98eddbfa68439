import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Receipts } from '#schemas/calls/receipts/answers';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { signWebhook } from '../../core/webhook-signature.ts';
import { feature as receipts } from '../receipts/feature.ts';
import { feature as webhooks } from './feature.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const SECRET = 'sandbox-till-webhook';
const types = ['receipt.issued', 'receipt.cancelled'];
const source = (id: string, more: object) => ({
  type: 'webhook-source',
  id,
  v: 1,
  name: { ko: id, en: id },
  types,
  ...more,
});
const server = accountServer({
  documents: [
    source('till', { secret: 'till-webhook' }),
    source('shop', {
      publicKey: `whpk_${publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')}`,
    }),
    source('issuer', { secret: 'till-webhook', types: ['receipt.issued'] }),
    source('off', { secret: 'till-webhook', isOff: true }),
  ],
  features: [receipts, webhooks],
});

let last = 0;
const seconds = () => Math.floor(server.now().getTime() / 1000);
const issued = (member: string, ref: string, data: object = {}) => ({
  type: 'receipt.issued',
  timestamp: server.now().toISOString(),
  data: {
    membershipUid: member,
    ref,
    version: 1,
    at: server.now().toISOString(),
    parkType: 'TP',
    store: '노을 식당',
    payKind: 'CARD',
    amount: 12_000,
    items: [
      { name: '비빔밥', nameEn: 'Bibimbap', count: 1, amount: 9000 },
      { name: '식혜', count: 1, amount: 3000 },
    ],
    ...data,
  },
});
const cancelled = (member: string, ref: string, data: object = {}) => ({
  type: 'receipt.cancelled',
  timestamp: server.now().toISOString(),
  data: { membershipUid: member, ref, version: 2, at: server.now().toISOString(), ...data },
});

interface Sent {
  readonly to?: string;
  readonly id?: string;
  readonly timestamp?: number;
  readonly signature?: (signed: { id: string; timestamp: number; body: string }) => string;
  readonly after?: (body: string) => string;
}
const hmac: Sent['signature'] = (signed) => signWebhook(SECRET, signed);

const send = async (
  message: unknown,
  { to = 'till', id = `msg-${++last}`, timestamp = seconds(), signature = hmac, after = (body) => body }: Sent = {},
): Promise<string> => {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  const { statusCode, body: answer } = await server.app().inject({
    method: 'POST',
    url: `/api/hooks/v1/events/${to}`,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature({ id, timestamp, body }),
    },
    payload: after(body),
  });
  return answer === '' ? String(statusCode) : `${statusCode} ${(JSON.parse(answer) as { code: string }).code}`;
};

const visitor = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const list = async () =>
    (await browser.get('members/receipts'))
      .json<{ data: Receipts }>()
      .data.receiptList.map(({ statusCd, leftAmt, storeNm }) => `${storeNm} ${statusCd} ${leftAmt}`);
  const purchases = async () => {
    const rows = await server
      .store()
      .db.selectFrom('member_facts')
      .select('amount')
      .where('member', '=', member.uid)
      .where('fact', '=', 'PURCHASE')
      .execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  return { uid: member.uid, browser, list, purchases };
};

describe('a webhook', () => {
  it('issues and cancels a receipt, which counts as a purchase until nothing of it is left', async () => {
    const { uid, list, purchases } = await visitor();
    expect(await send(issued(uid, 'r-1'))).toBe('204');
    expect(await list()).toEqual(['노을 식당 ISSUED 12000']);
    expect(await purchases()).toBe(1);
    expect(await send(cancelled(uid, 'r-1', { amount: 2000 }))).toBe('204');
    expect(await list()).toEqual(['노을 식당 REFUNDED 10000']);
    expect(await send(cancelled(uid, 'r-1', { version: 3 }))).toBe('204');
    expect(await list()).toEqual(['노을 식당 CANCELLED 0']);
    expect(await purchases()).toBe(0);
  });

  it('changes nothing when it is repeated, or older than what was taken', async () => {
    const { uid, list } = await visitor();
    const message = issued(uid, 'r-2', { version: 5 });
    expect(await Promise.all([send(message, { id: 'twice' }), send(message, { id: 'twice' })])).toEqual(['204', '204']);
    expect(await send(cancelled(uid, 'r-2', { version: 4 }))).toBe('204');
    expect(await send(issued(uid, 'r-2', { version: 5, amount: 1 }))).toBe('204');
    expect(await list()).toEqual(['노을 식당 ISSUED 12000']);
  });

  it('is proven by the bytes that came, by HMAC or by Ed25519', async () => {
    const { uid, list } = await visitor();
    const signed: Sent['signature'] = ({ id, timestamp, body }) =>
      `v1,AAAA v1a,${sign(null, Buffer.from(`${id}.${timestamp}.${body}`), privateKey).toString('base64')}`;
    expect(await send(issued(uid, 'r-3'), { to: 'shop', signature: signed })).toBe('204');
    const wrong: Sent[] = [
      { to: 'nobody' },
      { to: 'off' },
      { to: 'shop' },
      { signature: signed },
      { signature: () => '' },
      { signature: ({ id, ...rest }) => signWebhook(SECRET, { id: `${id}x`, ...rest }) },
      { signature: (one) => signWebhook('another secret', one) },
      { timestamp: seconds() - 301 },
      { timestamp: seconds() + 301 },
      { after: (body) => `${body} ` },
      { id: '' },
    ];
    for (const one of wrong) expect([one, await send(issued(uid, 'r-4'), one)]).toEqual([one, '401 HOK_01']);
    expect(await list()).toHaveLength(1);
  });

  it('is refused if the source does not list its type, or it has another shape', async () => {
    const { uid } = await visitor();
    expect(await send(cancelled(uid, 'r-1'), { to: 'issuer' })).toBe('422 HOK_02');
    expect(await send({ ...issued(uid, 'r-1'), type: 'som.earned' })).toBe('422 HOK_02');
    const shapes = [
      '{',
      { ...issued(uid, 'r-5'), more: 1 },
      issued(uid, 'r-5', { amount: -1 }),
      issued(uid, 'r-5', { version: 0 }),
      issued(uid, 'r-5', { at: 'yesterday' }),
      issued(uid, 'r-5', { store: 'x'.repeat(101) }),
    ];
    for (const one of shapes) expect([one, await send(one)]).toEqual([one, '422 HOK_03']);
  });

  it('that names nobody, no venue, or a receipt of another member leaves nothing, so it can be sent again', async () => {
    const [one, other] = [await visitor(), await visitor()];
    expect(await send(issued('900000000000', 'r-6'))).toBe('422 HOK_04');
    expect(await send(issued(one.uid, 'r-6', { parkType: 'ZZ' }))).toBe('422 HOK_04');
    expect(await send(cancelled(one.uid, 'r-7'), { id: 'early' })).toBe('422 HOK_04');
    expect(await send(issued(one.uid, 'r-7'))).toBe('204');
    expect(await send(cancelled(other.uid, 'r-7'))).toBe('422 HOK_04');
    expect(await send(cancelled(one.uid, 'r-7'), { id: 'early' })).toBe('204');
    expect(await one.list()).toEqual(['노을 식당 CANCELLED 0']);
    expect(await other.list()).toEqual([]);
  });
});

describe('receipts', () => {
  it('are the own ones of a period and a park; one of another member is answered like none [P-225] [P-226]', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const at = (days: number) => new Date(server.now().getTime() - days * 86_400_000).toISOString();
    for (const [index, days] of [0, 40, 800].entries())
      await send(issued(one.uid, `p-${index}`, { at: at(days), amount: 1000 + index }));
    const read = async (query: string) =>
      (await one.browser.get(`members/receipts?${query}`)).json<{ code: string; data: Receipts }>();
    const { data } = await read('');
    expect(data).toMatchObject({ totalCnt: 2, sumAmt: 2001 });
    expect((await read('months=1')).data).toMatchObject({ totalCnt: 1, sumAmt: 1000 });
    expect((await read('parkType=ZZ')).data).toMatchObject({ totalCnt: 0, sumAmt: 0 });
    expect((await read('startDt=20261102')).code).toBe('REQ_INVALID');
    const key = data.receiptList[0]?.dtlSchKey ?? '';
    expect((await one.browser.get(`members/receipts/${key}`)).json()).toMatchObject({
      data: { storeNm: '노을 식당', itemList: [{ itemNm: '비빔밥', itemCnt: 1, itemAmt: 9000 }, { itemNm: '식혜' }] },
    });
    one.browser.cookies.set('locale', { value: 'en', path: '/', until: undefined });
    expect((await one.browser.get(`members/receipts/${key}`)).json()).toMatchObject({
      data: { itemTxt: 'Bibimbap +1', itemList: [{ itemNm: 'Bibimbap' }, { itemNm: '식혜' }] },
    });
    const none = (await other.browser.get('members/receipts/nothing')).body;
    expect((await other.browser.get(`members/receipts/${key}`)).body).toBe(none);
  });
});
