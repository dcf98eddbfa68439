import { expect, it } from 'vitest';
import { accountServer, day, PASSWORD } from '#tests/account-server.ts';
import type { Feature } from '../../core/feature.ts';
import { isReservedName, rejoinBarOf } from '../../core/records/rejoin.ts';
import { inApart } from '../../core/storage/apart.ts';
import { feature as consents } from '../consents/feature.ts';
import { feature as identity } from '../identity/feature.ts';
import { feature as points } from '../points/feature.ts';
import { feature as withdrawal } from './feature.ts';
import { Withdrawer } from './withdrawer.ts';

/** Members whose rows a service cannot empty now. */
const stuck = new Set<string>();
const failing: Feature = {
  memberData: {
    columns: {},
    empty: async (_tx, _context, member) => {
      if (stuck.has(member)) throw new Error('This member is stuck.');
    },
  },
};
const server = accountServer({ features: [consents, identity, points, failing, withdrawal] });
const db = () => server.store().db;
const errors: unknown[] = [];
let job: Withdrawer | undefined;
const run = () => (job ??= new Withdrawer(server.app(), (error) => errors.push(error))).tick();

let key = 0;
/** Adds a member who leaves in some days. */
const leaver = async (days = 7) => {
  const number = ++key;
  const member = await server.addMember({
    login_id: `leaver_${number}`,
    nickname: `Leaver${number}`,
    nickname_key: `leaver${number}`,
    state: 'leaving',
    state_reason: 'OTHER',
    leave_at: new Date(server.now().getTime() + days * day).toISOString(),
  });
  const at = server.now().toISOString();
  await db()
    .insertInto('identities')
    .values({
      id: `identity-${number}`,
      member: member.uid,
      ci_key: `ci-${number}`,
      di_key: `di-${number}`,
      method: 'NICE',
      name: 'Somebody',
      birth_date: '19900412',
      gender: '2',
      foreigner: 0,
      state: 'CURRENT',
      verified_at: at,
    })
    .execute();
  await db()
    .insertInto('consents')
    .values({
      id: `consent-${number}`,
      member: member.uid,
      item: 'service',
      kind: 'terms',
      version: 1,
      setting: '',
      agreed: 1,
      source: 'join',
      ref: `join-${number}`,
      at,
    })
    .execute();
  return { ...member, nickname: `Leaver${number}`, ciKey: `ci-${number}` };
};
const rowOf = (uid: string) => db().selectFrom('members').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
const apartOf = (uid: string) =>
  inApart(server.store(), (apart) =>
    apart
      .selectFrom('kept_records')
      .select(['kind', 'body'])
      .where('person', '=', server.app().context.identityKeys.pseudonym(uid))
      .execute(),
  );
const context = () => server.app().context;

it('withdraws a member after the days to come back, and not before [P-547]', async () => {
  const person = await leaver();
  server.wait(7 * day - 1);
  await run();
  expect(await rowOf(person.uid)).toMatchObject({ state: 'leaving', login_id: person.loginId });
  server.wait(1);
  await run();
  expect(await rowOf(person.uid)).toMatchObject({
    state: 'withdrawn',
    login_id: null,
    name: '',
    email: '',
    leave_at: '',
  });
  expect(await db().selectFrom('identities').select('id').where('member', '=', person.uid).execute()).toEqual([]);
});

it('answers a login of a withdrawn member like one of an unknown person', async () => {
  const person = await leaver(0);
  await run();
  const login = async (userId: string) =>
    (
      await server.browser().post('certification/MBL/login', { userId, password: PASSWORD, comeBackYn: 'Y' })
    ).json<object>();
  expect(await login(person.loginId)).toEqual(await login('nobody_here'));
});

it('journals the withdrawal without personal values', async () => {
  const person = await leaver(0);
  await run();
  const rows = await db().selectFrom('record_log').selectAll().where('record_id', '=', person.uid).execute();
  expect(rows).toMatchObject([
    { record: 'members', actor_kind: 'server', from_state: 'leaving', to_state: 'withdrawn', reason: 'OTHER' },
  ]);
  expect(JSON.stringify(rows)).not.toContain(person.loginId);
});

