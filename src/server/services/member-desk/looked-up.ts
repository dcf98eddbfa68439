import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import type { LookUp } from '../../core/operators/look-ups.ts';

const VALID_MS = 30 * 60 * 1000;

/** Returns the member of a look-up that the operator made in the venue in the last 30 minutes. Throws `lookUpOld` for any other. */
export const memberOfLook = async (
  app: FastifyInstance,
  { operator, venue }: Pick<LookUp, 'operator' | 'venue'>,
  look: string,
): Promise<string> => {
  const row = await app.store.db
    .selectFrom('look_ups')
    .select('member')
    .where('id', '=', look)
    .where('operator', '=', operator.id)
    .where('venue', '=', venue)
    .where('member', '<>', '')
    .where('at', '>', new Date(app.clock.now().getTime() - VALID_MS).toISOString())
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('lookUpOld');
  return row.member;
};
