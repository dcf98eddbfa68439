import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';
import { allowsRecords, type RecordRight } from './grants.ts';
import type { Operator } from './operator.ts';
import { requireRecordRight } from './require-right.ts';

/** Throws unless the operator has the right on the records of the venue, and the venue exists. */
export const requireVenue = (
  app: FastifyInstance,
  operator: Operator,
  venue: string,
  right: RecordRight = 'agent',
): void => {
  requireRecordRight(operator, right, venue);
  if (!app.live.current.prepared.documents.venue.has(venue)) throw new HttpError('noVenue');
};

/** Throws unless the operator has the right on the records of all venues. Records of the whole resort need it. */
export const requireAllVenues = (
  { live }: Pick<FastifyInstance, 'live'>,
  { grants }: Pick<Operator, 'grants'>,
  right: RecordRight,
): void => {
  for (const venue of live.current.prepared.documents.venue.keys())
    if (!allowsRecords(grants, right, venue)) throw new HttpError('noRight', `It is about ${right} of all venues.`);
};
