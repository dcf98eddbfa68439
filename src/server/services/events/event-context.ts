import type { Event } from '#schemas/documents/event/schema';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GiftContext } from '../gifts/index.ts';

export const localeOf = (app: FastifyInstance, request: FastifyRequest) =>
  askedLocale(request, app.live.current.snapshot);

export { localised as inLocale } from '#content/answers/texts';

/** Dependencies of events. Prizes can be coupons. */
export type EventContext = GiftContext;

/** An event at one of its parks. */
export interface FoundEvent {
  readonly event: Event;
  /** Venue code. */
  readonly venue: string;
}
