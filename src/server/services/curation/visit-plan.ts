import type { Db, Tx } from '../../core/storage/tables.ts';
import { localised } from '#content/answers/texts';
import type { FastifyInstance } from 'fastify';
import { addDays, parseDay } from '#content/park-days';
import { openingFor } from '#content/answers/park/opening-today';
import { isOnSite } from '../../../engine/index.ts';
import {
  PLAN_STOPS,
  type VisitPlan,
  type VisitPlanBody,
  type VisitStatus,
} from '#schemas/calls/curation/course-answers';
import { HttpError } from '../../core/errors.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import { placesOf, type Reader } from './courses.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** A visit can be planned this many days ahead. */
const DAYS_AHEAD = 60;
const doneFacts = ['RIDE', 'FACILITY_USE'] as const;

type Saved = Omit<VisitPlanBody, 'visitDt' | 'membershipUid' | 'parkType' | 'pageId' | 'langId'>;
type MemberReader = Reader & { readonly member: string };

const rowOf = (db: Db, { member, venue }: MemberReader, day: string) =>
  db
    .selectFrom('visit_plans')
    .select(columnsOf('visit_plans'))
    .where('member', '=', member)
    .where('venue', '=', venue)
    .where('day', '=', day)
    .executeTakeFirst();
const nextRow = (db: Db, { member, venue }: MemberReader, today: string) =>
  db
    .selectFrom('visit_plans')
    .select(columnsOf('visit_plans'))
    .where('member', '=', member)
    .where('venue', '=', venue)
    .where('day', '>=', today)
    .orderBy('day')
    .executeTakeFirst();

/** Facilities that the member used at the venue on a day, by facts. */
const doneOn = async (db: Db, { member, venue }: MemberReader, day: string): Promise<ReadonlySet<string>> => {
  const from = new Date(Date.parse(`${parseDay(day) ?? ''}T00:00:00+09:00`));
  const until = new Date(from.getTime() + 24 * 60 * 60 * 1000);
  const rows = await db
    .selectFrom('member_facts')
    .select(['kind', 'amount'])
    .where('member', '=', member)
    .where('park', '=', venue)
    .where('fact', 'in', doneFacts)
    .where('at', '>=', from.toISOString())
    .where('at', '<', until.toISOString())
    .execute();
  const sums = new Map<string, number>();
  for (const { kind, amount } of rows) sums.set(kind, (sums.get(kind) ?? 0) + amount);
  return new Set([...sums].flatMap(([kind, sum]) => (sum > 0 ? [kind] : [])));
};

/** True if all stops of the plan of a day are done: by facts, or ticked by the member. A plan of one stop is no course. */
export const isPlanDone = async (
  db: Db,
  { member, venue, day }: { readonly member: string; readonly venue: string; readonly day: string },
): Promise<boolean> => {
  const reader: MemberReader = { member, venue, locale: 'ko' };
  const row = await rowOf(db, reader, day);
  if (row === undefined) return false;
  // This server wrote the JSON.
  const { stopList } = JSON.parse(row.plan) as Saved;
  const done = await doneOn(db, reader, day);
  return stopList.length > 1 && stopList.every(({ facilityId, tickYn }) => tickYn === 'Y' || done.has(facilityId));
};

/** Arrival and leaving of a day without a plan: from opening to closing. */
const defaultsFor = (app: FastifyInstance, venue: string, day: string): { arriveTm: string; leaveTm: string } => {
  const { prepared, snapshot } = app.live.current;
  const hours = openingFor(
    { documents: prepared.documents, now: app.clock.now().getTime(), isDemo: snapshot.site.sandbox },
    venue,
    parseDay(day) ?? '',
  )?.hours;
  const compact = (time: string | undefined, other: string) =>
    time === undefined || time === '24:00' ? other : time.replace(':', '');
  return {
    arriveTm: compact(hours?.from, '1000'),
    leaveTm: compact(hours?.until, hours === undefined ? '1800' : '2359'),
  };
};

const viewOf = async (app: FastifyInstance, db: Db, reader: MemberReader, day: string): Promise<VisitPlan> => {
  const row = await rowOf(db, reader, day);
  if (row === undefined)
    return {
      planYn: 'N',
      visitDt: day,
      ...defaultsFor(app, reader.venue, day),
      withCd: '',
      mealList: [],
      stopList: [],
      editDtm: '',
    };
  // This server wrote the JSON.
  const saved = JSON.parse(row.plan) as Saved;
  const done = await doneOn(db, reader, day);
  const places = placesOf(app, reader.venue);
  return {
    planYn: 'Y',
    visitDt: day,
    arriveTm: saved.arriveTm,
    leaveTm: saved.leaveTm,
    withCd: saved.withCd ?? '',
    mealList: saved.mealList ?? [],
    editDtm: momentOf(row.changed_at),
    stopList: saved.stopList
      .filter(({ facilityId }) => places.has(facilityId))
      .map(({ facilityId, minutes, mustYn, tickYn = 'N' }) => ({
        facilityId,
        minutes,
        mustYn,
        tickYn,
        doneYn: ynOf(tickYn === 'Y' || done.has(facilityId)),
      })),
  };
};

