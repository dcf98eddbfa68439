import { expect } from 'vitest';
import { isLiveInQueue } from '../../src/engine/index.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { Tables } from '../../src/server/core/storage/tables.ts';
import type { Answered, Kind } from './queue-calls.ts';
import { scanReasons } from '../../schemas/calls/devices/answers.ts';
import { plans, ratesOf, SEATS } from './queue-park.ts';

type Entry = Tables['queue_entries'];
type Change = Pick<Tables['record_log'], 'record_id' | 'actor_kind' | 'from_state' | 'to_state' | 'reason'>;

/** What happened in a run. */
export interface Counts {
  readonly answered: number;
  readonly joined: number;
  readonly called: number;
  readonly entered: number;
  readonly cancelled: number;
  readonly missed: number;
  readonly reserved: number;
  readonly refused: Readonly<Record<string, number>>;
}

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { people }) => sum + people, 0);

/** Checks what must hold after a day of the queues, whatever happened to the processes. */
export async function checkQueue({ db }: Store, answered: readonly Answered[]): Promise<Counts> {
  const entries = await db.selectFrom('queue_entries').selectAll().orderBy('plan').orderBy('no').execute();
  const log = await db
    .selectFrom('record_log')
    .selectAll()
    .where('record', '=', 'queue_entries')
    .orderBy('id')
    .execute();
  const done = (kind: Kind): readonly Answered[] => answered.filter((one) => one.kind === kind && one.code === '200');
  const reached = (to: string, by?: string): readonly Change[] =>
    log.filter(
      ({ to_state, from_state, actor_kind }) =>
        to_state === to && from_state !== to && (by === undefined || actor_kind === by),
    );

  // Nobody is lost: each answered place exists once, has ended, and its history leads there without a repetition.
  expect(
    done('join')
      .map(({ data }) => (data['entry'] as { readonly entryId: string }).entryId)
      .toSorted(),
  ).toEqual(entries.map(({ id }) => id).toSorted());
  expect(entries.filter(({ state }) => isLiveInQueue(state))).toEqual([]);
  for (const { id, state } of entries) {
    const steps = log.filter(({ record_id, from_state, to_state }) => record_id === id && from_state !== to_state);
    expect(steps.map(({ from_state }) => from_state)).toEqual([
      '',
      ...steps.slice(0, -1).map(({ to_state }) => to_state),
    ]);
    expect([steps.at(-1)?.to_state, new Set(steps.map(({ to_state }) => to_state)).size]).toEqual([
      state,
      steps.length,
    ]);
  }
  for (const plan of plans)
    checkLine(
      plan.id,
      entries.filter((one) => one.plan === plan.id),
      reached('CALLED'),
    );
  await checkSeats(db, entries);
  await checkPeople(db, entries);

  // Each answered call counts exactly once.
  expect(reached('CANCELLED', 'member').length + log.filter(({ reason }) => reason === 'left the party').length).toBe(
    done('cancel').length,
  );
  expect([reached('ENTERED').length, reached('ENTERED', 'device').length, reached('CALLED', 'device').length]).toEqual([
    done('ride').length,
    done('ride').length,
    done('call-next').length,
  ]);
  const scans = await db.selectFrom('scans').select(['scan_id', 'result']).where('id', 'not like', 'in-%').execute();
  const byDevices = answered
    .filter(({ kind }) => kind !== 'join' && kind !== 'cancel')
    .map(({ key, code }) => `${key} ${code === '200' ? 'OK' : 'REFUSED'}`);
  expect(scans.map(({ scan_id, result }) => `${scan_id} ${result}`).toSorted()).toEqual(byDevices.toSorted());

  // Each refused scan has a reason that its device can show.
  expect(
    answered.filter(
      ({ path, code }) =>
        path.startsWith('/api/device/') && code !== '200' && !scanReasons.some((reason) => reason === code),
    ),
  ).toEqual([]);

  const refused = Map.groupBy(
    answered.filter(({ code }) => code !== '200'),
    ({ kind, code }) => `${kind} ${code}`,
  );
  return {
    answered: answered.length,
    joined: entries.length,
    called: reached('CALLED').length,
    entered: reached('ENTERED').length,
    cancelled: reached('CANCELLED').length,
    missed: reached('NO_SHOW').length,
    reserved: entries.filter(({ mode }) => mode === 'SLOT').length,
    refused: Object.fromEntries([...refused].map(([code, all]) => [code, all.length])),
  };
}

