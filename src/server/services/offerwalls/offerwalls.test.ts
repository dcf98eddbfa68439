import { describe, expect, it } from 'vitest';
import { day, hour } from '#tests/account-server.ts';
import { offerwallServer, unique } from '#tests/offerwall-members.ts';
import { RewardReleaser } from './jobs.ts';
import { offerwallsMemberData } from './member-data.ts';

const { server, joined, send } = offerwallServer();

describe('a chargeback', () => {
  it('takes the reward back once; what is spent is owed', async () => {
    const member = await joined();
    const [unspent, spent] = [unique(), unique()];
    await send(member.usrKey, 300, unspent);
    expect(await send(member.usrKey, -300, unspent, { kind: 'chargeback' })).toBe('200 REVERSED');
    expect(await send(member.usrKey, 300, unspent, { kind: 'chargeback' })).toBe('200 REVERSED');
    expect(await send(member.usrKey, 300, unspent)).toBe('200 REVERSED');
    expect(await member.som()).toBe(0);
    await send(member.usrKey, 500, spent);
    await server.addSom(member.uid, [[-400, 'CAFE']]);
    expect(await send(member.usrKey, 500, spent, { kind: 'chargeback' })).toBe('200 REVERSED');
    expect(await member.som()).toBe(0);
    await send(member.usrKey, 450, unique());
    expect(await member.som()).toBe(50);
    expect(await member.notices()).toEqual(['offerwall-reversed', 'offerwall-reversed']);
  });

  it('before its earning cancels it, and of a held one cancels the hold', async () => {
    const [member, other] = [await joined(), await joined()];
    const [early, held] = [unique(), unique()];
    expect(await send(member.usrKey, 100, early, { kind: 'chargeback' })).toBe('200 CANCELLED');
    expect(await send(member.usrKey, 100, early)).toBe('200 CANCELLED');
    await send(other.usrKey, 10, unique(), { device: 'shared-1' });
    expect(await send(member.usrKey, 100, held, { device: 'shared-1' })).toBe('200 HELD DEVICE');
    expect(await send(member.usrKey, 100, held, { kind: 'chargeback', device: 'shared-1' })).toBe(
      '200 CANCELLED DEVICE',
    );
    server.wait(73 * hour);
    await new RewardReleaser(server.app().context, () => undefined).tick();
    expect(await member.som()).toBe(0);
    expect(await member.rewards()).toEqual(['100 CANCELLED', '100 CANCELLED DEVICE']);
  });

  it('of a key of an earlier epoch is taken; its earnings are not', async () => {
    const member = await joined();
    const transaction = unique();
    await send(member.usrKey, 100, transaction);
    await server.store().db.updateTable('offerwall_keys').set({ epoch: 0 }).where('member', '=', member.uid).execute();
    expect(await send(member.usrKey, 100, unique())).toBe('422 OFW_04');
    expect(await send(member.usrKey, 100, transaction, { kind: 'chargeback' })).toBe('200 REVERSED');
  });
});

describe('the limits', () => {
  it('are 3,000 a reward and 10,000 a day in Korean time, to the Som, over midnight too', async () => {
    const member = await joined();
    const midnight = Date.parse('2026-11-30T15:00:00Z');
    server.wait(Math.ceil((server.now().getTime() - midnight) / day) * day + midnight - server.now().getTime() - 1000);
    const over = unique();
    expect(await send(member.usrKey, 3001, over)).toBe('200 REFUSED REWARD');
    for (const amount of [3000, 3000, 3000]) expect(await send(member.usrKey, amount, unique())).toBe('200 CREDITED');
    const late = unique();
    expect(await send(member.usrKey, 1001, late)).toBe('200 REFUSED DAY');
    expect(await send(member.usrKey, 1000, unique())).toBe('200 CREDITED');
    expect(await send(member.usrKey, 1, unique())).toBe('200 REFUSED DAY');
    expect((await member.walls()).dayLeftAmt).toBe(0);
    server.wait(1000);
    expect((await member.walls()).dayLeftAmt).toBe(10_000);
    // A refused one stays refused; a new one of the new day is credited.
    expect(await send(member.usrKey, 1001, late)).toBe('200 REFUSED DAY');
    expect(await send(member.usrKey, 3000, unique())).toBe('200 CREDITED');
    expect(await member.som()).toBe(13_000);
  });

  it('hold the 21st within an hour and what comes from the device of another member, for 72 hours', async () => {
    const [member, other] = [await joined(), await joined()];
    for (let count = 1; count <= 20; count++) expect(await send(member.usrKey, 10, unique())).toBe('200 CREDITED');
    expect(await send(member.usrKey, 10, unique())).toBe('200 HELD RATE');
    await send(other.usrKey, 10, unique(), { device: 'shared-2' });
    server.wait(hour);
    expect(await send(member.usrKey, 10, unique(), { device: 'own' })).toBe('200 CREDITED');
    expect(await send(member.usrKey, 7, unique(), { device: 'shared-2' })).toBe('200 HELD DEVICE');
    const releaser = new RewardReleaser(server.app().context, () => undefined);
    server.wait(71 * hour - 1);
    await releaser.tick();
    expect(await member.som()).toBe(210);
    server.wait(1);
    await Promise.all([releaser.tick(), new RewardReleaser(server.app().context, () => undefined).tick()]);
    expect(await member.som()).toBe(220);
    server.wait(hour);
    await releaser.tick();
    await releaser.tick();
    expect(await member.som()).toBe(227);
    expect(await member.notices()).toEqual([
      'offerwall-held',
      'offerwall-held',
      'offerwall-released',
      'offerwall-released',
    ]);
  });
});

it('a held reward blocks the withdrawal until it is decided, and the own rewards are exported', async () => {
  const [member, other] = [await joined(), await joined()];
  const { context } = server.app();
  const blocks = () => offerwallsMemberData.blocks?.(server.store().db, context, member.uid);
  await send(other.usrKey, 10, unique(), { device: 'shared-3' });
  expect(await blocks()).toEqual([{ code: 'SOM_HELD', amount: 0 }]);
  const held = unique();
  await send(member.usrKey, 40, held, { device: 'shared-3' });
  expect(await blocks()).toEqual([{ code: 'SOM_HELD', amount: 1 }]);
  const exported = JSON.stringify(await offerwallsMemberData.exported?.(server.store().db, context, member.uid, 'ko'));
  expect(exported).toContain('"amount":40,"state":"HELD","reason":"DEVICE"');
  expect(exported).not.toContain(member.usrKey);
  await send(member.usrKey, 40, held, { device: 'shared-3', kind: 'chargeback' });
  expect(await blocks()).toEqual([{ code: 'SOM_HELD', amount: 0 }]);
});
