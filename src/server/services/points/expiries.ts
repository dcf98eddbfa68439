import type { Expiries } from '#schemas/calls/points/answers';
import { addMonths } from '../../../engine/index.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';

/** `point/my-point-expire`: returns the days on which the member's Som expire, the nearest first. */
export const readExpiries = async (
  db: Db,
  { member, now, months }: { readonly member: string; readonly now: Date; readonly months?: string | undefined },
): Promise<Expiries> => {
  const today = kstDay(now);
  let query = db
    .selectFrom('som_lots')
    .select('expires_on')
    .select((row) => row.fn.sum<number | string>('remaining').as('amount'))
    .where('member', '=', member)
    .where('remaining', '>', 0)
    .where('expires_on', '>=', today)
    .groupBy('expires_on')
    .orderBy('expires_on');
  if (months !== undefined) query = query.where('expires_on', '<=', addMonths(today, Number(months)));
  const rows = await query.limit(1200).execute();
  const expireList = rows.map(({ expires_on, amount }) => ({ expireDt: expires_on, expireAmt: Number(amount) }));
  return { expireList, totalAmt: expireList.reduce((sum, { expireAmt }) => sum + expireAmt, 0) };
};
