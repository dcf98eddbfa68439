import type { FastifyPluginAsync } from 'fastify';
import { describe, expect, it } from 'vitest';
import { accountServer, hour, minute, PASSWORD } from '#tests/account-server.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { defineCall } from '#schemas/calls/define-call';
import { HttpError } from '../errors.ts';
import { postSom } from '../records/som/post-som.ts';
import { handleCall } from './handle-call.ts';

/** A call that pays out Som; `work` runs first. */
let work = async (): Promise<void> => undefined;
let refuse = false;
const payCall = defineCall({
  access: 'member',
  method: 'POST',
  path: '/api/v1/iam/test/pay',
  tag: 'test',
  summary: 'Pay',
  writes: true,
  idempotent: 'required',
  requirements: [],
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['amount'],
    properties: { amount: { type: 'integer' } },
  },
  data: { type: 'object', required: ['paid', 'at'], properties: { paid: { type: 'integer' }, at: { type: 'string' } } },
});
const registerPay: FastifyPluginAsync = async (app) => {
  handleCall(app, payCall, async ({ session, body, once }) => {
    await work();
    const { answer } = await once(async (tx) => {
      const ref = `${app.clock.now().getTime()}-${(await tx.selectFrom('ledger_transfers').select('id').execute()).length}`;
      await postSom(tx, app.context, {
        member: session.uid,
        amount: body.amount,
        reason: 'PAY',
        source: 'TEST',
        ref,
        at: app.clock.now(),
      });
      if (refuse) throw new HttpError('notProven');
      return { answer: { paid: body.amount, at: app.clock.now().toISOString() } };
    });
    return answer;
  });
};
const server = accountServer({ features: [registerPay] });

const member = async () => {
  const { uid, loginId, email } = await server.addMember();
  const browser = server.browser();
  await browser.login({ uid, loginId, email }, PASSWORD, { autoLoginYn: 'Y' });
  return {
    browser,
    balance: async () =>
      Number(
        (await browser.get('point/my-point')).json<{ data: { point: { remainPointAmt: number } } }>().data.point
          .remainPointAmt,
      ),
  };
};
const pay = (browser: TestBrowser, key: string, amount = 10) =>
  browser.post('test/pay', { amount }, { headers: { 'idempotency-key': key } });

/** Makes the call and blocks its work until released. */
const payHeld = async (browser: TestBrowser, key: string) => {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  work = async () => {
    begun.resolve();
    await held.promise;
  };
  const answer = pay(browser, key);
  await begun.promise;
  work = async () => undefined;
  return { answer, letGo: held.resolve };
};

