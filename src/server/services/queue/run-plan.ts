import { pocketPath } from '../../core/records/pocket-path.ts';
import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import { dueQueueState, inCallOrder, nextCalls } from '../../../engine/index.ts';
import { queuePlanSchema } from '#schemas/documents/queue-plan/schema';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { notify } from '../../core/records/notify.ts';
import { kstDay } from '../../core/wire-values.ts';
import { stateOn } from '../pocket/index.ts';
import { endEarlierDays, closeRemoved, closeEntries, liveEntriesOf } from './close-entries.ts';
import { endEntry, moveEntry, peopleOf, removePeople } from './end-entry.ts';
import { lockLine } from './lock-line.ts';
import { isPaused } from './pauses.ts';
import { withPause, type PlanNow } from './plans.ts';
import { isInPark, type Entry } from './entry.ts';
import { readLine, type Line } from './read-line.ts';
import { tell } from './tell-party.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const MINUTE_MS = 60_000;
/** Longest call window that a plan can have. */
const LONGEST_WINDOW_MS = queuePlanSchema.properties.callWindowMin.maximum * MINUTE_MS;
/** Parties that one run looks at; the next ones come with the next run. */
const MOST = 300;
const tellAt = [15, 5] as const;

/** Runs one plan: what became due, closing, calls and reminders. */
export const runPlan = async (tx: Tx, context: Context, found: PlanNow): Promise<void> => {
  await lockLine(tx, context.store, found.plan.id);
  await endEarlierDays(tx, context, found.plan.id, found.day);
  if (found.status === 'CLOSED') return closeEntries(tx, context, found.plan.id, found);
  const now = context.clock.now().getTime();
  await closeRemoved(tx, context, found);
  // The memory of this process may be late; a pause holds this lock.
  const plan = withPause(found, await isPaused(tx, found.plan.id, found.day));
  if (plan.status === 'PAUSED') await extendWindows(tx, plan, now);
  else await settleDue(tx, context, plan, now);
  const line = await readLine(tx, plan, now);
  await callParties(tx, context, plan, line);
  if (plan.status !== 'PAUSED') await tellSoon(tx, context, plan, line.rate);
};

const lastRun = (tx: Tx, { plan, day }: Pick<PlanNow, 'plan' | 'day'>) =>
  tx
    .selectFrom('queue_lines')
    .select(columnsOf('queue_lines'))
    .where('plan', '=', plan.id)
    .where('day', '=', day)
    .executeTakeFirst();

/** Gives the time of a pause back to those who were called before it. */
const extendWindows = async (tx: Tx, plan: PlanNow, now: number): Promise<void> => {
  const last = await lastRun(tx, plan);
  const paused = now - (last?.ran_at ?? now);
  if (paused <= 0) return;
  await tx
    .updateTable('queue_entries')
    .set((row) => ({ until: row('until', '+', paused) }))
    .where('plan', '=', plan.plan.id)
    .where('day', '=', plan.day)
    .where('state', 'in', ['CALLED', 'READY'])
    .execute();
};

const settleDue = async (tx: Tx, context: Context, { plan, facility }: PlanNow, now: number): Promise<void> => {
  // Called by a clock that ran ahead: the party would hold its place for as long.
  const latest = now + LONGEST_WINDOW_MS;
  await tx
    .updateTable('queue_entries')
    .set({ until: latest })
    .where('plan', '=', plan.id)
    .where('state', '=', 'CALLED')
    .where('until', '>', latest)
    .execute();
  const due = await liveEntriesOf(tx, plan.id)
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'RESERVED'), row('starts_at', '<=', now)]),
        row.and([row('state', 'in', ['CALLED', 'READY']), row('until', '<=', now)]),
      ]),
    )
    .orderBy('no')
    .execute();
  for (const entry of due) {
    const to = dueQueueState(
      { state: entry.state, startsAt: entry.starts_at ?? Infinity, until: entry.until ?? Infinity },
      now,
    );
    if (to === 'NO_SHOW') await endEntry(tx, context, entry, 'NO_SHOW', serverActor);
    if (to === 'READY' && (await moveEntry(tx, context, entry, 'READY', serverActor))) {
      // After an outage the time may be over already: the party still gets a call window.
      const until = Math.max(entry.until ?? 0, now + (plan.callWindowMin * MINUTE_MS) / 2);
      await tx.updateTable('queue_entries').set({ called_at: now, until }).where('id', '=', entry.id).execute();
      await tellCalled(tx, context, entry, facility, until);
    }
  }
};

/** Time of day in Korea, HH:MM. */
export const clock = (at: number): string => new Date(at + 9 * 60 * MINUTE_MS).toISOString().slice(11, 16);

const tellCalled = async (
  tx: Tx,
  context: Context,
  entry: Entry,
  facility: PlanNow['facility'],
  until: number,
): Promise<void> => {
  const people = await peopleOf(tx, entry.id);
  const pocket = pocketPath(context, entry.venue);
  await tell(tx, context, entry, people, (member) =>
    notify(tx, context, {
      member: member.uid,
      event: 'QUEUE_CALLED',
      ref: entry.id,
      values: { facility: localised(facility.name, member.lang), until: clock(until) },
      link: { pocket, product: people.find((person) => person.member === member.uid)?.product ?? '' },
    }),
  );
};

