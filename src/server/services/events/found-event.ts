import type { Event } from '#schemas/documents/event/schema';

/** An event at one of its parks. */
export interface FoundEvent {
  readonly event: Event;
  /** Venue code. */
  readonly venue: string;
}
