import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/storage/tables.ts';
import type { Actor } from '../../core/records/actor.ts';
import { giveBack } from '../../core/records/count.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { transition } from '../../core/records/transition.ts';
import { facilityUseStates } from './states.ts';
import { stockOf, type UseRow } from './places.ts';

/** Ends a use: its stock is free again. Returns false if it had ended. */
export const returnUse = async (
  tx: Tx,
  context: Context,
  { id, document, venue, member, taken }: Pick<UseRow, 'id' | 'document' | 'venue' | 'member' | 'taken'>,
  actor: Actor,
): Promise<boolean> => {
  const at = context.clock.now();
  if (
    (await transition(tx, { table: 'facility_uses', machine: facilityUseStates, id, to: 'DONE', actor, at, venue })) ===
    undefined
  )
    return false;
  await tx.updateTable('facility_uses').set({ ended_at: at.getTime() }).where('id', '=', id).execute();
  await giveBack(tx, { ...stockOf(document), amount: taken });
  await announceMember(tx, context, member, 'facility');
  return true;
};
