import type { Context } from '../context.ts';
import { hashToken } from '../session/session-keys.ts';
import type { Db } from '../storage/tables.ts';
import { pairOf } from './friends.ts';

/** Resolves a search result of the caller, or the uid of a member who is related to the caller. */
export const resolvePerson = async (
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  asker: string,
  { friendToken, friendUid = '' }: { readonly friendToken?: string; readonly friendUid?: string },
): Promise<string | undefined> => {
  if (friendToken !== undefined && friendToken !== '') {
    const row = await tx
      .selectFrom('friend_tokens')
      .select('member')
      .where('hash', '=', hashToken(friendToken))
      .where('asker', '=', asker)
      .where('until', '>', clock.now().toISOString())
      .executeTakeFirst();
    return row?.member;
  }
  const row = await tx
    .selectFrom('relations')
    .select('id')
    .where('pair', '=', pairOf(asker, friendUid))
    .where('state', '=', 'ACCEPTED')
    .executeTakeFirst();
  return row === undefined ? undefined : friendUid;
};
