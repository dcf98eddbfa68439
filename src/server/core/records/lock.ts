import type { Store } from '../storage/store.ts';
import type { Db, MemberRow } from '../storage/tables.ts';
import { columnsOf } from '../storage/columns.ts';

// A change that depends on what it read first locks the rows that own the records, and reads them after that. A lock ends with its transaction.
// The order is the same everywhere, because opposite orders deadlock: members, products, lines of queues, entries, other records, counters.

type Locking = Pick<Store, 'forUpdate'>;

/** Locks members in a fixed order. Those who relate, lend, join a queue, enter or leave hold this lock. */
export const lockMembers = async (tx: Db, store: Locking, uids: readonly string[]): Promise<void> => {
  await store.forUpdate(tx.selectFrom('members').select('uid').where('uid', 'in', uids).orderBy('uid')).execute();
};

/** Locks a member and reads the row. */
export const lockMember = (tx: Db, store: Locking, uid: string): Promise<MemberRow> =>
  store
    .forUpdate(tx.selectFrom('members').select(columnsOf('members')).where('uid', '=', uid))
    .executeTakeFirstOrThrow();

/** Locks a counter, and creates a missing one. */
export const lockCounter = async (
  tx: Db,
  { scope, key }: { readonly scope: string; readonly key: string },
): Promise<void> => {
  await tx
    .insertInto('counters')
    .values({ scope, key, taken: 0 })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet((row) => ({ taken: row.ref('counters.taken') })),
    )
    .execute();
};

/** Locks all drafts of documents: what they use, and what nobody uses, stays so until the transaction ends. */
export const lockAllDrafts = (tx: Db): Promise<void> => lockCounter(tx, { scope: 'drafts', key: '' });
