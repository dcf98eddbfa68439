import type { Context } from '../../context.ts';
import type { Tx } from '../../storage/tables.ts';
import { accountOf } from '../ledger.ts';
import { postSom } from './post-som.ts';
import { reverseSom } from './reverse-som.ts';

const SOURCE = 'PURCHASE';

interface Purchase {
  readonly member: string;
  /** Receipt of the purchase. */
  readonly receipt: string;
  readonly park: string;
  readonly at: Date;
}

/** Returns the part of a payment that a full, certified member earns, in percent of its won; 0 for others. */
const percentOf = async (tx: Tx, { live }: Pick<Context, 'live'>, member: string): Promise<number> => {
  const row = await tx
    .selectFrom('members')
    .select(['kind', 'regular', 'grade'])
    .where('uid', '=', member)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (row?.kind !== '2' || row.regular !== 1) return 0;
  const [table] = live.current.prepared.documents['grade-table'].values();
  return table?.grades.find(({ grade }) => grade === row.grade)?.earnPercent ?? 0;
};

/** A receipt earns once for each amount that is left of it. */
const refOf = (receipt: string, left: number): string => `${receipt} ${left}`;

const earn = async (
  tx: Tx,
  context: Pick<Context, 'live'>,
  { member, receipt, park, at, left, amount }: Purchase & { readonly left: number; readonly amount: number },
): Promise<void> => {
  if (amount > 0)
    await postSom(tx, context, {
      member,
      amount,
      reason: 'PAY',
      source: SOURCE,
      ref: refOf(receipt, left),
      at,
      park,
    });
};

/** Posts what a purchase earns by the grade of the member, rounded down. */
export const earnPurchase = async (
  tx: Tx,
  context: Pick<Context, 'live'>,
  { won, ...purchase }: Purchase & { readonly won: number },
): Promise<void> => {
  const amount = Math.floor((won * (await percentOf(tx, context, purchase.member))) / 100);
  await earn(tx, context, { ...purchase, left: won, amount });
};

const earnedFor = async (tx: Tx, member: string, ref: string) =>
  tx
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_postings', 'ledger_postings.transfer', 'ledger_transfers.id')
    .select(['ledger_transfers.id', 'amount'])
    .where('book', '=', 'SOM')
    .where('source', '=', SOURCE)
    .where('ref', '=', ref)
    .where('account', '=', accountOf('SOM', member))
    .executeTakeFirst();

/** After a refund takes back what a purchase earned, and posts the share of what is left. */
export const correctPurchase = async (
  tx: Tx,
  context: Pick<Context, 'live' | 'store'>,
  {
    won,
    before,
    left,
    ...purchase
  }: Purchase & {
    /** Won of the whole purchase, of what was left before the refund, and of what is left now. */
    readonly won: number;
    readonly before: number;
    readonly left: number;
  },
): Promise<void> => {
  const { member, receipt, at } = purchase;
  const whole = await earnedFor(tx, member, refOf(receipt, won));
  if (whole === undefined || left === before) return;
  const last = await earnedFor(tx, member, refOf(receipt, before));
  if (last !== undefined) await reverseSom(tx, context, { transfer: last.id, at, reason: 'REVERSAL' });
  await earn(tx, context, { ...purchase, left, amount: Math.floor((Number(whole.amount) * left) / won) });
};
