import type { FoundEvent } from './found-event.ts';
import { localised } from '#content/answers/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ageOn, compileCondition, emptyDependencies, evaluate, eventStatus, koreanDay } from '../../../engine/index.ts';
import type { Event } from '#schemas/documents/event/schema';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';
import { HttpError } from '../../core/errors.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import type { Db } from '../../core/storage/tables.ts';
import { askedLocale, viewerAs } from '../../core/viewer/read-viewer.ts';
import { instantOf } from '../../core/viewer/visit-override.ts';

/** A member who asks to take part. */
export interface Candidate {
  /** ID of the member. */
  readonly member: string;
  readonly viewer: Viewer;
  /** YYYYMMDD. */
  readonly birthDate: string;
  readonly venue: string;
  readonly now: Date;
  readonly locale: Locale;
}

interface Asking {
  readonly request: FastifyRequest;
  readonly session: SessionRow;
}

/** Reads who asks to take part in an event. */
export const candidateOf = async (
  app: FastifyInstance,
  { event, venue }: FoundEvent,
  { request, session }: Asking,
  db: Db = app.store.db,
): Promise<Candidate> => {
  // Only a limit of age needs the birth date.
  const { birth_date } =
    event.ageMin === undefined
      ? { birth_date: '' }
      : await db.selectFrom('members').select('birth_date').where('uid', '=', session.uid).executeTakeFirstOrThrow();
  return {
    member: session.uid,
    viewer: viewerAs(app, request, await request.principal()),
    birthDate: birth_date,
    venue,
    now: new Date(instantOf(app, request)),
    locale: askedLocale(request, app.live.current.snapshot),
  };
};

/** True unless a member is younger than an event allows. An unknown age counts as too young. */
export const isOldEnough = ({ ageMin }: Pick<Event, 'ageMin'>, birthDate: string, now: Date): boolean =>
  ageMin === undefined || (ageOn(birthDate, koreanDay(now.getTime())) ?? 0) >= ageMin;

/** Returns why a member cannot take part in an event now, apart from their earlier participations. */
export const refusalOf = (
  event: Event,
  { viewer, birthDate, venue, now, locale }: Candidate,
): HttpError | undefined => {
  if (eventStatus(event, now.getTime()) !== 'OPEN') return new HttpError('eventNotOpen');
  const reason = localised(event.audienceNote, locale);
  if (viewer.memberKind !== 'full') return new HttpError('eventNotForYou', undefined, { reason });
  const audience = compileCondition(event.audience, emptyDependencies());
  if (evaluate(audience, { viewer, now: now.getTime(), venue, cameFrom: undefined, mode: undefined }) !== true)
    return new HttpError('eventNotForYou', undefined, { reason });
  if (!isOldEnough(event, birthDate, now)) return new HttpError('eventAge', undefined, { age: String(event.ageMin) });
  if (event.onSite === true && viewer.onSite?.[venue] !== true) return new HttpError('eventOffSite');
  return undefined;
};
