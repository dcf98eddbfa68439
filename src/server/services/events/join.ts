import type { EventJoinBody } from '#schemas/calls/events/answers';
import type { Event, EventKind } from '#schemas/documents/event/schema';
import { HttpError } from '../../core/errors.ts';
import type { Db } from '../../core/storage/tables.ts';
import type { Candidate } from './candidate.ts';
import { purposes } from './find-event.ts';
import { apply } from './kinds/apply.ts';
import { attend } from './kinds/attend.ts';
import { requireStock, takeCoupon } from './kinds/coupons.ts';
import { answerQuiz } from './kinds/quiz.ts';
import { collectStamp } from './kinds/stamps.ts';
import { turnWheel } from './kinds/wheel.ts';
import type { Taken, Taking } from './taking-part.ts';

type JoinableKind = (typeof purposes)['joinEvent']['kinds'][number];

/** Handlers of the join call by kind. */
const ways: Readonly<Record<JoinableKind, (taking: Taking) => Promise<Taken>>> = {
  APPLY: apply,
  ETC: apply,
  STAMP: collectStamp,
  ROULETTE: turnWheel,
  OX_QUIZ: answerQuiz,
  COUPON: takeCoupon,
  ATTEND: attend,
};

const isJoinableKind = (kind: EventKind): kind is JoinableKind => Object.hasOwn(ways, kind);

/** True if a kind of event has the one call to take part. */
export const isJoinable = ({ kind, form }: Event): boolean =>
  isJoinableKind(kind) && (kind !== 'ETC' || form !== undefined);

/** Throws why a member cannot take part in an open event, as far as it is known without their earlier participations. Most of a crowd comes too late: they are refused without a transaction. */
export const requirePossible = async (
  db: Db,
  event: Event,
  body: EventJoinBody,
  candidate: Candidate,
): Promise<void> => {
  const agreed = new Set(body.agreeList);
  if (event.consents?.some(({ id, optional }) => optional !== true && !agreed.has(id)) === true)
    throw new HttpError('eventConsent');
  if (event.kind === 'COUPON') await requireStock(db, event, body, candidate);
};

/** Takes part in an event that is open to the member, in one transaction with stock, prize and facts. */
export const joinEvent = async (taking: Taking): Promise<Taken> => {
  const { kind } = taking.event;
  if (!isJoinableKind(kind)) throw new HttpError('eventState');
  return ways[kind](taking);
};
