import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { lockMember } from '../../core/records/lock.ts';
import { endLogins, liveLogins } from '../../core/session/sessions-store.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import { linksOf } from './identities-store.ts';
import { endLink } from './unlink.ts';

/** Undoes a link with the code of its notice: somebody else may have made it, so every login of the member ends. */
export const undoLink = async (app: FastifyInstance, token: string): Promise<true> => {
  const { store, clock } = app;
  const at = clock.now().toISOString();
  const hash = hashToken(token);
  await inTransaction(store, async (tx) => {
    const code = await tx
      .updateTable('one_time_codes')
      .set({ used_at: at })
      .where('hash', '=', hash)
      .where('purpose', '=', 'undo-link')
      .where('used_at', 'is', null)
      .where('until', '>', at)
      .returning('member')
      .executeTakeFirst();
    if (typeof code?.member !== 'string') throw new HttpError('codeWrong');
    const { uid } = await lockMember(tx, store, code.member);
    const link = await tx
      .selectFrom('social_identities')
      .select(columnsOf('social_identities'))
      .where('member', '=', uid)
      .where('undo_hash', '=', hash)
      .executeTakeFirst();
    if (link !== undefined) await endLink(tx, app, { link });
    // Without a link the code belongs to the own ID, which a member with other ways to log in can lose.
    else if ((await linksOf(tx, uid)).length > 0) {
      await tx.deleteFrom('credentials').where('member', '=', uid).execute();
      await tx.updateTable('members').set({ login_id: null, updated_at: at }).where('uid', '=', uid).execute();
    }
    await endLogins(tx, await liveLogins(tx, uid), 'linked', at);
    await store.announce(tx, 'member', uid);
  });
  return true;
};
