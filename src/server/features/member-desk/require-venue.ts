import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../errors.ts';
import type { Operator } from '../operators/operator.ts';
import { requireRecordRight } from '../operators/require-right.ts';

/** Throws unless the operator is an agent of the venue, and the venue exists. */
export const requireVenue = (app: FastifyInstance, operator: Operator, venue: string): void => {
  requireRecordRight(operator, 'agent', venue);
  if (!app.live.current.prepared.documents.venue.has(venue)) throw new HttpError('noVenue');
};
