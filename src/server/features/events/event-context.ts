import type { Event } from '#schemas/event.schema';
import type { GiftContext } from '../gifts/gift-context.ts';

export { localised as inLocale } from '#content/answers/texts';

/** Dependencies of events. Prizes can be coupons. */
export type EventContext = GiftContext;

/** An event at one of its parks. */
export interface FoundEvent {
  readonly event: Event;
  /** Venue code. */
  readonly venue: string;
}
