import type { Tx } from '../../core/storage/tables.ts';
import type { FastifyInstance } from 'fastify';
import { courseLimits } from '../../../../schemas/calls/curation/course-answers.ts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { recommendedIn, placesOf, stopsOf } from './courses.ts';
import { actorOf, addCourse, type Caller, type Decision, requireStops } from './save-course.ts';
import { courseMachine } from '../../../engine/index.ts';
import type { Actor } from '../../core/records/actor.ts';
import { transition } from '../../core/records/transition.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Finds a course that a member may see. Throws CRS_04. */
const seenCourse = async (tx: Tx, app: FastifyInstance, { member, venue }: Caller, courseId: string) => {
  const document = recommendedIn(app, venue).find((one) => one.courseId === courseId);
  if (document !== undefined) return { document };
  const row = await tx
    .selectFrom('member_courses')
    .select(columnsOf('member_courses'))
    .where('id', '=', courseId)
    .where('venue', '=', venue)
    .executeTakeFirst();
  if (row === undefined || row.state === 'REMOVED' || (row.state !== 'SHARED' && row.member !== member))
    throw new HttpError('courseHidden');
  return { row };
};

/** Likes a course once, or takes the like back. Returns how many like it. */
export const likeCourse = async (
  tx: Tx,
  app: FastifyInstance,
  caller: Caller,
  courseId: string,
  likes: boolean,
): Promise<number> => {
  await seenCourse(tx, app, caller, courseId);
  const { member, venue } = caller;
  if (likes)
    await tx
      .insertInto('course_likes')
      .values({ venue, course: courseId, member, at: app.clock.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('course_likes')
      .where('venue', '=', venue)
      .where('course', '=', courseId)
      .where('member', '=', member)
      .execute();
  const { count } = await tx
    .selectFrom('course_likes')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('venue', '=', venue)
    .where('course', '=', courseId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Copies a course that the caller sees to a draft of the caller's. Places that are gone are left out. Returns its ID. */
export const copyCourse = async (
  tx: Tx,
  app: FastifyInstance,
  caller: Caller,
  courseId: string,
  locale: 'ko' | 'en',
): Promise<string> => {
  const { document, row } = await seenCourse(tx, app, caller, courseId);
  const places = placesOf(app, caller.venue);
  const stops = (document?.stops ?? (row === undefined ? [] : stopsOf(row)))
    .filter(({ facilityId }) => places.has(facilityId))
    .map(({ facilityId, minutes }) => ({ facilityId, minutes }));
  requireStops(app, caller.venue, stops);
  const title = document === undefined ? (row?.title ?? '') : (document.title[locale] ?? document.title.ko ?? '');
  return addCourse(tx, app, caller, {
    title: Array.from(title).slice(0, courseLimits.title).join(''),
    note: '',
    stops,
  });
};

/** Reports a shared course of another member; a member's second report of a course changes nothing. */
export const reportCourse = async (
  tx: Tx,
  app: FastifyInstance,
  caller: Caller,
  courseId: string,
  reason: string,
): Promise<void> => {
  const { row } = await seenCourse(tx, app, caller, courseId);
  if (row === undefined || row.member === caller.member) throw new HttpError('courseHidden');
  const at = app.clock.now();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('course_reports')
    .values({ course: courseId, member: caller.member, reason, state: 'OPEN', at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n)
    await audit(tx, {
      record: 'course_reports',
      id: courseId,
      actor: actorOf(caller),
      from: '',
      to: 'OPEN',
      at,
      venue: caller.venue,
    });
};

/** Hides a reported course or keeps it, and closes its reports. Returns false if it has none that are open. */
export const decideReports = async (
  tx: Tx,
  app: FastifyInstance,
  { id, venue, decision, operator }: Decision,
): Promise<boolean> => {
  const at = app.clock.now();
  const actor: Actor = { kind: 'operator', id: operator };
  const known = await tx
    .selectFrom('member_courses')
    .select('id')
    .where('id', '=', id)
    .where('venue', '=', venue)
    .executeTakeFirst();
  if (known === undefined) return false;
  const { numUpdatedRows } = await tx
    .updateTable('course_reports')
    .set({ state: 'CLOSED' })
    .where('course', '=', id)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await audit(tx, { record: 'course_reports', id, actor, from: 'OPEN', to: 'CLOSED', at, reason: decision, venue });
  if (decision === 'HIDE')
    await transition(tx, {
      table: 'member_courses',
      machine: courseMachine,
      id,
      to: 'HIDDEN',
      actor,
      at,
      reason: 'reported',
      venue,
    });
  return true;
};
