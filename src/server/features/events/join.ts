import type { Kysely } from 'kysely';
import { ageOn, compileCondition, emptyDependencies, evaluate, eventStatus, koreanDay } from '#engine';
import type { EventJoinBody } from '#schemas/event-answers.schema';
import type { Event, EventKind } from '#schemas/event.schema';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';
import { HttpError } from '../../errors.ts';
import type { Tables } from '../../storage/tables.ts';
import { inLocale } from './find-event.ts';
import { apply } from './kinds/apply.ts';
import { attend } from './kinds/attend.ts';
import { requireStock, takeCoupon } from './kinds/coupons.ts';
import { answerQuiz } from './kinds/quiz.ts';
import { collectStamp } from './kinds/stamps.ts';
import { turnWheel } from './kinds/wheel.ts';
import type { Taken, Taking } from './taking-part.ts';

/** Handlers of the join call by kind. Billboards and mini games have none. */
const ways: Readonly<Partial<Record<EventKind, (taking: Taking) => Promise<Taken>>>> = {
  APPLY: apply, ETC: apply, STAMP: collectStamp, ROULETTE: turnWheel, OX_QUIZ: answerQuiz, COUPON: takeCoupon, ATTEND: attend,
};

/** True if a kind of event has the one call to take part. */
export const isJoinable = ({ kind, form }: Event): boolean => ways[kind] !== undefined && (kind !== 'ETC' || form !== undefined);

/** A member who asks to take part. */
export interface Candidate {
  readonly viewer: Viewer;
  /** YYYYMMDD. */
  readonly birthDate: string;
  readonly venue: string;
  readonly now: Date;
  readonly locale: Locale;
}

/** Returns why a member cannot take part in an event now, apart from their earlier participations. */
export const refusalOf = (event: Event, { viewer, birthDate, venue, now, locale }: Candidate): HttpError | undefined => {
  if (eventStatus(event, now.getTime()) !== 'OPEN') return new HttpError('eventNotOpen');
  const reason = inLocale(event.audienceNote, locale);
  if (viewer.memberKind !== 'full') return new HttpError('eventNotForYou', undefined, { reason });
  const audience = compileCondition(event.audience, emptyDependencies());
  if (evaluate(audience, { viewer, now: now.getTime(), venue, cameFrom: undefined, mode: undefined }) !== true) return new HttpError('eventNotForYou', undefined, { reason });
  if (event.ageMin !== undefined && (ageOn(birthDate, koreanDay(now.getTime())) ?? 0) < event.ageMin) return new HttpError('eventAge', undefined, { age: String(event.ageMin) });
  if (event.onSite === true && viewer.onSite?.[venue] !== true) return new HttpError('eventOffSite');
  return undefined;
};

/** Throws why a member cannot take part, as far as it is known without their earlier participations. Most of a crowd comes too late: they are refused without a transaction. */
export const requireOpen = async (db: Kysely<Tables>, event: Event, body: EventJoinBody, candidate: Candidate & { readonly member: string }): Promise<void> => {
  const refusal = refusalOf(event, candidate);
  if (refusal !== undefined) throw refusal;
  const agreed = new Set(body.agreeList);
  if (event.consents?.some(({ id, optional }) => optional !== true && !agreed.has(id)) === true) throw new HttpError('eventConsent');
  if (event.kind === 'COUPON') await requireStock(db, event, body, candidate);
};

/** Takes part in an event that is open to the member, in one transaction with stock, prize and facts. */
export const joinEvent = async (taking: Taking): Promise<Taken> => {
  const join = ways[taking.event.kind];
  if (join === undefined) throw new HttpError('eventState');
  return join(taking);
};
