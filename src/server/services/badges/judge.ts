import { localised } from '#content/answers/texts';
import type { CountedFact } from '#schemas/counted-facts';
import type { Badge } from '#schemas/documents/badge/schema';
import { DEFAULT_CLAIM_DAYS, type Mission } from '#schemas/documents/mission/schema';
import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { serverActor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { lockJudgement } from '../../core/records/fact-judges.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { dottedDay, kstDay } from '../../core/wire-values.ts';
import { countFacts } from './count-facts.ts';
import { conditionsOf, countsOneOf, goalProgress, periodOf } from './goal.ts';

type Judged = Badge | Mission;

const compact = (day: string): string => day.replaceAll('-', '');

/** True on the days on which a mission can be completed. */
export const isOpenOn = ({ from, until }: Pick<Mission, 'from' | 'until'>, today: string): boolean =>
  (from === undefined || compact(from) <= today) && (until === undefined || today <= compact(until));

/** Badges, and missions that can be completed now. `facts` leaves those that count none of them out. */
const judgedNow = ({ live, clock }: Context, facts: ReadonlySet<CountedFact> | undefined): readonly Judged[] => {
  const { documents } = live.current.prepared;
  const today = kstDay(clock.now());
  return [
    ...documents.badge.values(),
    ...[...documents.mission.values()].filter((mission) => isOpenOn(mission, today)),
  ].filter(({ goal }) => facts === undefined || countsOneOf(goal, facts));
};

const keyOf = ({ type, id }: Pick<Judged, 'type' | 'id'>, period: string): string => `${type} ${id} ${period}`;

/** Badges and missions that a member has, each with its period. */
const awardedTo = async (db: Db, member: string): Promise<ReadonlySet<string>> => {
  const badges = await db.selectFrom('badges').select(['badge', 'period']).where('member', '=', member).execute();
  const missions = await db.selectFrom('missions').select(['mission', 'period']).where('member', '=', member).execute();
  return new Set([
    ...badges.map(({ badge, period }) => keyOf({ type: 'badge', id: badge }, period)),
    ...missions.map(({ mission, period }) => keyOf({ type: 'mission', id: mission }, period)),
  ]);
};

interface Awarded {
  readonly member: string;
  readonly lang: 'ko' | 'en';
  readonly period: string;
}

const awardBadge = async (tx: Tx, context: Context, badge: Badge, { member, lang, period }: Awarded): Promise<void> => {
  const id = orderedId();
  const at = context.clock.now();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('badges')
    .values({ id, member, badge: badge.id, period, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await audit(tx, { record: 'badges', id, actor: serverActor, from: '', to: 'EARNED', at });
  await notify(tx, context, {
    member,
    event: 'BADGE_EARNED',
    ref: id,
    values: { badge: localised(badge.name, lang) },
  });
};

const completeMission = async (
  tx: Tx,
  context: Context,
  mission: Mission,
  { member, lang, period }: Awarded,
): Promise<void> => {
  const id = orderedId();
  const at = context.clock.now();
  const until = new Date(at.getTime() + (mission.claimDays ?? DEFAULT_CLAIM_DAYS) * DAY_MS);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('missions')
    .values({
      id,
      member,
      mission: mission.id,
      period,
      state: 'DONE',
      done_at: at.toISOString(),
      claim_until: until.toISOString(),
      claimed_at: null,
      approval_no: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await audit(tx, { record: 'missions', id, actor: serverActor, from: 'OPEN', to: 'DONE', at });
  await notify(tx, context, {
    member,
    event: 'MISSION_DONE',
    ref: id,
    values: { mission: localised(mission.name, lang), until: dottedDay(until) },
  });
};

/**
 * Awards the badges and completes the missions whose facts a member has. `facts` limits it to goals that count one of them. May run again at any time: a
 * badge or mission is awarded once a period, and stays if a fact is undone later.
 */
export const judgeMember = async (
  tx: Tx,
  context: Context,
  member: string,
  facts?: ReadonlySet<CountedFact>,
): Promise<void> => {
  const judged = judgedNow(context, facts);
  if (judged.length === 0) return;
  const row = await tx
    .selectFrom('members')
    .select('lang')
    .where('uid', '=', member)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return;
  await lockJudgement(tx, member);
  const now = context.clock.now();
  const awarded = await awardedTo(tx, member);
  const open = judged
    .map((document) => ({ document, period: periodOf(document.each, now) }))
    .filter(({ document, period }) => !awarded.has(keyOf(document, period)));
  if (open.length === 0) return;
  const countOf = await countFacts(
    tx,
    member,
    open.flatMap(({ document }) => conditionsOf(document.goal)),
    now,
  );
  const reached = open.filter(({ document }) => goalProgress(document.goal, countOf).isReached);
  for (const { document, period } of reached) {
    const award = { member, lang: row.lang, period };
    if (document.type === 'badge') await awardBadge(tx, context, document, award);
    else await completeMission(tx, context, document, award);
  }
  if (reached.length > 0) await announceMember(tx, context, member, 'account');
};