it('lets what is left of Som expire, once', async () => {
  const person = await leaver(0);
  await server.addSom(person.uid, [[300, 'WELCOME']]);
  await run();
  await run();
  const account = await db()
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner', '=', person.uid)
    .executeTakeFirstOrThrow();
  const rows = await db()
    .selectFrom('ledger_postings')
    .select('amount')
    .where('account', '=', `SOM:${person.uid}`)
    .execute();
  expect(Number(account.balance)).toBe(0);
  expect(rows.map(({ amount }) => Number(amount)).toSorted((a, b) => a - b)).toEqual([-300, 300]);
});

it('reserves login ID and nickname for 30 days', async () => {
  const person = await leaver(0);
  await run();
  const names = [
    { kind: 'id', name: person.loginId },
    { kind: 'nickname', name: person.nickname },
  ] as const;
  const reserved = () => Promise.all(names.map((name) => isReservedName(db(), context(), name)));
  server.wait(30 * day - 1);
  expect(await reserved()).toEqual([true, true]);
  server.wait(1);
  expect(await reserved()).toEqual([false, false]);
  await run();
  expect(
    await db().selectFrom('reserved_names').select('hash').where('until', '<=', server.now().toISOString()).execute(),
  ).toEqual([]);
});

it('bars first-time rewards for 365 days, and joining only after a suspension for abuse', async () => {
  const [plain, abuser] = [await leaver(0), await leaver(0)];
  await db()
    .insertInto('record_log')
    .values({
      id: `suspension ${abuser.uid}`,
      at: server.now().toISOString(),
      record: 'members',
      record_id: abuser.uid,
      actor_kind: 'operator',
      actor: 'operator',
      from_state: 'active',
      to_state: 'suspended',
      reason: 'ABUSE',
      venue: '',
    })
    .execute();
  await run();
  expect(await rejoinBarOf(db(), context(), plain.ciKey)).toEqual({ hasRewards: false, lockedUntil: '' });
  expect((await rejoinBarOf(db(), context(), abuser.ciKey)).lockedUntil).toMatch(/^2027/);
  server.wait(365 * day);
  expect(await rejoinBarOf(db(), context(), plain.ciKey)).toEqual({ hasRewards: true, lockedUntil: '' });
  expect((await rejoinBarOf(db(), context(), abuser.ciKey)).lockedUntil).toBe('');
  await run();
  expect(
    await db().selectFrom('rejoin_bars').select('ci_key').where('ci_key', 'in', [plain.ciKey, abuser.ciKey]).execute(),
  ).toEqual([]);
});

it('goes on with the others when a member cannot be emptied, and ends that one later', async () => {
  const [first, other] = [await leaver(0), await leaver(0)];
  stuck.add(first.uid);
  await run();
  expect(errors.splice(0)).toHaveLength(1);
  expect(await rowOf(first.uid)).toMatchObject({ state: 'withdrawn', login_id: first.loginId });
  expect(await rowOf(other.uid)).toMatchObject({ state: 'withdrawn', login_id: null });
  expect(await apartOf(first.uid)).toHaveLength(1);
  stuck.delete(first.uid);
  await run();
  expect(await rowOf(first.uid)).toMatchObject({ state: 'withdrawn', login_id: null, leave_at: '' });
  expect(await apartOf(first.uid)).toHaveLength(1);
});

it('keeps consents apart for five years after the withdrawal, and deletes them then', async () => {
  const person = await leaver(0);
  await run();
  expect(await apartOf(person.uid)).toMatchObject([{ kind: 'consent' }]);
  server.wait(5 * 365 * day);
  await run();
  expect(await apartOf(person.uid)).toHaveLength(1);
  server.wait(2 * day);
  await run();
  expect(await apartOf(person.uid)).toEqual([]);
});

it('leaves a member alone who has come back', async () => {
  const person = await leaver(1);
  const login = { userId: person.loginId, password: PASSWORD, comeBackYn: 'Y' };
  expect((await server.browser().post('certification/MBL/login', login)).json()).toMatchObject({ code: '200' });
  server.wait(2 * day);
  await run();
  expect(await rowOf(person.uid)).toMatchObject({ state: 'active', login_id: person.loginId });
});
