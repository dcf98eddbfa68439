import type { FastifyInstance } from 'fastify';
import { builtInTicketing } from './built-in.ts';
import type { Ticketing } from './port.ts';
import { upstreamTicketing } from './upstream.ts';

/** Returns the ticketing that the venue's document chooses; the built-in one by default. */
export const ticketingOf = (app: FastifyInstance, venue: string): Ticketing =>
  app.live.current.prepared.documents.venue.get(venue)?.ticketing === 'upstream'
    ? upstreamTicketing(app)
    : builtInTicketing;
