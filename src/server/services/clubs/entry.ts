import { localised } from '#content/answers/texts';
import type { CountedFact } from '#schemas/counted-facts';
import type { Club } from '#schemas/documents/club/schema';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { lockJudgement } from '../../core/records/fact-judges.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { conditionsOf, countFacts, countsOneOf, goalProgress, type GoalProgress } from '../badges/index.ts';
import { fitsAge, isOpen } from './club-days.ts';

/** Progress towards the condition of entry of a club. */
export interface Entry {
  readonly isReached: boolean;
  readonly doneCnt: number;
  readonly goalCnt: number;
  readonly leftCnt: number;
  /** Text of the first part that is missing; empty if none is. */
  readonly needNm: string;
}

const free: Entry = { isReached: true, doneCnt: 0, goalCnt: 0, leftCnt: 0, needNm: '' };

const describe = ({ isReached, doneCnt, goalCnt, leftCnt, parts }: GoalProgress, locale: Locale): Entry => ({
  isReached,
  doneCnt,
  goalCnt,
  leftCnt,
  needNm: localised(parts.find((part) => part.leftCnt > 0)?.condition.label, locale),
});

interface Asked {
  readonly member: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** Reads how far a member is from entering each club. A condition that was reached once stays so: the member has been told. */
export const readEntries = async (
  db: Db,
  clubs: readonly Club[],
  { member, locale, now }: Asked,
): Promise<(club: Club) => Entry> => {
  const goals = clubs.flatMap(({ goal }) => (goal === undefined ? [] : [goal]));
  if (goals.length === 0) return () => free;
  const reached = await reachedBy(db, member);
  const countOf = await countFacts(db, member, goals.flatMap(conditionsOf), now);
  return ({ id, goal }) =>
    goal === undefined || reached.has(id) ? free : describe(goalProgress(goal, countOf), locale);
};

const reachedBy = async (db: Db, member: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('club_entries').select('club').where('member', '=', member).execute();
  return new Set(rows.map(({ club }) => club));
};

/**
 * Opens the clubs whose condition a member has reached, and tells the member once. `facts` limits it to conditions that count one of them. Clubs that take no
 * applications now, or people of another age, are judged on a later night.
 */
export const judgeEntries = async (
  tx: Tx,
  context: Context,
  member: string,
  facts?: ReadonlySet<CountedFact>,
): Promise<void> => {
  const now = context.clock.now();
  const today = kstDay(now);
  const clubs = [...context.live.current.prepared.documents.club.values()].filter(
    (club) => club.goal !== undefined && isOpen(club, today) && (facts === undefined || countsOneOf(club.goal, facts)),
  );
  if (clubs.length === 0) return;
  const row = await tx
    .selectFrom('members')
    .select(['lang', 'birth_date'])
    .where('uid', '=', member)
    .where('state', '=', 'active')
    .where('kind', '=', '2')
    .where('regular', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return;
  await lockJudgement(tx, member);
  const before = await reachedBy(tx, member);
  const open = clubs.filter((club) => !before.has(club.id) && fitsAge(club, row.birth_date, today));
  const entryOf = await readEntries(tx, open, { member, locale: row.lang, now });
  for (const club of open.filter((one) => entryOf(one).isReached)) {
    await tx
      .insertInto('club_entries')
      .values({ member, club: club.id, at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (await isIn(tx, club.id, member)) continue;
    await notify(tx, context, {
      member,
      event: 'CLUB_OPEN',
      ref: club.id,
      values: { club: localised(club.name, row.lang) },
    });
    await announceMember(tx, context, member, 'account');
  }
};

const isIn = async (tx: Tx, club: string, member: string): Promise<boolean> =>
  (await tx
    .selectFrom('club_members')
    .select('id')
    .where('club', '=', club)
    .where('member', '=', member)
    .where('state', 'in', ['0', '1', '2'])
    .executeTakeFirst()) !== undefined;
