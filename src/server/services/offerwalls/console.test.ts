import { expect, it, onTestFinished } from 'vitest';
import type { HeldRewardsAnswer } from '#schemas/calls/offerwalls/console-answers';
import { memberRow } from '#tests/member-row.ts';
import { all, operatorWith, type TestOperator } from '#tests/operators.ts';
import { soundSite } from '#tests/sound-site.ts';
import { openServer, publishingOver, seedWith, tempStore } from '#tests/test-server.ts';
import type { Grant } from '../../core/operators/grants.ts';
import { balanceOf } from '../../core/records/ledger.ts';
import { registerRewardDesk } from './console.ts';
import type { RewardRow } from './states.ts';

const at = '2026-11-01T03:00:00.000Z';
const [one, two] = ['900000000001', '900000000002'];

const reward = (id: string, more: Partial<RewardRow> = {}): RewardRow => ({
  id,
  wall: 'stars',
  ref: `transaction ${id}`,
  member: one,
  amount: 300,
  state: 'HELD',
  reason: 'DEVICE',
  device: 'hash of a device',
  at,
  sent_at: at,
  held_until: '2026-11-04T03:00:00.000Z',
  transfer: '',
  decided_by: '',
  decided_at: '',
  ...more,
});

const desk = async () => {
  const parts = publishingOver(await tempStore());
  await seedWith(parts, soundSite());
  const server = await openServer(parts, [{ console: registerRewardDesk }]);
  onTestFinished(() => server.app.close());
  await server.app.ready();
  const { db } = parts.store;
  await db
    .insertInto('members')
    .values([one, two].map((uid, index) => memberRow({ at, uid, login_id: `fan${index}`, nickname: `Sol ${index}` })))
    .execute();
  await db
    .insertInto('offerwall_rewards')
    .values([
      reward('a'),
      reward('b', { reason: 'RATE', device: '', held_until: '2026-11-03T03:00:00.000Z' }),
      reward('c', { member: two, state: 'CREDITED' }),
      reward('d', { member: two }),
    ])
    .execute();
  await db.updateTable('members').set({ state: 'suspended' }).where('uid', '=', two).execute();
  const operator = (role: Grant['role'], venues: Grant['venues'] = 'all') =>
    operatorWith(server, [{ ...all(role), venues }]);
  return { db, operator, marketer: await operator('marketer') };
};

const decide = async (by: TestOperator, id: string, decision: string, reason: string): Promise<string> => {
  const answer = await by.call('PUT', `/held-rewards/${id}`, { decision, reason });
  const body = answer.json<Partial<HeldRewardsAnswer> & { code?: string }>();
  return body.code ?? (body.rewards ?? []).map((left) => left.id).join(' ');
};

it('lists held rewards, those that are due first, without keys, devices and transactions', async () => {
  const { marketer } = await desk();
  const answer = await marketer.call('GET', '/held-rewards');
  expect(answer.json<HeldRewardsAnswer>()).toMatchObject({
    total: 3,
    rewards: [
      { id: 'b', nickname: 'Sol 0', reason: 'RATE', members: 0 },
      { id: 'a', nickname: 'Sol 0', reason: 'DEVICE', members: 2 },
      { id: 'd', nickname: 'Sol 1', reason: 'DEVICE', members: 2 },
    ],
  });
  expect(answer.body).not.toMatch(/hash of|transaction|900000/);
});

it.each([
  ['agent-lead', 'all'],
  ['administrator', 'all'],
  ['marketer', ['XX']],
  ['marketer', []],
] as const)('shows and decides nothing for %s of %s', async (role, venues) => {
  const { db, operator } = await desk();
  const other = await operator(role, typeof venues === 'string' ? venues : [...venues]);
  expect((await other.call('GET', '/held-rewards')).json()).toMatchObject({ code: 'OPR_02' });
  expect(await decide(other, 'a', 'RELEASE', 'CHECKED')).toBe('OPR_02');
  const { state } = await db
    .selectFrom('offerwall_rewards')
    .select('state')
    .where('id', '=', 'a')
    .executeTakeFirstOrThrow();
  expect(state).toBe('HELD');
});

it('releases and rejects a held reward once, with a reason of the decision, which is logged', async () => {
  const { db, marketer } = await desk();
  expect(await decide(marketer, 'a', 'RELEASE', 'FRAUD')).toBe('REQ_INVALID');
  expect(await decide(marketer, 'a', 'RELEASE', 'CHECKED')).toBe('b d');
  expect(await decide(marketer, 'a', 'REJECT', 'FRAUD')).toBe('NOT_FOUND');
  expect(await decide(marketer, 'b', 'REJECT', 'FRAUD')).toBe('d');
  // Credited already, of a suspended member, and unknown.
  expect(await decide(marketer, 'c', 'RELEASE', 'CHECKED')).toBe('NOT_FOUND');
  expect(await decide(marketer, 'd', 'RELEASE', 'CHECKED')).toBe('NOT_FOUND');
  expect(await decide(marketer, 'x', 'RELEASE', 'CHECKED')).toBe('NOT_FOUND');
  expect(await balanceOf(db, 'SOM', one)).toBe(300);
  expect(await balanceOf(db, 'SOM', two)).toBe(0);
  const log = await db
    .selectFrom('record_log')
    .select(['record_id', 'actor', 'from_state', 'to_state', 'reason'])
    .where('record', '=', 'offerwall_rewards')
    .orderBy('record_id')
    .execute();
  expect(log).toEqual([
    { record_id: 'a', actor: marketer.id, from_state: 'HELD', to_state: 'CREDITED', reason: 'CHECKED' },
    { record_id: 'b', actor: marketer.id, from_state: 'HELD', to_state: 'REJECTED', reason: 'FRAUD' },
  ]);
});
