import { mostCalled } from '#engine';
import type { Actor } from '../../records/actor.ts';
import type { ScanReason } from '#schemas/devices.schema';
import { lockLine } from './lock-line.ts';
import { planOf } from './plans.ts';
import type { Entry, QueueContext, Tx } from './queue-context.ts';
import { readLine } from './read-line.ts';
import { callEntry, dropGone, firstWaiting } from './run-plan.ts';

interface Calling {
  readonly venue: string;
  readonly facility: string;
  readonly actor: Actor;
}

/**
 * Calls the next party before its time: whole, in order, and only while those called fit into one call window. What it takes is missing in the
 * next minutes, so that the ride is not called more people than before. Returns why nobody was called.
 */
export const callNextParty = async (tx: Tx, context: QueueContext, { venue, facility, actor }: Calling): Promise<Entry | Extract<ScanReason, 'PAUSED' | 'NOBODY' | 'CROWDED'> | 'unknown'> => {
  const found = planOf(context, venue, facility);
  if (found === undefined) return 'unknown';
  if (found.status === 'PAUSED' || found.status === 'CLOSED') return 'PAUSED';
  await lockLine(tx, context.store, found.plan.id);
  const now = context.now().getTime();
  for (let first = await firstWaiting(tx, found.plan.id, found.day); first !== undefined; first = await firstWaiting(tx, found.plan.id, found.day)) {
    const people = await dropGone(tx, context, first);
    if (people === 0) continue;
    const line = await readLine(tx, found, now);
    if (line.called + people > mostCalled(found.calling, line.rate)) return 'CROWDED';
    if (!(await callEntry(tx, context, found, first, actor))) continue;
    await tx.updateTable('queue_lines').set((row) => ({ credit: row('credit', '-', people) })).where('plan', '=', found.plan.id).where('day', '=', found.day).execute();
    return { ...first, people, state: 'CALLED' };
  }
  return 'NOBODY';
};
