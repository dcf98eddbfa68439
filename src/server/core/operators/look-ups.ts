import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';
import { audit } from '../records/audit.ts';
import { take } from '../records/count.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { kstDay } from '../wire-values.ts';
import type { Operator } from './operator.ts';

const LOOKUPS_A_DAY = 50;

export interface LookUp {
  readonly operator: Operator;
  readonly venue: string;
  readonly reason: string;
}

/** Counts a look-up before it is made. Throws OPR_21 above the daily limit. */
export const countLookup = async (app: FastifyInstance, { operator }: LookUp): Promise<void> => {
  const isCounted = await inTransaction(app.store, (tx) =>
    take(tx, { scope: 'look-ups', key: `${operator.id} ${kstDay(app.clock.now())}`, capacity: LOOKUPS_A_DAY }),
  );
  if (!isCounted) throw new HttpError('lookupLimit');
};

/** Writes who looked at which record, and why; never what was typed. */
export const logView = (
  app: FastifyInstance,
  { operator, venue, reason }: LookUp,
  record: string,
  id: string,
): Promise<void> =>
  inTransaction(app.store, (tx) =>
    audit(tx, {
      record,
      id,
      actor: { kind: 'operator', id: operator.id },
      from: '',
      to: 'VIEWED',
      at: app.clock.now(),
      reason,
      venue,
    }),
  );
