import type { Context } from '../../context.ts';
import type { Tx } from '../../storage/tables.ts';
import { accountOf, post } from '../ledger.ts';
import { useLot } from './lots.ts';

interface Expiry {
  readonly member: string;
  /** Lots that end before this day (YYYYMMDD) expire; all lots without it. */
  readonly before?: string;
  readonly source: 'EXPIRY' | 'WITHDRAWAL';
  readonly at: Date;
}

/** Takes what is left of a member's lots whose last day is past, one transfer for each day. Returns the amount. */
export const expireSom = async (
  tx: Tx,
  { store }: Pick<Context, 'store'>,
  { member, before, source, at }: Expiry,
): Promise<number> => {
  // Spending locks the account too, so an amount is either spent or expires.
  await store
    .forUpdate(tx.selectFrom('ledger_accounts').select('id').where('id', '=', accountOf('SOM', member)))
    .execute();
  let query = tx
    .selectFrom('som_lots')
    .select(['id', 'remaining', 'expires_on'])
    .where('member', '=', member)
    .where('remaining', '>', 0)
    .orderBy('expires_on')
    .orderBy('id');
  if (before !== undefined) query = query.where('expires_on', '<', before);
  const byDay = Map.groupBy(await query.execute(), ({ expires_on }) => expires_on);
  let expired = 0;
  for (const [day, lots] of byDay) {
    const amount = lots.reduce((sum, { remaining }) => sum + Number(remaining), 0);
    const posted = await post(tx, {
      book: 'SOM',
      kind: 'EXPIRE',
      source,
      // A refund may add to a day that has expired before.
      ref: `${member} ${day} ${lots[0]?.id}`,
      at,
      reason: source,
      postings: { [member]: -amount, EXPIRED: amount },
    });
    if (posted === undefined) throw new Error(`The Som of ${day} expired twice.`);
    for (const { id, remaining } of lots) await useLot(tx, { transfer: posted.id, lot: id, amount: Number(remaining) });
    expired += amount;
  }
  return expired;
};
