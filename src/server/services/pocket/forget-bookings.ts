import type { Tx } from '../../core/storage/tables.ts';

/**
 * Forgets who booked the numbers that nobody has registered: they are found by their number alone then. A mobile that another member has too is theirs as
 * well, so it stays until they leave.
 */
export const forgetBookings = async (tx: Tx, uid: string): Promise<void> => {
  const member = await tx
    .selectFrom('members')
    .select(['name', 'birth_date', 'mobile'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (member === undefined || member.mobile === '') return;
  const { mobile } = member;
  const sharer = await tx
    .selectFrom('members')
    .select('uid')
    .where('mobile', '=', mobile)
    .where('uid', '<>', uid)
    .limit(1)
    .executeTakeFirst();
  if (sharer !== undefined) return;
  // First the passes in the member's own name: the next statement forgets the mobile that finds them.
  await tx
    .updateTable('issued_numbers')
    .set({ holder_name: '', birth_date: '' })
    .where('mobile', '=', mobile)
    .where('holder_name', '=', member.name)
    .where('birth_date', '=', member.birth_date)
    .execute();
  await tx.updateTable('issued_numbers').set({ mobile: '' }).where('mobile', '=', mobile).execute();
};