/** Takes out people whose ticket is gone or who left the park. Returns how many remain. */
export const dropGone = async (tx: Tx, context: Context, entry: Entry): Promise<number> => {
  const today = kstDay(context.clock.now());
  const people = await tx
    .selectFrom('queue_people')
    .innerJoin('pocket_products', 'pocket_products.id', 'queue_people.product')
    .innerJoin('members', 'members.uid', 'queue_people.member')
    .select([
      'queue_people.id',
      'queue_people.product',
      'queue_people.member',
      'pocket_products.kind',
      'pocket_products.state',
      'pocket_products.entered_on',
      'pocket_products.valid_until',
      'members.passages',
    ])
    .where('entry', '=', entry.id)
    .where('live', '=', 1)
    .execute();
  const gone = people.filter(
    (one) => stateOn(one, today) !== 'ENTERED' || !isInPark(one, entry.venue, context.clock.now()),
  );
  if (gone.length > 0)
    await removePeople(tx, context, entry, gone, {
      to: 'ENDED',
      actor: serverActor,
      reason: 'ticket gone or left the park',
    });
  return people.length - gone.length;
};

/** Party that is next in line. */
export const firstWaiting = (tx: Tx, plan: string, day: string): Promise<Entry | undefined> =>
  liveEntriesOf(tx, plan)
    .where('day', '=', day)
    .where('state', '=', 'WAITING')
    .orderBy('come_back', 'desc')
    .orderBy('no')
    .limit(1)
    .executeTakeFirst();

/** Calls a party and tells it. Returns false if it no longer waits. */
export const callEntry = async (
  tx: Tx,
  context: Context,
  { plan, facility }: Pick<PlanNow, 'plan' | 'facility'>,
  entry: Entry,
  actor: Actor,
): Promise<boolean> => {
  if (!(await moveEntry(tx, context, entry, 'CALLED', actor))) return false;
  const now = context.clock.now().getTime();
  const until = now + plan.callWindowMin * MINUTE_MS;
  await tx.updateTable('queue_entries').set({ called_at: now, until }).where('id', '=', entry.id).execute();
  await tellCalled(tx, context, entry, facility, until);
  return true;
};

const callParties = async (
  tx: Tx,
  context: Context,
  { plan, calling, day, status, facility }: PlanNow,
  line: Line,
): Promise<void> => {
  const now = context.clock.now().getTime();
  const last = await lastRun(tx, { plan, day });
  const waiting =
    status === 'PAUSED' || plan.mode === 'SLOT'
      ? []
      : await liveEntriesOf(tx, plan.id)
          .where('state', '=', 'WAITING')
          .orderBy('come_back', 'desc')
          .orderBy('no')
          .limit(MOST)
          .execute();
  const input = {
    plan: calling,
    rate: line.rate,
    called: line.called,
    credit: last?.credit ?? 0,
    elapsedMs: now - Math.max(last?.ran_at ?? 0, line.oldestAt ?? now),
  };
  // The first ones may have left the park: look at those that would be called, and count again.
  const entries = new Map(waiting.map((entry) => [entry.id, entry]));
  const parties = () =>
    [...entries.values()]
      .map(({ id, no, people, come_back }) => ({ id, no, people, isComeBack: come_back === 1 }))
      .toSorted(inCallOrder);
  const checked = new Set<string>();
  let calls = nextCalls({ ...input, waiting: parties() });
  for (
    let next = calls.called.find(({ id }) => !checked.has(id));
    next !== undefined;
    next = calls.called.find(({ id }) => !checked.has(id))
  ) {
    checked.add(next.id);
    const entry = entries.get(next.id);
    const people = entry === undefined ? 0 : await dropGone(tx, context, entry);
    if (entry === undefined || people === entry.people) continue;
    if (people === 0) entries.delete(next.id);
    else entries.set(next.id, { ...entry, people });
    calls = nextCalls({ ...input, waiting: parties() });
  }
  for (const { id } of calls.called) {
    const entry = entries.get(id);
    if (entry !== undefined) await callEntry(tx, context, { plan, facility }, entry, serverActor);
  }
  const run = { day, credit: calls.credit, ran_at: now };
  await tx
    .insertInto('queue_lines')
    .values({ plan: plan.id, ...run })
    .onConflict((conflict) => conflict.column('plan').doUpdateSet(run))
    .execute();
};

/** Tells parties 15 and 5 minutes before their turn. */
const tellSoon = async (tx: Tx, context: Context, { plan, facility }: PlanNow, rate: number): Promise<void> => {
  const now = context.clock.now().getTime();
  const waiting =
    rate <= 0
      ? []
      : await liveEntriesOf(tx, plan.id)
          .where('state', '=', 'WAITING')
          .orderBy('come_back', 'desc')
          .orderBy('no')
          .limit(MOST)
          .execute();
  let ahead = 0;
  const inLine = waiting.map((entry) => {
    const minutes = ahead / rate;
    ahead += entry.people;
    return { entry, minutes };
  });
  const reserved = await liveEntriesOf(tx, plan.id)
    .where('state', '=', 'RESERVED')
    .where('starts_at', '<=', now + tellAt[0] * MINUTE_MS)
    .execute();
  for (const { entry, minutes } of [
    ...inLine,
    ...reserved.map((entry) => ({ entry, minutes: ((entry.starts_at ?? now) - now) / MINUTE_MS })),
  ]) {
    const told = tellAt.findLast((mark) => minutes <= mark);
    if (told === undefined || (entry.told !== 0 && entry.told <= told)) continue;
    await tx.updateTable('queue_entries').set({ told }).where('id', '=', entry.id).execute();
    await tell(tx, context, entry, await peopleOf(tx, entry.id), (member) =>
      notify(tx, context, {
        member: member.uid,
        event: 'QUEUE_SOON',
        ref: `${entry.id} ${told}`,
        values: { facility: localised(facility.name, member.lang), minutes: String(told) },
      }),
    );
  }
};
