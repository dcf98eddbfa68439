import { DAY_MS } from '../../core/durations.ts';
import { localised } from '#content/answers/texts';
import { todayAndYearAgo, parseMoment } from '../../../engine/index.ts';
import type { CodeList } from '#schemas/documents/code-list/schema';
import type { PointHistory, PointHistoryQuery } from '#schemas/calls/points/answers';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import { accountOf } from '../../core/records/ledger.ts';
import { pageOf, readPage } from '../../core/records/page-of.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf } from '../../core/wire-values.ts';

/** Returns the first instant of a day in Korean time. */
const beginOf = (day: string): number => {
  const at = parseMoment(`${day}000000`);
  if (at === undefined) throw new HttpError('invalid', `There is no day ${day}.`);
  return at;
};

/** Converts the requested days to instants: from the start of `startDt` to before the day after `endDt`. */
const rangeOf = (
  { startDt, endDt }: PointHistoryQuery,
  now: Date,
): { readonly from: string; readonly until: string } => {
  const { today, yearAgo } = todayAndYearAgo(now.getTime());
  const [from, until] = [beginOf(startDt ?? yearAgo), beginOf(endDt ?? today) + DAY_MS];
  if (from >= until) throw new HttpError('invalid', 'startDt is after endDt.');
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
};

/** Entries of the member, each with the balance after it. One source, so list and balance cannot differ. */
const entriesOf = (db: Db, member: string) =>
  db.selectFrom((inner) =>
    inner
      .selectFrom('ledger_postings')
      .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer')
      .select(['ledger_transfers.id', 'ledger_postings.amount', 'ledger_transfers.reason', 'ledger_postings.at'])
      .select((row) =>
        row.fn
          .sum<number | string>('ledger_postings.amount')
          .over((over) => over.orderBy('ledger_postings.at').orderBy('ledger_transfers.id'))
          .as('balance'),
      )
      .where('ledger_postings.account', '=', accountOf('SOM', member))
      .as('entries'),
  );

/** `point/my-point-history`: returns the entries of those days, newest first, each with the balance after it. */
export const readHistory = async (
  db: Db,
  {
    member,
    query,
    now,
    reasons,
    locale,
  }: {
    readonly member: string;
    readonly query: PointHistoryQuery;
    readonly now: Date;
    readonly reasons: CodeList | undefined;
    readonly locale: Locale;
  },
): Promise<PointHistory> => {
  const { from, until } = rangeOf(query, now);
  const page = pageOf(query, 20);
  let asked = entriesOf(db, member).where('at', '>=', from).where('at', '<', until);
  if (query.category === 'EARN') asked = asked.where('amount', '>', 0);
  if (query.category === 'USE') asked = asked.where('amount', '<', 0);
  const { rows, totalCnt } = await readPage(
    asked.select(['amount', 'reason', 'at', 'balance']).orderBy('at', 'desc').orderBy('id', 'desc'),
    page,
  );
  const nameOf = (reason: string): string => {
    const name = reasons?.items.find(({ codeId }) => codeId === reason)?.codeName;
    return localised(name, locale) || reason;
  };
  return {
    tranDetalisCnt: totalCnt,
    tranDetalisList: rows.map(({ amount, reason, at, balance }) => ({
      tranDtm: momentOf(at),
      tranKindCd: Number(amount) > 0 ? 'EARN' : 'USE',
      tranReasonCd: reason,
      tranReasonNm: nameOf(reason),
      pointAmt: Number(amount),
      remainPointAmt: Number(balance),
    })),
    currentPage: page.currentPage,
    pagePerCount: page.limit,
  };
};
