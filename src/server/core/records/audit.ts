import type { Tx } from '../storage/tables.ts';
import { orderedId } from './ordered-id.ts';
import type { Actor } from './actor.ts';

/** One change of a record. `reason` is a code or a short text without personal values. */
export interface AuditEntry {
  readonly record: string;
  readonly id: string;
  readonly actor: Actor;
  readonly from: string;
  readonly to: string;
  readonly at: Date;
  readonly reason?: string;
  readonly venue?: string;
}

/** Adds a change to the audit log, in the transaction of the change. */
export const audit = async (
  tx: Tx,
  { record, id, actor, from, to, at, reason = '', venue = '' }: AuditEntry,
): Promise<void> => {
  await tx
    .insertInto('record_log')
    .values({
      id: orderedId(),
      at: at.toISOString(),
      record,
      record_id: id,
      actor_kind: actor.kind,
      actor: actor.id,
      from_state: from,
      to_state: to,
      reason,
      venue,
    })
    .execute();
};