describe('a call with an Idempotency-Key', () => {
  it('is done once, and the same call again gets the first answer', async () => {
    const { browser, balance } = await member();
    const first = await pay(browser, 'k1');
    server.wait(minute);
    const again = await pay(browser, 'k1');
    expect([
      again.statusCode,
      again.body,
      first.headers['idempotency-replayed'],
      again.headers['idempotency-replayed'],
    ]).toEqual([200, first.body, undefined, 'true']);
    expect(await balance()).toBe(10);
  });

  it('with another body is refused, and with another key is another call', async () => {
    const { browser, balance } = await member();
    await pay(browser, 'k1');
    const other = await pay(browser, 'k1', 20);
    expect([other.statusCode, other.json()]).toMatchObject([422, { code: 'IDM_02', errorType: 'B' }]);
    await pay(browser, 'k2', 20);
    expect(await balance()).toBe(30);
  });

  it('is refused when the key came with another call', async () => {
    const { browser } = await member();
    await browser.post('users/info/change', {}, { headers: { 'idempotency-key': 'k1' } });
    expect(
      (await browser.post('users/password-alert-change', {}, { headers: { 'idempotency-key': 'k1' } })).json(),
    ).toMatchObject({ code: 'IDM_02' });
  });

  it('of another member is another call', async () => {
    const [one, other] = [await member(), await member()];
    await pay(one.browser, 'shared');
    expect((await pay(other.browser, 'shared', 7)).json()).toMatchObject({ data: { paid: 7 } });
    expect([await one.balance(), await other.balance()]).toEqual([10, 7]);
  });

  it('is told to wait while the first is at work', async () => {
    const { browser, balance } = await member();
    const { answer, letGo } = await payHeld(browser, 'k1');
    const refused = await pay(browser, 'k1');
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'IDM_01', errorType: 'B' }]);
    letGo();
    expect((await answer).statusCode).toBe(200);
    expect((await pay(browser, 'k1')).statusCode).toBe(200);
    expect(await balance()).toBe(10);
  });

  it('of many at once is done once', async () => {
    const { browser, balance } = await member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(browser, 'k1')));
    expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
    expect(await balance()).toBe(10);
  });

  it('that was refused has changed nothing and may come again', async () => {
    const { browser, balance } = await member();
    refuse = true;
    expect((await pay(browser, 'k1')).statusCode).toBe(403);
    refuse = false;
    expect(await balance()).toBe(0);
    expect((await pay(browser, 'k1')).statusCode).toBe(200);
    expect(await balance()).toBe(10);
  });

  it('that was cut off may come again after two minutes, and what was taken for lost changes nothing', async () => {
    const { browser, balance } = await member();
    const { answer, letGo } = await payHeld(browser, 'k1');
    server.wait(2 * minute);
    expect((await pay(browser, 'k1')).statusCode).toBe(200);
    letGo();
    expect((await answer).json()).toMatchObject({ code: 'IDM_01' });
    expect(await balance()).toBe(10);
  });

  it('that was cut off may come again after two minutes, though the clock was set back', async () => {
    const { browser, balance } = await member();
    server.wait(5 * minute);
    const { answer, letGo } = await payHeld(browser, 'k1');
    server.wait(-5 * minute);
    expect((await pay(browser, 'k1')).statusCode).toBe(409);
    server.wait(2 * minute);
    expect((await pay(browser, 'k1')).statusCode).toBe(200);
    letGo();
    await answer;
    expect(await balance()).toBe(10);
  });

  it('is a new one after a day', async () => {
    const { browser, balance } = await member();
    await pay(browser, 'k1');
    server.wait(24 * hour);
    await browser.refresh();
    expect((await pay(browser, 'k1', 5)).json()).toMatchObject({ data: { paid: 5 } });
    expect(await balance()).toBe(15);
  });

  it.each([
    ['none', undefined, 'IDM_03'],
    ['an empty one', '', 'REQ_INVALID'],
    ['one with a space', 'a b', 'REQ_INVALID'],
    ['a very long one', 'k'.repeat(201), 'REQ_INVALID'],
  ])('needs one where it moves Som: %s is refused', async (_, key, code) => {
    const { browser, balance } = await member();
    const refused = await browser.post(
      'test/pay',
      { amount: 1 },
      { headers: key === undefined ? {} : { 'idempotency-key': key } },
    );
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code }]);
    expect(await balance()).toBe(0);
  });
});

it('a call that changes the member takes a key, and keeps no secret under it', async () => {
  const { browser } = await member();
  const keyed = (path: string, body: object | undefined, key: string) =>
    browser.post(path, body, { headers: { 'idempotency-key': key } });
  const consent = { promotionRecvInfoList: [{ channelType: 'SMS', agreeYn: 'Y' }] };
  const first = [
    await keyed('users/info/change', consent, 'a'),
    await keyed('users/password-check', { password: PASSWORD }, 'b'),
    await keyed('users/my-password-change', { password: PASSWORD, newPassword: 'BatteryStaple9' }, 'c'),
    await keyed('users/password-alert-change', undefined, 'd'),
    await keyed('common/language/en', undefined, 'e'),
  ];
  const again = [
    await keyed('users/info/change', consent, 'a'),
    await keyed('users/my-password-change', { password: PASSWORD, newPassword: 'BatteryStaple9' }, 'c'),
  ];
  expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(again.map(({ statusCode, headers }) => [statusCode, headers['idempotency-replayed']])).toEqual([
    [200, 'true'],
    [200, 'true'],
  ]);
  const kept = JSON.stringify(await server.store().db.selectFrom('idempotency_keys').selectAll().execute());
  const secrets = [
    PASSWORD,
    'BatteryStaple9',
    ...[...browser.cookies].filter(([name]) => name.endsWith('_token')).map(([, { value }]) => value),
  ];
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
});