/** Reads the plan of a day: the asked one, else the next that has one, else today. */
export const readVisitPlan = async (
  app: FastifyInstance,
  db: Db,
  reader: MemberReader,
  visitDt = '',
): Promise<VisitPlan> => {
  const today = kstDay(app.clock.now());
  if (visitDt !== '' && parseDay(visitDt) === undefined) throw new HttpError('invalid', 'There is no such day.');
  return viewOf(app, db, reader, visitDt === '' ? ((await nextRow(db, reader, today))?.day ?? today) : visitDt);
};

/** Saves the plan of a day; it replaces the one of before. Without stops the day has none. */
export const saveVisitPlan = async (
  tx: Tx,
  app: FastifyInstance,
  reader: MemberReader,
  body: VisitPlanBody,
): Promise<VisitPlan> => {
  const { visitDt: day, arriveTm, leaveTm, withCd = '', mealList = [], stopList } = body;
  const now = app.clock.now();
  const today = kstDay(now);
  const last = addDays(parseDay(today) ?? '', DAYS_AHEAD).replaceAll('-', '');
  if (parseDay(day) === undefined || day < today || day > last)
    throw new HttpError('invalid', `A visit can be planned from today to ${DAYS_AHEAD} days ahead.`);
  if (leaveTm <= arriveTm) throw new HttpError('invalid', 'The visit ends before it begins.');
  const places = placesOf(app, reader.venue);
  if (
    new Set(stopList.map(({ facilityId }) => facilityId)).size !== stopList.length ||
    stopList.length > PLAN_STOPS ||
    stopList.some(({ facilityId }) => !places.has(facilityId))
  )
    throw new HttpError('courseStops');
  const { member, venue } = reader;
  if (stopList.length === 0)
    await tx
      .deleteFrom('visit_plans')
      .where('member', '=', member)
      .where('venue', '=', venue)
      .where('day', '=', day)
      .execute();
  else {
    const saved = {
      plan: JSON.stringify({ arriveTm, leaveTm, withCd, mealList, stopList } satisfies Saved),
      changed_at: now.toISOString(),
    };
    await tx
      .insertInto('visit_plans')
      .values({ member, venue, day, ...saved })
      .onConflict((conflict) => conflict.columns(['member', 'venue', 'day']).doUpdateSet(saved))
      .execute();
  }
  return viewOf(app, tx, reader, day);
};

/** Reads the stage of the member's visit: in the park, after it, planned for today or a later day, or none. */
export const readVisitStatus = async (
  app: FastifyInstance,
  db: Db,
  reader: MemberReader,
  visitDt = '',
): Promise<VisitStatus> => {
  const now = app.clock.now();
  const today = kstDay(now);
  const plan = await readVisitPlan(app, db, reader, visitDt);
  const row = await db
    .selectFrom('members')
    .select('passages')
    .where('uid', '=', reader.member)
    .executeTakeFirstOrThrow();
  const passages = passageInfoOf(reader.venue, passagesOf(row)[reader.venue]);
  const isToday = plan.visitDt === today;
  const hasEntered = passages.enterParkInfo?.processDate === today && passages.enterParkInfo.processYn === 'Y';
  const next = plan.stopList.find(({ doneYn }) => doneYn === 'N');
  const stage = (): VisitStatus['stageCd'] => {
    if (isToday && isOnSite(passages, now.getTime())) return 'ONSITE';
    if (isToday && hasEntered) return 'AFTER';
    if (plan.planYn === 'N') return 'NONE';
    return isToday ? 'TODAY' : plan.visitDt < today ? 'AFTER' : 'PLANNED';
  };
  return {
    stageCd: stage(),
    visitDt: plan.visitDt,
    doneCnt: plan.stopList.filter(({ doneYn }) => doneYn === 'Y').length,
    allCnt: plan.stopList.length,
    next: {
      facilityId: next?.facilityId ?? '',
      facilityNm: localised(placesOf(app, reader.venue).get(next?.facilityId ?? '')?.name, reader.locale),
    },
  };
};
