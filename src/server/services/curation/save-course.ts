import type { Tx } from '../../core/storage/tables.ts';
import type { FastifyInstance } from 'fastify';
import { ageOn, countLetters, courseMachine, type CourseState } from '../../../engine/index.ts';
import { courseLimits, type CourseBody } from '#schemas/calls/curation/course-answers';
import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { hasForbiddenWord } from '../../core/records/forbidden-words.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import { kstDay } from '../../core/wire-values.ts';
import { changePicture, deletePicture } from './course-picture.ts';
import { documentsOf, personaOf, placesOf, stopsOf, type CourseRow, type StopAt } from './courses.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Member whose course changes, and the venue of the call. */
export interface Caller {
  readonly member: string;
  readonly venue: string;
}

export const actorOf = ({ member }: Caller): Actor => ({ kind: 'member', id: member });
/** Throws CRS_02 for texts that are empty, too long, or contain a forbidden word. */
const requireWords = (app: FastifyInstance, title: string, note: string): void => {
  if (
    title === '' ||
    countLetters(title) > courseLimits.title ||
    countLetters(note) > courseLimits.note ||
    hasForbiddenWord(documentsOf(app), `${title}\n${note}`)
  )
    throw new HttpError('courseWords');
};

export const requireStops = (app: FastifyInstance, venue: string, stops: readonly StopAt[]): void => {
  const places = placesOf(app, venue);
  const ids = new Set(stops.map(({ facilityId }) => facilityId));
  const { leastStops, mostStops } = courseLimits;
  if (
    stops.length < leastStops ||
    stops.length > mostStops ||
    ids.size !== stops.length ||
    stops.some(({ facilityId }) => !places.has(facilityId))
  )
    throw new HttpError('courseStops');
};

const requireAge = async (tx: Tx, app: FastifyInstance, { member }: Caller): Promise<void> => {
  const row = await tx.selectFrom('members').select('birth_date').where('uid', '=', member).executeTakeFirstOrThrow();
  // An unknown age counts as too young.
  if ((ageOn(row.birth_date, kstDay(app.clock.now())) ?? 0) < courseLimits.shareFrom) throw new HttpError('courseAge');
};

/** Locks the caller's own course and returns it. Those of others are answered like unknown ones. */
const ownCourse = async (
  tx: Tx,
  { store }: FastifyInstance,
  { member, venue }: Caller,
  id: string,
): Promise<CourseRow> => {
  const row = await store
    .forUpdate(
      tx
        .selectFrom('member_courses')
        .select(columnsOf('member_courses'))
        .where('id', '=', id)
        .where('member', '=', member)
        .where('venue', '=', venue)
        .where('state', '!=', 'REMOVED'),
    )
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('courseHidden');
  return row;
};

/** Moves an own course to a state. Throws CRS_04 where the machine has no such way, such as from HIDDEN, and CRS_05. */
export const moveCourse = async (
  tx: Tx,
  app: FastifyInstance,
  caller: Caller,
  { courseId, statusCd }: { readonly courseId: string; readonly statusCd: Exclude<CourseState, 'DRAFT' | 'HIDDEN'> },
): Promise<void> => {
  const row = await ownCourse(tx, app, caller, courseId);
  const at = app.clock.now();
  if (statusCd === 'SHARED') {
    await requireAge(tx, app, caller);
    requireWords(app, row.title, row.note);
    requireStops(app, caller.venue, stopsOf(row));
  }
  if (
    (await transition(tx, {
      table: 'member_courses',
      machine: courseMachine,
      id: courseId,
      to: statusCd,
      actor: actorOf(caller),
      at,
      venue: caller.venue,
    })) === undefined
  )
    throw new HttpError('courseHidden');
  if (statusCd === 'REMOVED') await deletePicture(tx, row);
  if (statusCd === 'SHARED')
    await tx.updateTable('member_courses').set({ shared_at: at.toISOString() }).where('id', '=', courseId).execute();
};

interface NewCourse {
  readonly title: string;
  readonly note: string;
  readonly stops: readonly StopAt[];
}

/** Adds a draft. The member's row is locked first, so that two requests cannot pass the limit together. */
export const addCourse = async (
  tx: Tx,
  app: FastifyInstance,
  caller: Caller,
  { title, note, stops }: NewCourse,
): Promise<string> => {
  const { member, venue } = caller;
  await lockMembers(tx, app.store, [member]);
  const { count } = await tx
    .selectFrom('member_courses')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('member', '=', member)
    .where('venue', '=', venue)
    .where('state', '!=', 'REMOVED')
    .executeTakeFirstOrThrow();
  if (Number(count) >= courseLimits.own) throw new HttpError('courseLimit');
  const id = orderedId();
  const at = app.clock.now();
  await tx
    .insertInto('member_courses')
    .values({
      id,
      venue,
      member,
      state: 'DRAFT',
      title,
      note,
      stops: JSON.stringify(stops),
      picture: '',
      persona: await personaOf(app, tx, member, venue),
      shared_at: '',
      changed_at: at.toISOString(),
    })
    .execute();
  await audit(tx, { record: 'member_courses', id, actor: actorOf(caller), from: '', to: 'DRAFT', at, venue });
  return id;
};

/** Makes a course or changes an own one, and shares it or takes it back as asked. Returns its ID. */
export const saveCourse = async (
  tx: Tx,
  app: FastifyInstance,
  caller: Caller,
  { courseId, title, note: typedNote = '', fileId, stopList, statusCd }: CourseBody,
): Promise<string> => {
  const note = typedNote.trim();
  requireWords(app, title, note);
  requireStops(app, caller.venue, stopList);
  const stops = stopList.map(({ facilityId, minutes }) => ({ facilityId, minutes }));
  const before = courseId === undefined ? undefined : await ownCourse(tx, app, caller, courseId);
  if (before?.state === 'HIDDEN') throw new HttpError('courseHidden');
  const id = before?.id ?? (await addCourse(tx, app, caller, { title, note, stops }));
  if (before !== undefined) {
    const changed = {
      title,
      note,
      stops: JSON.stringify(stops),
      persona: await personaOf(app, tx, caller.member, caller.venue),
      changed_at: app.clock.now().toISOString(),
    };
    await tx.updateTable('member_courses').set(changed).where('id', '=', id).execute();
  }
  if (fileId !== undefined)
    await changePicture(tx, { member: caller.member, course: id, before: before?.picture ?? '', fileId });
  if (statusCd === 'SHARED' && before?.state !== 'SHARED')
    await moveCourse(tx, app, caller, { courseId: id, statusCd: 'SHARED' });
  if (statusCd === 'DRAFT' && before?.state === 'SHARED')
    await moveCourse(tx, app, caller, { courseId: id, statusCd: 'UNSHARED' });
  return id;
};

export interface Decision {
  readonly id: string;
  readonly venue: string;
  readonly decision: 'HIDE' | 'KEEP';
  readonly operator: string;
}
