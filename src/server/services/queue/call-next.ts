import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { mostCalled } from '../../../engine/index.ts';
import type { Actor } from '../../core/records/actor.ts';
import type { ScanReason } from '#schemas/calls/devices/answers';
import { lockLine } from './lock-line.ts';
import { isPaused } from './pauses.ts';
import { planOf, withPause, type PlanNow } from './plans.ts';
import type { Entry } from './entry.ts';
import { readLine } from './read-line.ts';
import { callEntry, dropGone, firstWaiting } from './run-plan.ts';

interface Calling {
  readonly venue: string;
  readonly facility: string;
  readonly actor: Actor;
}

type Refusal = Extract<ScanReason, 'PAUSED' | 'NOBODY' | 'CROWDED'>;

const roomFor = async (tx: Tx, context: Context, found: PlanNow, people: number): Promise<boolean> => {
  const line = await readLine(tx, found, context.clock.now().getTime());
  return line.called + people <= mostCalled(found.calling, line.rate);
};

/** Party that would be called now, or why nobody would. */
export const nextParty = async (tx: Tx, context: Context, found: PlanNow): Promise<Entry | Refusal> => {
  if (found.status === 'PAUSED' || found.status === 'CLOSED') return 'PAUSED';
  const first = await firstWaiting(tx, found.plan.id, found.day);
  if (first === undefined) return 'NOBODY';
  return (await roomFor(tx, context, found, first.people)) ? first : 'CROWDED';
};

/**
 * Calls the next party before its time: whole, in order, and only while those called fit into one call window. What it takes is missing in the
 * next minutes, so that the ride is not called more people than before. Returns why nobody was called.
 */
export const callNextParty = async (
  tx: Tx,
  context: Context,
  { venue, facility, actor }: Calling,
): Promise<Entry | Refusal | 'unknown'> => {
  const known = planOf(context, venue, facility);
  if (known === undefined) return 'unknown';
  await lockLine(tx, context.store, known.plan.id);
  const found = withPause(known, await isPaused(tx, known.plan.id, known.day));
  if (found.status === 'PAUSED' || found.status === 'CLOSED') return 'PAUSED';
  for (
    let first = await firstWaiting(tx, found.plan.id, found.day);
    first !== undefined;
    first = await firstWaiting(tx, found.plan.id, found.day)
  ) {
    const people = await dropGone(tx, context, first);
    if (people === 0) continue;
    if (!(await roomFor(tx, context, found, people))) return 'CROWDED';
    if (!(await callEntry(tx, context, found, first, actor))) continue;
    await tx
      .updateTable('queue_lines')
      .set((row) => ({ credit: row('credit', '-', people) }))
      .where('plan', '=', found.plan.id)
      .where('day', '=', found.day)
      .execute();
    return { ...first, people, state: 'CALLED' };
  }
  return 'NOBODY';
};
