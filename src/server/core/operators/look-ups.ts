import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';
import { claim } from '../records/claim.ts';
import { take } from '../records/count.ts';
import { orderedId } from '../records/ordered-id.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Tx } from '../storage/tables.ts';
import { kstDay } from '../wire-values.ts';
import { HOUR_MS } from '../durations.ts';
import { mailOfficers } from './officer-mail.ts';
import type { Grant } from './grants.ts';
import { appendLookUp, type LookUpRow } from './look-up-chain.ts';
import type { Operator } from './operator.ts';

const LOOKUPS_A_DAY = 50;
/** Look-ups of members within an hour that raise an alarm. */
const BULK_AN_HOUR = 20;

export interface LookUp {
  readonly operator: Operator;
  readonly venue: string;
  readonly reason: string;
}

/** Counts a look-up before it is made. Throws OPR_21 above the daily limit, which privacy officers hear of. */
export const countLookup = async (app: FastifyInstance, { operator }: LookUp): Promise<void> => {
  const isCounted = await inTransaction(app.store, async (tx) => {
    const isTaken = await take(tx, {
      scope: 'look-ups',
      key: `${operator.id} ${kstDay(app.clock.now())}`,
      capacity: LOOKUPS_A_DAY,
    });
    if (!isTaken) await raiseAlarm(tx, app, { kind: 'LIMIT', operator, amount: LOOKUPS_A_DAY });
    return isTaken;
  });
  if (!isCounted) throw new HttpError('lookupLimit');
};

interface Viewed {
  /** Member whose record it is; absent for lists. */
  readonly member?: string | undefined;
  /** Field that is shown unmasked. */
  readonly field?: string;
}

/** Writes who looked at which record, and why; never what was typed. Returns the opaque name of the look-up. */
export const logView = (
  app: FastifyInstance,
  { operator, venue, reason }: LookUp,
  record: string,
  id: string,
  { member = '', field = '' }: Viewed = {},
): Promise<string> =>
  inTransaction(app.store, async (tx) => {
    const now = app.clock.now();
    const look = randomUUID();
    if (member !== '') await alarmBulk(tx, app, operator, now);
    await appendLookUp(tx, app.context, {
      id: look,
      at: now.toISOString(),
      operator: operator.id,
      role: roleAt(operator.grants, venue),
      venue,
      record,
      record_id: id === member ? '' : id,
      member,
      purpose: reason,
      field,
    });
    return look;
  });

const VALID_MS = 30 * 60 * 1000;

/** Returns a look-up that the operator made in the last 30 minutes. Throws `lookUpOld` for any other. */
export const recentLookUp = async (
  { store, clock }: FastifyInstance,
  { operator, venue }: Pick<LookUp, 'operator' | 'venue'>,
  look: string,
): Promise<Pick<LookUpRow, 'member' | 'record' | 'record_id'>> => {
  const row = await store.db
    .selectFrom('look_ups')
    .select(['member', 'record', 'record_id'])
    .where('id', '=', look)
    .where('operator', '=', operator.id)
    .where('venue', '=', venue)
    .where('at', '>', new Date(clock.now().getTime() - VALID_MS).toISOString())
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('lookUpOld');
  return row;
};

/** Roles that look at records of a venue, the one with the most rights first. */
const looking: readonly Grant['role'][] = ['agent-lead', 'agent', 'marketer', 'privacy-officer'];

/** Returns the role by which an operator looks at a record. Only privacy officers look at records without a venue. */
const roleAt = (grants: readonly Grant[], venue: string): string =>
  (venue === '' ? (['privacy-officer'] as const) : looking).find((role) =>
    grants.some((one) => one.role === role && (venue === '' || one.venues === 'all' || one.venues.includes(venue))),
  ) ?? '';

const alarmBulk = async (tx: Tx, app: FastifyInstance, operator: Operator, now: Date): Promise<void> => {
  const { count } = await tx
    .selectFrom('look_ups')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('operator', '=', operator.id)
    .where('member', '<>', '')
    .where('at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
    .executeTakeFirstOrThrow();
  const amount = Number(count) + 1;
  if (amount >= BULK_AN_HOUR) await raiseAlarm(tx, app, { kind: 'BULK', operator, amount });
};

/** Raises an alarm of a kind about an operator, once a day: for the console, and by mail to the privacy officers. */
const raiseAlarm = async (
  tx: Tx,
  app: FastifyInstance,
  { kind, operator, amount }: { readonly kind: 'BULK' | 'LIMIT'; readonly operator: Operator; readonly amount: number },
): Promise<void> => {
  const at = app.clock.now();
  const id = orderedId();
  const key = `${kind} ${operator.id} ${kstDay(at)}`;
  if (!(await claim(tx, { scope: 'operator-alarm', key, ref: id, at }))) return;
  await tx
    .insertInto('operator_alarms')
    .values({ id, kind, operator: operator.id, amount, at: at.toISOString(), seen_at: '', seen_by: '' })
    .execute();
  await mailOfficers(tx, app, {
    event: 'BULK_LOOK_UPS',
    values: { operator: operator.name, amount: String(amount) },
  });
};
