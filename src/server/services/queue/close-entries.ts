import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import type { PlanNow } from './plans.ts';
import { endEntry, peopleOf } from './end-entry.ts';
import { notify } from '../../core/records/notify.ts';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { localised } from '../../../content/answers/texts.ts';
import type { Entry } from './entry.ts';
import { tell } from './tell-party.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Places of a plan that are live. */
export const liveEntriesOf = (tx: Tx, plan: string) =>
  tx
    .selectFrom('queue_entries')
    .select(columnsOf('queue_entries'))
    .where('plan', '=', plan)
    .where('state', 'in', ['WAITING', 'CALLED', 'RESERVED', 'READY']);

/** Ends what is left of earlier days. */
export const endEarlierDays = async (tx: Tx, context: Context, plan: string, day: string): Promise<void> => {
  for (const entry of await liveEntriesOf(tx, plan).where('day', '<', day).orderBy('no').execute())
    await endEntry(tx, context, entry, 'ENDED', serverActor, 'day over');
};

/** Closes the entries of a plan whose place closed, or that is gone; those in line may come back first. */
export const closeEntries = async (
  tx: Tx,
  context: Context,
  plan: string,
  { facility }: Partial<Pick<PlanNow, 'facility'>>,
  actor: Actor = serverActor,
): Promise<void> => {
  for (const entry of await liveEntriesOf(tx, plan).orderBy('no').execute())
    await closeEntry(tx, context, entry, facility, actor);
};

const closeEntry = async (
  tx: Tx,
  context: Context,
  entry: Entry,
  facility: PlanNow['facility'] | undefined,
  actor: Actor,
): Promise<void> => {
  const people = await peopleOf(tx, entry.id);
  if (await endEntry(tx, context, entry, 'CLOSED', actor))
    await tell(tx, context, entry, people, (member) =>
      notify(tx, context, {
        member: member.uid,
        event: 'QUEUE_CLOSED',
        ref: entry.id,
        values: { facility: localised(facility?.name, member.lang) },
      }),
    );
};

/** Closes what a changed plan no longer has: its line, or reserved times. Whoever was called already may still enter. */
export const closeRemoved = async (tx: Tx, context: Context, { plan, facility, slots }: PlanNow): Promise<void> => {
  const kept = new Set(slots.map(({ slotId }) => slotId));
  for (const entry of await liveEntriesOf(tx, plan.id)
    .where('state', 'in', plan.mode === 'SLOT' ? ['WAITING', 'RESERVED'] : ['RESERVED'])
    .orderBy('no')
    .execute()) {
    if (entry.state === 'WAITING' || !kept.has(entry.slot)) await closeEntry(tx, context, entry, facility, serverActor);
  }
};
