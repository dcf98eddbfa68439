import type { CodeList } from '#schemas/documents/code-list/schema';
import type { PointHistory, PointHistoryQuery } from '#schemas/calls/points/answers';
import type { Locale } from '#schemas/parts';
import { addDays, addMonths, parseMoment, todayAndYearAgo } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import { accountOf } from '../../core/records/ledger.ts';
import { pageOf, readPage } from '../../core/records/page-of.ts';
import { somPolicyOf } from '../../core/records/som/policy.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf } from '../../core/wire-values.ts';
import { kindOfEntry, reasonOf } from './entry-kinds.ts';

/** Returns the first instant of a day in Korean time. */
const beginOf = (day: string): number => {
  const at = parseMoment(`${day}000000`);
  if (at === undefined) throw new HttpError('invalid', `There is no day ${day}.`);
  return at;
};

/** Converts the requested days to instants: from the start of `startDt` to before the day after `endDt`. Throws `pointPeriod` outside of the policy. */
const rangeOf = (
  { startDt, endDt }: PointHistoryQuery,
  { live, now }: { readonly live: Context['live']; readonly now: Date },
): { readonly from: string; readonly until: string } => {
  const { today, yearAgo } = todayAndYearAgo(now.getTime());
  const [first, last] = [startDt ?? yearAgo, endDt ?? today];
  const [from, until] = [beginOf(first), beginOf(last) + DAY_MS];
  if (from >= until) throw new HttpError('invalid', 'startDt is after endDt.');
  const { windowMonths, monthsBack } = somPolicyOf({ live }).history;
  // A year from a day to the same day of the next year is one day longer than twelve months.
  if (last > addDays(addMonths(first, windowMonths), 0) || first < addMonths(today, -monthsBack))
    throw new HttpError('pointPeriod', undefined, { months: String(windowMonths), back: String(monthsBack) });
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
};

/** Entries of the member. */
const entriesOf = (db: Db, member: string) =>
  db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer')
    .where('ledger_postings.account', '=', accountOf('SOM', member));

interface Entry {
  readonly id: string;
  readonly at: string;
}

/** Returns the balance after each of the entries, newest first, by transfer ID. Postings never change, so those before the page count as one sum. */
const balancesAfter = async (
  db: Db,
  member: string,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, number>> => {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (newest === undefined || oldest === undefined) return new Map();
  const postings = db.selectFrom('ledger_postings').where('account', '=', accountOf('SOM', member));
  const before = await postings
    .select((row) => row.fn.sum<number | string | null>('amount').as('sum'))
    .where('at', '<', oldest.at)
    .executeTakeFirst();
  const between = await postings
    .select(['transfer', 'amount'])
    .where('at', '>=', oldest.at)
    .where('at', '<=', newest.at)
    .orderBy('at')
    .orderBy('transfer')
    .execute();
  let balance = Number(before?.sum ?? 0);
  return new Map(between.map(({ transfer, amount }) => [transfer, (balance += Number(amount))]));
};

/** Returns the nickname of the other side, and the message, of gifts. Members who have left have no name. */
const giftsOf = async (db: Db, member: string, refs: readonly string[]) => {
  if (refs.length === 0) return new Map<string, { readonly friend: string; readonly message: string }>();
  const gifts = await db
    .selectFrom('som_gifts')
    .leftJoin('members', (join) =>
      join.on((on) =>
        on.and([
          on.or([on('members.uid', '=', on.ref('sender')), on('members.uid', '=', on.ref('receiver'))]),
          on('members.uid', '<>', member),
          on('members.state', '=', 'active'),
        ]),
      ),
    )
    .select(['som_gifts.id', 'message', 'nickname'])
    .where('som_gifts.id', 'in', refs)
    .execute();
  return new Map(gifts.map(({ id, message, nickname }) => [id, { friend: nickname ?? '', message }]));
};

/** `point/my-point-history`: returns the entries of those days, newest first, each with the balance after it. */
export const readHistory = async (
  db: Db,
  {
    member,
    query,
    now,
    live,
    reasons,
    locale,
  }: {
    readonly member: string;
    readonly query: PointHistoryQuery;
    readonly now: Date;
    readonly live: Context['live'];
    readonly reasons: CodeList | undefined;
    readonly locale: Locale;
  },
): Promise<PointHistory> => {
  const { from, until } = rangeOf(query, { live, now });
  const page = pageOf(query, 20);
  let found = entriesOf(db, member).where('ledger_postings.at', '>=', from).where('ledger_postings.at', '<', until);
  const { category = '' } = query;
  if (category !== '' && category !== 'ALL') found = found.where(kindOfEntry, '=', category);
  const { rows, totalCnt } = await readPage(
    found
      .select([
        'ledger_transfers.id',
        'ledger_transfers.ref',
        'ledger_transfers.reason',
        'ledger_transfers.approval_no',
      ])
      .select(['ledger_postings.amount', 'ledger_postings.at', kindOfEntry.as('kind')])
      .orderBy('ledger_postings.at', 'desc')
      .orderBy('ledger_postings.transfer', 'desc'),
    page,
  );
  const balances = await balancesAfter(db, member, rows);
  const gifts = await giftsOf(
    db,
    member,
    rows.filter(({ kind }) => kind === 'GIFT').map(({ ref }) => ref),
  );
  return {
    tranDetalisCnt: totalCnt,
    totalCnt,
    tranDetalisList: rows.map(({ id, reason, at, kind, ref, approval_no: approvalNo, ...row }) => {
      const amount = Number(row.amount);
      const { code, name } = reasonOf(reasons, locale, { reason, kind, amount });
      const gift = gifts.get(ref);
      return {
        tranDtm: momentOf(at),
        tranKindCd: kind,
        tranReasonCd: code,
        tranReasonNm: name,
        pointAmt: amount,
        remainPointAmt: balances.get(id) ?? 0,
        approvalNo,
        friendNm: gift?.friend ?? '',
        message: gift?.message ?? '',
      };
    }),
    currentPage: page.currentPage,
    pagePerCount: page.limit,
  };
};