/** Numbers have no gap, and each party was called before all later ones unless it had ended; those called fit into one window. */
function checkLine(plan: string, entries: readonly Entry[], calls: readonly Change[]): void {
  expect(
    entries.map(({ no }) => no),
    plan,
  ).toEqual(entries.map((_, index) => index + 1));
  const numbers = new Map(entries.map(({ id, no }) => [id, no]));
  const order = calls.flatMap(({ record_id }) => numbers.get(record_id) ?? []);
  expect(order, plan).toEqual(order.toSorted((one, other) => one - other));
  const line = entries.filter(({ mode }) => mode === 'LINE');
  let next = Infinity;
  for (const { no, called_at, ended_at } of line.toReversed()) {
    // Whoever was not called before a later party had left by then.
    expect(Math.min(called_at ?? Infinity, ended_at ?? Infinity), `${plan} ${no}`).toBeLessThanOrEqual(next);
    next = Math.min(next, called_at ?? Infinity);
  }
  const { callWindowMin = 0, party = 0 } = plans.find(({ id }) => id === plan) ?? {};
  const most = Math.max(Math.ceil((ratesOf().get(plan) ?? 0) * callWindowMin), party);
  for (const { called_at: now } of line) {
    if (now !== null)
      expect(
        sumOf(
          line.filter(({ called_at, ended_at }) => called_at !== null && called_at <= now && (ended_at ?? 0) > now),
        ),
        plan,
      ).toBeLessThanOrEqual(most);
  }
}

/** No reserved time has more people than seats, at no moment, and the counters agree with the places. */
async function checkSeats(db: Store['db'], entries: readonly Entry[]): Promise<void> {
  const counters = new Map(
    (await db.selectFrom('counters').select(['key', 'taken']).where('scope', '=', 'queue-slot').execute()).map(
      ({ key, taken }) => [key, taken],
    ),
  );
  const slots = Map.groupBy(
    entries.filter(({ slot }) => slot !== ''),
    ({ plan, day, slot }) => `${plan} ${day} ${slot}`,
  );
  expect([...slots.keys()].toSorted()).toEqual([...counters.keys()].toSorted());
  for (const [key, all] of slots) {
    const isFreed = ({ state }: Entry): boolean => state === 'CANCELLED' || state === 'ENDED';
    expect(sumOf(all.filter((one) => !isFreed(one))), key).toBe(counters.get(key));
    for (const { joined_at: now } of all)
      expect(
        sumOf(all.filter((one) => one.joined_at <= now && !(isFreed(one) && (one.ended_at ?? 0) <= now))),
        key,
      ).toBeLessThanOrEqual(SEATS);
  }
}

/** Nobody holds a place any more, and each ride counts once for each member of a party that entered. */
async function checkPeople(db: Store['db'], entries: readonly Entry[]): Promise<void> {
  expect(await db.selectFrom('queue_people').select('id').where('live', '=', 1).execute()).toEqual([]);
  expect(
    await db.selectFrom('counters').select('key').where('scope', '=', 'queue-live').where('taken', '!=', 0).execute(),
  ).toEqual([]);
  const facts = await db.selectFrom('member_facts').select(['member', 'ref']).where('fact', '=', 'RIDE').execute();
  expect(new Set(facts.map(({ member, ref }) => `${member} ${ref}`)).size).toBe(facts.length);
  expect([...new Set(facts.map(({ ref }) => ref))].toSorted()).toEqual(
    entries
      .filter(({ state }) => state === 'ENTERED')
      .map(({ id }) => id)
      .toSorted(),
  );
}
