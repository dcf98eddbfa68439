import type { Tx } from '../../core/storage/tables.ts';
import type { FoundEvent } from './found-event.ts';
import type { Context } from '../../core/context.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as calls from '#schemas/calls/events/calls';
import { codeLists } from '#schemas/code-lists';
import { eventKinds, type Event, type EventKind } from '#schemas/documents/event/schema';
import type { Venue } from '#schemas/documents/venue/schema';
import { HttpError, type EdgeErrorName } from '../../core/errors.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import { candidateOf, refusalOf, type Candidate } from './candidate.ts';
import { tookPart, type JoinRow } from './taking-part.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export interface NamedEvent {
  readonly eventId: string;
  readonly eventKindCd?: string;
  readonly parkType?: string;
}

interface Purpose {
  /** Kinds of events that the call serves. */
  readonly kinds: readonly EventKind[];
  /** True if the member takes part: the event must be open, and open to them. */
  readonly takesPart: boolean;
  /** Error for an event of another kind; `eventState` if omitted. */
  readonly otherKind?: EdgeErrorName;
  /** True if the call may be made outside of the park, even for an event in the park. */
  readonly anywhere?: true;
}

type EventCall =
  | Exclude<keyof typeof calls, 'readCurrentAttendance' | 'readAttendance'>
  | 'endReminder'
  | 'readMiniGame'
  | 'startMiniGame';

/** Purposes for which calls find events. There is no other way to an event that a call names, so no call can leave out a check. */
export const purposes = {
  readEventState: { kinds: eventKinds, takesPart: false },
  listEventJoins: { kinds: eventKinds, takesPart: false },
  listEventWinners: { kinds: eventKinds, takesPart: false },
  joinEvent: { kinds: ['APPLY', 'ETC', 'STAMP', 'ROULETTE', 'OX_QUIZ', 'COUPON', 'ATTEND'], takesPart: true },
  cancelJoin: { kinds: ['APPLY'], takesPart: false },
  claimPrize: { kinds: eventKinds, takesPart: false },
  claimStampPrize: { kinds: ['STAMP'], takesPart: true },
  readQuizAnswers: { kinds: ['OX_QUIZ'], takesPart: false },
  readRouletteResult: { kinds: ['ROULETTE'], takesPart: false },
  claimReward: { kinds: ['ATTEND'], takesPart: true },
  setReminder: { kinds: ['ATTEND'], takesPart: true, anywhere: true },
  endReminder: { kinds: ['ATTEND'], takesPart: false },
  readMiniGame: { kinds: ['MINI_GAME'], takesPart: false, otherKind: 'notFound' },
  startMiniGame: { kinds: ['MINI_GAME'], takesPart: true, otherKind: 'notFound' },
} as const satisfies Readonly<Record<EventCall, Purpose>>;

type ReadingCall = { [Call in EventCall]: (typeof purposes)[Call]['takesPart'] extends true ? never : Call }[EventCall];
type TakingCall = Exclude<EventCall, ReadingCall>;

const purposeOf = (call: EventCall): Purpose => purposes[call];

/** Returns the venue of an event: the default one, or the first of its parks. */
export const venueOfEvent = ({ live }: Pick<Context, 'live'>, { parks }: Pick<Event, 'parks'>): string => {
  const { venue: venues } = live.current.prepared.documents;
  const isIts = (venue: Venue | undefined): venue is Venue => venue !== undefined && parks.includes(venue.parkKindCd);
  const usual = venues.get(live.current.snapshot.site.defaultVenue);
  return (isIts(usual) ? usual : [...venues.values()].find(isIts))?.id ?? '';
};

/** Finds an event by its document ID, or by its number with kind and park. An ID may come without the park. */
const lookUp = (
  { live }: Pick<Context, 'live'>,
  { eventId, eventKindCd = '', parkType = '' }: NamedEvent,
): FoundEvent | undefined => {
  const { documents } = live.current.prepared;
  const kind =
    documents['code-list']
      .get(codeLists.eventKind)
      ?.items.find(({ codeId, aliases }) => codeId === eventKindCd || aliases?.includes(eventKindCd) === true)
      ?.codeId ?? eventKindCd;
  const byId = documents.event.get(eventId);
  if (byId !== undefined && parkType === '')
    return kind === '' || byId.kind === kind ? { event: byId, venue: venueOfEvent({ live }, byId) } : undefined;
  const venue = documents.venue.get(parkType === '' ? live.current.snapshot.site.defaultVenue : parkType);
  const event = [
    ...(byId === undefined ? [] : [byId]),
    ...[...documents.event.values()].filter((one) => one.eventId === eventId),
  ].find((one) => venue !== undefined && one.parks.includes(venue.parkKindCd) && (kind === '' || one.kind === kind));
  return event === undefined || venue === undefined ? undefined : { event, venue: venue.id };
};

const findFor = (context: Pick<Context, 'live'>, call: EventCall, named: NamedEvent): FoundEvent => {
  const found = lookUp(context, named);
  if (found === undefined) throw new HttpError('notFound');
  const { kinds, otherKind = 'eventState' } = purposeOf(call);
  if (!kinds.includes(found.event.kind)) throw new HttpError(otherKind);
  return found;
};

/** Finds the event that a reading call names. Throws `notFound`, or the error of an event of another kind. */
export const findEvent = (context: Pick<Context, 'live'>, call: ReadingCall, named: NamedEvent): FoundEvent =>
  findFor(context, call, named);

/** True if the call collects a stamp: its typed code counts before anything else is read. */
export const isOfStamps = (context: Pick<Context, 'live'>, call: TakingCall, named: NamedEvent): boolean =>
  findFor(context, call, named).event.kind === 'STAMP';

interface Asking {
  readonly request: FastifyRequest;
  readonly session: SessionRow;
}

/** Finds the event in which the member of a call takes part. Throws what `findEvent` throws, and why the member cannot take part now. */
export const findOpenEvent = async (
  app: FastifyInstance,
  call: TakingCall,
  named: NamedEvent,
  asking: Asking,
): Promise<FoundEvent & { readonly candidate: Candidate }> => {
  const found = findFor(app.context, call, named);
  const candidate = await candidateOf(app, found, asking);
  const refusal = refusalOf(
    purposeOf(call).anywhere === true ? { ...found.event, onSite: false } : found.event,
    candidate,
  );
  if (refusal !== undefined) throw refusal;
  return { ...found, candidate };
};

/** Finds an own participation and its event. Throws `notFound` for that of somebody else, and for one that nobody may have. */
export const findOwnJoin = async (
  tx: Tx,
  context: Pick<Context, 'live'>,
  call: ReadingCall,
  { member, joinId }: { readonly member: string; readonly joinId: string },
): Promise<{ readonly join: JoinRow; readonly found: FoundEvent }> => {
  const join = await tx
    .selectFrom('event_joins')
    .select(columnsOf('event_joins'))
    .where('id', '=', joinId)
    .where('member', '=', member)
    .where(tookPart)
    .executeTakeFirst();
  if (join === undefined) throw new HttpError('notFound');
  const { event, venue } = findFor(context, call, { eventId: join.event });
  return { join, found: { event, venue: join.venue === '' ? venue : join.venue } };
};
