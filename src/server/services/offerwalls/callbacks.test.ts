import { describe, expect, it } from 'vitest';
import { minute } from '#tests/account-server.ts';
import { offerwallServer, one, two, unique, type Sent } from '#tests/offerwall-members.ts';

const { server, joined, send } = offerwallServer();

describe('a callback', () => {
  it('credits at once, by GET and POST, as a form and as JSON; a repeated one has the same result [P-047]', async () => {
    const member = await joined();
    const [first, second, third] = [unique(), unique(), unique()];
    expect(await send(member.usrKey, 120, first)).toBe('200 CREDITED');
    expect(await send(member.usrKey, 30, second, { method: 'GET' })).toBe('200 CREDITED');
    expect(await send((await member.key(two)).data.usrKey, 50, third, { wall: two })).toBe('200 CREDITED');
    const again = await Promise.all([1, 2, 3].map(() => send(member.usrKey, 120, first)));
    expect(new Set(again)).toEqual(new Set(['200 CREDITED']));
    expect(await member.som()).toBe(200);
    expect(await member.rewards()).toEqual(['120 CREDITED', '30 CREDITED', '50 CREDITED']);
  });

  it('that comes several times at once is credited once', async () => {
    const member = await joined();
    const transaction = unique();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(member.usrKey, 100, transaction)));
    expect(new Set(answers)).toEqual(new Set(['200 CREDITED']));
    expect(await member.som()).toBe(100);
  });

  it('is refused unless signed by this offerwall, unchanged, and from its addresses', async () => {
    const member = await joined();
    const wrong: readonly Sent[] = [
      { secret: 'another' },
      { secret: `sandbox-${two.callback.secret}` },
      { to: 'nobody' },
      { to: two.id },
      { wall: two, method: 'GET' },
      { from: '203.0.113.16' },
      { from: '127.0.0.1' },
      { from: '2001:db8:b2::1' },
      { after: (values) => values.set('point', '3000') },
      { after: (values) => values.set('usrKey', 'A') },
      { after: (values) => values.delete('adid'), device: 'phone' },
      { after: (values) => values.set('sign', '') },
      { before: (values) => values.set('tid', 'a|b') },
    ];
    const answers: [index: number, answer: string][] = [];
    for (const [index, sent] of wrong.entries()) {
      const from = (sent.wall ?? one) === two ? '198.51.100.24' : `203.0.113.${index}`;
      answers.push([index, await send(member.usrKey, 100, unique(), { from, ...sent })]);
    }
    expect(answers.filter(([, answer]) => answer !== '401 OFW_01')).toEqual([]);
    expect(await send(member.usrKey, 100, unique(), { from: '::ffff:203.0.113.15' })).toBe('200 CREDITED');
    expect(await send(member.usrKey, 100, unique(), { from: '2001:db8:b1:ffff::1' })).toBe('200 CREDITED');
    expect(await member.som()).toBe(200);
  });

  it('that fails again and again makes its sender wait, and stops nothing that is signed', async () => {
    const member = await joined();
    const from = '203.0.113.14';
    const wrong = () => send(member.usrKey, 100, unique(), { from, secret: 'another' });
    for (let count = 1; count <= 5; count++) expect(await wrong()).toBe('401 OFW_01');
    expect(await wrong()).toBe('429 LGN_02');
    expect(await send(member.usrKey, 100, unique(), { from })).toBe('200 CREDITED');
  });

  it('is refused if something is missing or has another form', async () => {
    const member = await joined();
    const changes: readonly ((values: Map<string, string>) => void)[] = [
      (values) => values.delete('tid'),
      (values) => values.set('tid', 'x'.repeat(101)),
      (values) => values.set('type', '3'),
      (values) => values.set('ts', 'now'),
      (values) => values.set('usrKey', ''),
    ];
    for (const before of changes) expect(await send(member.usrKey, 100, unique(), { before })).toBe('422 OFW_02');
    expect(await member.rewards()).toEqual([]);
  });

  it.each(['0', '-5', '1.5', '1e3', '', '99999999999'])('is refused with the amount "%s"', async (amount) => {
    const member = await joined();
    expect(await send(member.usrKey, amount, unique())).toBe('422 OFW_02');
    expect(await member.rewards()).toEqual([]);
  });

  it('is taken for 15 minutes; a repeated one later too, because it changes nothing', async () => {
    const member = await joined();
    const at = server.now();
    const transaction = unique();
    const before = (ms: number) => new Date(at.getTime() + ms);
    for (const ms of [-15 * minute, 15 * minute])
      expect(await send(member.usrKey, 10, unique(), { at: before(ms) })).toBe('200 CREDITED');
    for (const ms of [-15 * minute - 1000, 15 * minute + 1000])
      expect(await send(member.usrKey, 10, unique(), { at: before(ms) })).toBe('401 OFW_03');
    expect(await send(member.usrKey, 10, transaction)).toBe('200 CREDITED');
    server.wait(20 * minute);
    expect(await send(member.usrKey, 10, transaction, { at })).toBe('200 CREDITED');
    expect(await send(member.usrKey, 10, transaction, { at, kind: 'chargeback' })).toBe('401 OFW_03');
    expect(await member.som()).toBe(30);
  });

  it.each([{ state: 'suspended' }, { state: 'leaving' }, { kind: '1' }] as const)(
    'of a member with %o is refused like one with a wrong key',
    async (change) => {
      const { uid, usrKey } = await joined();
      await server.store().db.updateTable('members').set(change).where('uid', '=', uid).execute();
      expect(await send(usrKey, 100, unique())).toBe('422 OFW_04');
    },
  );

  it('with a wrong key, or the key for the other offerwall, is refused', async () => {
    expect(await send('A'.repeat(52), 100, unique())).toBe('422 OFW_04');
    const member = await joined();
    expect(await send((await member.key(two)).data.usrKey, 100, unique())).toBe('422 OFW_04');
  });

  it('with the transaction of another member, or with another amount, changes nothing', async () => {
    const [member, other] = [await joined(), await joined()];
    const transaction = unique();
    expect(await send(member.usrKey, 100, transaction)).toBe('200 CREDITED');
    expect(await send(other.usrKey, 100, transaction)).toBe('409 OFW_05');
    expect(await send(member.usrKey, 101, transaction)).toBe('409 OFW_05');
    expect(await send(other.usrKey, 100, transaction, { kind: 'chargeback' })).toBe('409 OFW_05');
    expect(await member.som()).toBe(100);
    expect(await other.som()).toBe(0);
    // Numbers of another offerwall are its own.
    expect(await send((await other.key(two)).data.usrKey, 100, transaction, { wall: two })).toBe('200 CREDITED');
  });
});

