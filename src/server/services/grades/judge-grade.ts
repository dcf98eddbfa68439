import type { GradeTable } from '#schemas/documents/grade-table/schema';
import { addMonths } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { serverActor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { changeMember, gradeNameIn } from '../members/index.ts';
import { gradeTableOf, scoreOf } from './score.ts';

const dotted = (day: string): string => `${day.slice(0, 4)}.${day.slice(4, 6)}.${day.slice(6)}`;

/** Position of the highest grade that a score reaches. */
export const reachedGrade = ({ grades }: GradeTable, score: number): number =>
  grades.findLastIndex(({ from }) => from <= score);

/** Locks the term of a member's grade. A member without one begins it today. */
const lockTerm = async (tx: Tx, member: string, today: string, until: string): Promise<string> => {
  const { until: ends } = await tx
    .insertInto('grade_terms')
    .values({ member, since: today, until })
    .onConflict((conflict) => conflict.column('member').doUpdateSet((row) => ({ until: row.ref('grade_terms.until') })))
    .returning('until')
    .executeTakeFirstOrThrow();
  return ends;
};

/**
 * Judges the grade of a full member by the score: it rises immediately, and falls only when its months are over. May run again at any time. Simple members
 * keep their grade, and so does a member whose grade the table does not have.
 */
export const judgeGrade = async (tx: Tx, context: Context, member: string): Promise<void> => {
  const table = gradeTableOf(context);
  if (table === undefined) return;
  const find = () =>
    tx
      .selectFrom('members')
      .select(['kind', 'regular', 'grade', 'lang'])
      .where('uid', '=', member)
      .where('state', '=', 'active')
      .executeTakeFirst();
  const before = await find();
  if (before === undefined || before.kind !== '2' || before.regular !== 1) return;
  const today = kstDay(context.clock.now());
  const until = addMonths(today, table.termMonths);
  const ends = await lockTerm(tx, member, today, until);
  const row = (await find()) ?? before;
  const present = table.grades.findIndex(({ grade }) => grade === row.grade);
  if (present < 0 && row.grade !== table.simple) return;
  const reached = reachedGrade(table, await scoreOf(tx, member, today));
  const isOver = ends < today;
  if (reached <= present && !isOver) return;
  await tx.updateTable('grade_terms').set({ since: today, until }).where('member', '=', member).execute();
  const grade = table.grades[reached]?.grade;
  if (grade === undefined || grade === row.grade) return;
  const at = context.clock.now();
  await changeMember(tx, member, { grade }, at);
  await audit(tx, {
    record: 'members',
    id: member,
    actor: serverActor,
    from: row.grade,
    to: grade,
    at,
    reason: 'grade',
  });
  await notify(tx, context, {
    member,
    event: reached > present ? 'GRADE_UP' : 'GRADE_DOWN',
    ref: `${grade} ${today}`,
    values: { grade: gradeNameIn(context.live, grade, row.lang), until: dotted(until) },
  });
  await announceMember(tx, context, member, 'account');
};
