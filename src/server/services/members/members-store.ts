import type { Db, MemberRow } from '../../core/storage/tables.ts';

export const changeMember = async (
  db: Db,
  uid: string,
  change: Partial<Omit<MemberRow, 'uid' | 'created_at' | 'updated_at'>>,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('members')
    .set({ ...change, updated_at: now.toISOString() })
    .where('uid', '=', uid)
    .execute();
};

type Channel = 'EMAIL' | 'SMS' | 'PUSH';
/** Consents to promotions by channel, and to being found by ID and mobile number. */
export type Consents = Readonly<Partial<Record<Channel | 'FRIEND_FIND', 'Y' | 'N'>>>;

// This server wrote the JSON from the same types.
export const consentsOf = ({ consents }: Pick<MemberRow, 'consents'>): Consents => JSON.parse(consents) as Consents;
