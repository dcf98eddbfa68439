import { addDays } from '../../../../engine/index.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../storage/tables.ts';
import { kstDay } from '../../wire-values.ts';
import { accountOf, houseAccounts, post } from '../ledger.ts';
import { addDebt } from './debts.ts';
import { addLot, somBalanceOf, takeFromLots, useLot } from './lots.ts';
import { somPolicyOf } from './policy.ts';

/** Result of a reversal. */
export interface Reversed {
  readonly member: string;
  /** Som that were taken from the member, or given back. */
  readonly amount: number;
  /** Som that later earnings pay. */
  readonly owed: number;
}

/**
 * Reverses an earning or a spending, once; later calls return undefined. Gifts and conversions are final: a RangeError. An earning takes what is
 * left of it, then of the member's other Som, and the member owes the rest; what has expired is not owed. A spending gives each lot its part
 * back, which is valid for some days at least.
 */
export const reverseSom = async (
  tx: Tx,
  context: Pick<Context, 'live' | 'store'>,
  { transfer, at, reason }: { readonly transfer: string; readonly at: Date; readonly reason: string },
): Promise<Reversed | undefined> => {
  const { kind, account } = await tx
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_postings', 'ledger_postings.transfer', 'ledger_transfers.id')
    .select(['kind', 'account'])
    .where('ledger_transfers.id', '=', transfer)
    .where('book', '=', 'SOM')
    .where(
      'account',
      'not in',
      houseAccounts.map((owner) => accountOf('SOM', owner)),
    )
    .executeTakeFirstOrThrow();
  if (kind !== 'EARN' && kind !== 'SPEND') throw new RangeError(`A transfer of the kind ${kind} is final.`);
  await context.store
    .forUpdate(tx.selectFrom('ledger_accounts').select('id').where('id', '=', account))
    .executeTakeFirstOrThrow();
  const reversal = { transfer, at, reason, member: account.slice(accountOf('SOM', '').length) };
  if (await isReversed(tx, transfer)) return undefined;
  return kind === 'EARN' ? reverseEarning(tx, reversal) : reverseSpending(tx, context, reversal);
};

interface Reversal {
  readonly member: string;
  readonly transfer: string;
  readonly at: Date;
  readonly reason: string;
}

const isReversed = async (tx: Tx, transfer: string): Promise<boolean> =>
  (await tx
    .selectFrom('ledger_transfers')
    .select('id')
    .where('book', '=', 'SOM')
    .where('source', '=', 'REVERSAL')
    .where('ref', '=', transfer)
    .executeTakeFirst()) !== undefined ||
  (await tx.selectFrom('som_debts').select('transfer').where('transfer', '=', transfer).executeTakeFirst()) !==
    undefined;

const postReversal = async (
  tx: Tx,
  { transfer, at, reason, member }: Reversal,
  amount: number,
  house: 'ISSUED' | 'SPENT',
): Promise<string> => {
  const posted = await post(tx, {
    book: 'SOM',
    kind: 'REVERSE',
    source: 'REVERSAL',
    ref: transfer,
    at,
    reason,
    reverses: transfer,
    postings: { [member]: amount, [house]: -amount },
  });
  if (posted === undefined) throw new Error(`The transfer ${transfer} was reversed twice.`);
  return posted.id;
};

const reverseEarning = async (tx: Tx, reversal: Reversal): Promise<Reversed> => {
  const { member, transfer, at } = reversal;
  const day = kstDay(at);
  const lots = await tx
    .selectFrom('som_lots')
    .select(['id', 'earned', 'remaining', 'expires_on'])
    .where('transfer', '=', transfer)
    .execute();
  const valid = lots.filter(({ remaining, expires_on }) => Number(remaining) > 0 && expires_on >= day);
  const left = sumOf(valid.map(({ remaining }) => remaining));
  const due =
    left +
    (await spentOf(
      tx,
      lots.map(({ id }) => id),
    ));
  const others = (await somBalanceOf(tx, member, day)) - left;
  const amount = left + Math.min(due - left, others);
  if (amount > 0) {
    const id = await postReversal(tx, reversal, -amount, 'ISSUED');
    for (const { id: lot, remaining } of valid) await useLot(tx, { transfer: id, lot, amount: Number(remaining) });
    if (amount > left) await takeFromLots(tx, { member, transfer: id, amount: amount - left, day });
  }
  const owed = due - amount;
  if (owed > 0 || amount === 0) await addDebt(tx, { member, transfer, owed, at });
  return { member, amount, owed };
};

/** Returns what was spent, given or converted from lots; what has expired is no spending. */
const spentOf = async (tx: Tx, lots: readonly string[]): Promise<number> => {
  const rows = await tx
    .selectFrom('som_lot_uses')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'som_lot_uses.transfer')
    .select('amount')
    .where('lot', 'in', lots)
    .where('kind', '<>', 'EXPIRE')
    .execute();
  return sumOf(rows.map(({ amount }) => amount));
};

const reverseSpending = async (tx: Tx, context: Pick<Context, 'live'>, reversal: Reversal): Promise<Reversed> => {
  const { member, transfer, at } = reversal;
  const uses = await tx
    .selectFrom('som_lot_uses')
    .innerJoin('som_lots', 'som_lots.id', 'som_lot_uses.lot')
    .select(['lot', 'amount', 'expires_on'])
    .where('som_lot_uses.transfer', '=', transfer)
    .execute();
  const amount = sumOf(uses.map((use) => use.amount));
  const id = await postReversal(tx, reversal, amount, 'SPENT');
  const least = addDays(kstDay(at), somPolicyOf(context).giftLeastDays);
  const late = uses.filter(({ expires_on }) => expires_on < least);
  for (const use of uses)
    if (use.expires_on >= least) await useLot(tx, { transfer: id, lot: use.lot, amount: -Number(use.amount) });
  if (late.length > 0)
    await addLot(tx, { member, transfer: id, amount: sumOf(late.map((use) => use.amount)), expiresOn: least, at });
  return { member, amount, owed: 0 };
};

const sumOf = (amounts: readonly (number | string)[]): number =>
  amounts.reduce<number>((sum, one) => sum + Number(one), 0);
