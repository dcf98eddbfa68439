import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { announceParty } from './end-entry.ts';
import type { Entry } from './entry.ts';

interface Told {
  readonly uid: string;
  readonly lang: 'ko' | 'en';
}

export const tell = async (
  tx: Tx,
  context: Context,
  entry: Pick<Entry, 'member'>,
  people: readonly { readonly member: string }[],
  say: (member: Told) => Promise<void>,
): Promise<void> => {
  const uids = [...new Set([entry.member, ...people.map(({ member }) => member)])];
  for (const member of await tx
    .selectFrom('members')
    .select(['uid', 'lang'])
    .where('uid', 'in', uids)
    .orderBy('uid')
    .execute())
    await say(member);
  await announceParty(tx, context, entry, uids);
};
