import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { lockMember } from '../../core/records/lock.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { endLogins, liveLogins } from '../../core/session/sessions-store.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { changeMember } from '../members/index.ts';

/**
 * Gives the address back that a change has replaced, with the code of the notice. Somebody else may have made the change: every login of the member ends,
 * and no later change can be undone into an address of theirs.
 */
export const undoEmail = async (app: FastifyInstance, token: string): Promise<true> => {
  const { store, clock } = app;
  const now = clock.now();
  const at = now.toISOString();
  await inTransaction(store, async (tx) => {
    const undo = { state: 'UNDONE', undo_hash: null } as const;
    const found = await tx
      .selectFrom('email_changes')
      .select(['id', 'member', 'earlier', 'at'])
      .where('undo_hash', '=', hashToken(token))
      .where('state', '=', 'CHANGED')
      .where('until', '>', at)
      .executeTakeFirst();
    if (found === undefined) throw new HttpError('codeWrong');
    const { uid } = await lockMember(tx, store, found.member);
    const { numUpdatedRows } = await tx
      .updateTable('email_changes')
      .set(undo)
      .where('id', '=', found.id)
      .where('state', '=', 'CHANGED')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new HttpError('codeWrong');
    await tx
      .updateTable('email_changes')
      .set(undo)
      .where('member', '=', uid)
      .where('at', '>=', found.at)
      .where('state', '!=', 'UNDONE')
      .execute();
    await changeMember(tx, uid, { email: found.earlier }, now);
    await audit(tx, {
      record: 'email_changes',
      id: found.id,
      actor: { kind: 'member', id: uid },
      from: 'CHANGED',
      to: 'UNDONE',
      at: now,
    });
    await endLogins(tx, await liveLogins(tx, uid), 'password', at);
    await store.announce(tx, 'member', uid);
  });
  return true;
};
