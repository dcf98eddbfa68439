import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { recentLookUp, type LookUp } from '../../core/operators/look-ups.ts';

/** Returns the member of a look-up that the operator made in the venue in the last 30 minutes. Throws `lookUpOld` for any other. */
export const memberOfLook = async (
  app: FastifyInstance,
  by: Pick<LookUp, 'operator' | 'venue'>,
  look: string,
): Promise<string> => {
  const { member } = await recentLookUp(app, by, look);
  if (member === '') throw new HttpError('lookUpOld');
  return member;
};
