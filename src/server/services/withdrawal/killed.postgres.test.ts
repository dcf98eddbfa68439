import { expect, it } from 'vitest';
import { addLeavers, DUE, HASH, resultOf, serverOn, withdrawAll } from '#tests/leaving-members.ts';
import { runJob } from '#tests/killed-withdrawal.ts';
import { inTurn, rounds } from '#tests/long.ts';
import { storeAt, tempDatabase } from '#tests/temp-store.ts';
import { publishingOver, seedWith } from '#tests/test-server.ts';
import { passwordUnchanged } from '../../core/session/password-unchanged.ts';
import type { Store } from '../../core/storage/store.ts';
import { comeBack } from '../accounts/come-back.ts';
import { Withdrawer } from './withdrawer.ts';

/** Creates a database with members who are due. */
const filledDatabase = async (count: number) => {
  const address = await tempDatabase();
  const store = await storeAt(address);
  await seedWith(publishingOver(store));
  const uids = await addLeavers(store, count);
  return { store, uids, env: { DATABASE_URL: address, DATA_DIR: 'unused' } };
};
const freeLease = (store: Store) => store.db.deleteFrom('leases').execute();
/** Leaves out the journal of members who came back. */
const statesOf = async (store: Store) =>
  (await store.db.selectFrom('members').select(['uid', 'state']).orderBy('uid').execute()).map(({ state }) => state);

it(
  'ends on PostgreSQL, after kills at any point, as one run that nobody interrupts',
  { timeout: 180_000 },
  async () => {
    const [killed, whole] = [await filledDatabase(rounds(10, 25)), await filledDatabase(rounds(10, 25))];
    for (const ms of inTurn([5, 60, 200, 20, 500, 120], 6, 1)) {
      await runJob(killed.env, ms);
      await freeLease(killed.store);
    }
    expect(await withdrawAll(killed.store)).toEqual([]);
    expect(await withdrawAll(whole.store)).toEqual([]);
    expect(await resultOf(killed.store)).toEqual(await resultOf(whole.store));
  },
);

it('gives the same result when a second process takes the job over in the middle', { timeout: 120_000 }, async () => {
  const [shared, whole] = [await filledDatabase(rounds(12, 25)), await filledDatabase(rounds(12, 25))];
  const slow = runJob(shared.env);
  const app = await serverOn(shared.store);
  const job = new Withdrawer(app, () => undefined);
  // The first process has emptied somebody, and loses its lease.
  await expect.poll(() => statesOf(shared.store), { timeout: 60_000 }).toContain('withdrawn');
  await freeLease(shared.store);
  await job.tick();
  expect(await slow).toBe(true);
  await job.close();
  await app.close();
  expect(await withdrawAll(whole.store)).toEqual([]);
  expect(await resultOf(shared.store)).toEqual(await resultOf(whole.store));
});

it('takes a member who comes back at the last moment as a whole, or not at all', { timeout: 120_000 }, async () => {
  const { store, uids } = await filledDatabase(rounds(12, 30));
  // The clock of one process is a moment behind.
  const [app, late] = [await serverOn(store), await serverOn(store, new Date(DUE.getTime() - 1))];
  const faults: unknown[] = [];
  const job = new Withdrawer(app, (fault) => faults.push(fault));
  const ticking = job.tick();
  const back = await Promise.allSettled(
    uids.toReversed().map((uid) => comeBack(late, uid, passwordUnchanged(uid, HASH))),
  );
  await ticking;
  await job.close();
  expect(faults).toEqual([]);
  const { members, consents, apart } = await resultOf(store);
  const came = uids.filter((_, index) => back.toReversed()[index]?.status === 'fulfilled');
  expect(members).toMatchObject(
    uids.map((uid) =>
      came.includes(uid) ? { state: 'active', leave_at: '' } : { state: 'withdrawn', leave_at: '', email: '' },
    ),
  );
  expect(consents).toHaveLength(came.length);
  expect(apart).toHaveLength(uids.length - came.length);
  await app.close();
  await late.close();
});
