import { localised as inLocale } from '#content/answers/texts';
import { codeLists } from '#schemas/code-lists';
import type { Event } from '#schemas/event.schema';
import { HttpError } from '../../errors.ts';
import type { GiftContext } from '../gifts/gift-context.ts';

/** Dependencies of events. Prizes can be coupons. */
export type EventContext = GiftContext;

/** An event at one of its parks. */
export interface FoundEvent {
  readonly event: Event;
  /** Venue code. */
  readonly venue: string;
}

export interface NamedEvent {
  readonly eventId: string;
  readonly eventKindCd?: string;
  readonly parkType?: string;
}

/** Finds an event by its document ID, or by its number with kind and park. Throws `notFound`. */
export const findEvent = ({ live }: Pick<EventContext, 'live'>, { eventId, eventKindCd = '', parkType }: NamedEvent): FoundEvent => {
  const { documents } = live.current.prepared;
  const venue = documents.venue.get(parkType ?? live.current.snapshot.site.defaultVenue);
  const kind = documents['code-list'].get(codeLists.eventKind)?.items.find(({ codeId, aliases }) => codeId === eventKindCd || aliases?.includes(eventKindCd) === true)?.codeId ?? eventKindCd;
  const event =
    documents.event.get(eventId) ??
    (venue === undefined ? undefined : [...documents.event.values()].find((one) => one.eventId === eventId && one.parks.includes(venue.parkKindCd) && (kind === '' || one.kind === kind)));
  if (event === undefined) throw new HttpError('notFound');
  // A document ID may come without the park.
  const at = venue !== undefined && event.parks.includes(venue.parkKindCd) ? venue : [...documents.venue.values()].find(({ parkKindCd }) => event.parks.includes(parkKindCd));
  return { event, venue: at?.id ?? '' };
};

export { inLocale };
