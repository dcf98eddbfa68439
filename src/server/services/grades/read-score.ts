import type { ScoreAnswer } from '#schemas/calls/grades/answers';
import type { Locale } from '#schemas/parts';
import { addMonths } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { type Page, readPage } from '../../core/records/page-of.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay, momentOf } from '../../core/wire-values.ts';
import { gradeNameIn } from '../members/index.ts';
import { gradeTableOf, scoreOf } from './score.ts';

interface Asked {
  readonly member: { readonly uid: string; readonly kind: string; readonly grade: string };
  readonly locale: Locale;
  readonly page: Page;
  /** Months ahead; undefined for all. */
  readonly months: number | undefined;
}

/** Months of which the expiring score is listed at most. */
const MOST_MONTHS = 60;

const expiriesOf = async (db: Db, member: string, today: string, months: number | undefined) => {
  const base = db
    .selectFrom('score_entries')
    .select((row) => ['expires_on', row.fn.sum<number | string>('amount').as('sum')])
    .where('member', '=', member)
    .where('expires_on', '>=', today);
  const rows = await (months === undefined ? base : base.where('expires_on', '<=', addMonths(today, months)))
    .groupBy('expires_on')
    .orderBy('expires_on')
    .limit(MOST_MONTHS)
    .execute();
  return rows.map(({ expires_on, sum }) => ({ expireDt: expires_on, expireAmt: Number(sum) }));
};

/** Reads the score, the grade and its last day, the next grade, and what expires when. */
export const readScore = async (db: Db, context: Context, asked: Asked): Promise<ScoreAnswer> => {
  const { member, locale, page, months } = asked;
  const table = gradeTableOf(context);
  const today = kstDay(context.clock.now());
  const score = await scoreOf(db, member.uid, today);
  const isFull = member.kind === '2';
  const term = isFull
    ? await db.selectFrom('grade_terms').select('until').where('member', '=', member.uid).executeTakeFirst()
    : undefined;
  const grades = table?.grades ?? [];
  const next = grades[grades.findIndex(({ grade }) => grade === member.grade) + 1];
  // The first term begins with the first judgement.
  const until = term?.until ?? (isFull && table !== undefined ? addMonths(today, table.termMonths) : '');
  const { rows, totalCnt } = await readPage(
    db
      .selectFrom('score_entries')
      .select(['id', 'at', 'source', 'park', 'amount', 'expires_on'])
      .where('member', '=', member.uid)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc'),
    page,
  );
  return {
    grdCd: member.grade,
    grdCdName: gradeNameIn(context.live, member.grade, locale),
    score,
    nextGrdCd: next?.grade ?? '',
    nextGrdCdName: next === undefined ? '' : gradeNameIn(context.live, next.grade, locale),
    needScore: Math.max(0, (next?.from ?? 0) - score),
    nextScore: next?.from ?? 0,
    untilDt: until,
    expireList: await expiriesOf(db, member.uid, today, months),
    scoreList: rows.map(({ id, at, source, park, amount, expires_on }) => ({
      scoreId: id,
      scoreDtm: momentOf(at),
      scoreCd: source === 'PURCHASE' && amount < 0 ? 'REFUND' : source,
      parkType: park,
      scoreAmt: amount,
      expireDt: expires_on,
    })),
    totalCnt,
  };
};
