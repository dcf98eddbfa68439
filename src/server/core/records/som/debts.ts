import type { Tx } from '../../storage/tables.ts';
import { kstDay } from '../../wire-values.ts';
import { post } from '../ledger.ts';
import { somBalanceOf, takeFromLots } from './lots.ts';

/** Notes what a member owes because a reversed earning was spent already. */
export const addDebt = async (
  tx: Tx,
  {
    member,
    transfer,
    owed,
    at,
  }: { readonly member: string; readonly transfer: string; readonly owed: number; readonly at: Date },
): Promise<void> => {
  await tx.insertInto('som_debts').values({ member, transfer, owed, at: at.toISOString() }).execute();
};

/** Pays debts from what a member has just earned; the oldest goes first. */
export const payDebts = async (
  tx: Tx,
  { member, at }: { readonly member: string; readonly at: Date },
): Promise<void> => {
  const debts = await tx
    .selectFrom('som_debts')
    .select(['transfer', 'owed'])
    .where('member', '=', member)
    .where('owed', '>', 0)
    .orderBy('at')
    .orderBy('transfer')
    .execute();
  for (const { transfer, owed } of debts) {
    const amount = Math.min(Number(owed), await somBalanceOf(tx, member, kstDay(at)));
    if (amount === 0) return;
    const posted = await post(tx, {
      book: 'SOM',
      kind: 'REVERSE',
      source: 'DEBT',
      ref: `${transfer} ${owed}`,
      at,
      reason: 'REVERSAL',
      reverses: transfer,
      postings: { [member]: -amount, ISSUED: amount },
    });
    if (posted === undefined) throw new Error(`The debt ${transfer} was paid twice.`);
    await takeFromLots(tx, { member, transfer: posted.id, amount, day: kstDay(at) });
    await tx
      .updateTable('som_debts')
      .set((row) => ({ owed: row('owed', '-', amount) }))
      .where('transfer', '=', transfer)
      .execute();
  }
};