it('the sandbox plays an offerwall: it sends what a member did, and shows the answer', async () => {
  const member = await joined();
  const shown = await server
    .app()
    .inject(`/sandbox/site/wall-one.haneul-resort.example/offers?usrKey=${member.usrKey}`);
  expect(shown.body).toContain('action="/sandbox/offerwall/wall-one.haneul-resort.example"');
  const play = async (act: string, more: Readonly<Record<string, string>> = {}) => {
    const payload = new URLSearchParams({ usrKey: member.usrKey, mission: '120', act, ...more }).toString();
    const { body } = await server.app().inject({
      method: 'POST',
      url: '/sandbox/offerwall/wall-one.haneul-resort.example',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    const valueOf = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
    return {
      result: /&quot;(?:resultCd|code)&quot;:&quot;(?!200)(\w+)/.exec(body)?.[1],
      last: { transaction: valueOf('transaction'), amount: valueOf('amount'), device: valueOf('device') },
    };
  };
  const { result, last } = await play('earn');
  expect(result).toBe('CREDITED');
  expect((await play('repeat', last)).result).toBe('CREDITED');
  expect((await play('chargeback', last)).result).toBe('REVERSED');
  expect((await play('forged')).result).toBe('OFW_01');
  expect((await play('late')).result).toBe('OFW_03');
  expect(await member.som()).toBe(0);
});
