import type { Selectable } from 'kysely';
import { defineStates } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { serverActor } from '../../core/records/actor.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';
import { transition } from '../../core/records/transition.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Db, Tables, Tx } from '../../core/storage/tables.ts';
import type { ReturnedFields, Started } from './adapters/adapter.ts';

export type VerificationRow = Selectable<Tables['verifications']>;
type State = VerificationRow['state'];

/** The browser must come back within this time. */
const STARTED_MS = 30 * 60_000;
/** A return waits this long for the browser that brings its reference. */
export const BACK_MS = 5 * 60_000;
/** A verified person can be used this long. */
export const RESULT_MS = 10 * 60_000;
const KEPT_DAYS = 92;

/** Only the server moves a verification: by what the provider says, and by time. */
export const verificationStates = defineStates<State>([
  { from: 'STARTED', to: 'RETURNED', by: ['server'] },
  { from: 'STARTED', to: 'FAILED', by: ['server'] },
  { from: 'STARTED', to: 'EXPIRED', by: ['server'] },
  { from: 'RETURNED', to: 'USED', by: ['server'] },
  { from: 'RETURNED', to: 'EXPIRED', by: ['server'] },
]);

type Keys = Pick<Context, 'identityKeys'>;

const purposes = { started: 'verification', fields: 'verification return', result: 'verified person' } as const;

export const sealStarted = ({ identityKeys }: Keys, started: Started): string =>
  identityKeys.seal(purposes.started, JSON.stringify(started));
export const sealFields = ({ identityKeys }: Keys, fields: ReturnedFields): string =>
  identityKeys.seal(purposes.fields, JSON.stringify(fields));
const sealResult = ({ identityKeys }: Keys, person: VerifiedPerson): string =>
  identityKeys.seal(purposes.result, JSON.stringify(person));

const opened = <Value>({ identityKeys }: Keys, purpose: string, sealed: string): Value | undefined => {
  const text = sealed === '' ? undefined : identityKeys.unseal(purpose, sealed);
  // Sealed by the functions above.
  return text === undefined ? undefined : (JSON.parse(text) as Value);
};
export const openStarted = (keys: Keys, sealed: string): Started | undefined => opened(keys, purposes.started, sealed);
export const openFields = (keys: Keys, sealed: string): ReturnedFields | undefined =>
  opened(keys, purposes.fields, sealed);
export const openResult = (keys: Keys, sealed: string): VerifiedPerson | undefined =>
  opened(keys, purposes.result, sealed);

const select = (db: Db) => db.selectFrom('verifications').select(columnsOf('verifications'));

export const findVerification = (db: Db, id: string): Promise<VerificationRow | undefined> =>
  select(db).where('id', '=', id).executeTakeFirst();

export const findByReference = (db: Db, ref: string): Promise<VerificationRow | undefined> =>
  select(db).where('ref_hash', '=', hashToken(ref)).executeTakeFirst();

/** True while a verification that has started may come back. */
export const mayReturn = ({ state, started_at }: VerificationRow, now: Date): boolean =>
  state === 'STARTED' && now.getTime() - Date.parse(started_at) < STARTED_MS;

interface Back {
  readonly provider: string;
  readonly transactionId: string;
  readonly ref: string;
  readonly fields: ReturnedFields;
}

/** Stores what a browser brought back, under a one-time reference. A later return of the transaction takes the place of an earlier one until it is finished. */
export const storeReturn = async (context: Context, { provider, transactionId, ref, fields }: Back): Promise<void> => {
  const now = context.clock.now();
  await context.store.db
    .updateTable('verifications')
    .set({ ref_hash: hashToken(ref), fields: sealFields(context, fields), back_at: now.toISOString() })
    .where('transaction_hash', '=', hashToken(transactionId))
    .where('provider', '=', provider)
    .where('state', '=', 'STARTED')
    .where('started_at', '>', new Date(now.getTime() - STARTED_MS).toISOString())
    .execute();
};

/** Takes the fields of a return, for one caller of several. Returns false if another one has them. */
export const takeFields = async ({ store }: Context, { id, fields }: VerificationRow): Promise<boolean> => {
  const { numUpdatedRows } = await store.db
    .updateTable('verifications')
    .set({ fields: '' })
    .where('id', '=', id)
    .where('state', '=', 'STARTED')
    .where('fields', '=', fields)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Gives the fields back, so that the visitor can try again when the provider answers. */
export const giveFieldsBack = async (
  { store }: Context,
  { id, fields }: Pick<VerificationRow, 'id' | 'fields'>,
): Promise<void> => {
  await store.db
    .updateTable('verifications')
    .set({ fields })
    .where('id', '=', id)
    .where('state', '=', 'STARTED')
    .where('fields', '=', '')
    .execute();
};

const move = (tx: Tx, { clock }: Context, id: string, to: State, reason = ''): Promise<State | undefined> =>
  transition(tx, {
    table: 'verifications',
    machine: verificationStates,
    id,
    to,
    actor: serverActor,
    at: clock.now(),
    reason,
  });

/** Ends a verification without a person. */
export const endVerification = (
  context: Context,
  id: string,
  to: 'FAILED' | 'EXPIRED',
  reason: VerificationRow['reason'] = '',
): Promise<void> =>
  inTransaction(context.store, async (tx) => {
    if ((await move(tx, context, id, to, reason)) === undefined) return;
    await tx
      .updateTable('verifications')
      .set({ reason, secrets: '', fields: '', result: '' })
      .where('id', '=', id)
      .execute();
  });

/** Stores the person of a return. The secrets of the transaction are emptied. */
export const saveResult = (context: Context, id: string, person: VerifiedPerson): Promise<boolean> =>
  inTransaction(context.store, async (tx) => {
    if ((await move(tx, context, id, 'RETURNED')) === undefined) return false;
    await tx
      .updateTable('verifications')
      .set({
        secrets: '',
        fields: '',
        result: sealResult(context, person),
        result_until: new Date(context.clock.now().getTime() + RESULT_MS).toISOString(),
      })
      .where('id', '=', id)
      .execute();
    return true;
  });

/** Marks a verification used. The person stays readable for its browser until the result expires, so that a reload shows the same. */
export const markUsed = async (tx: Tx, context: Context, id: string): Promise<boolean> =>
  (await move(tx, context, id, 'USED')) !== undefined;

/** Expires what is late, empties results after their time, and deletes rows after three months. */
export const cleanVerifications = async (context: Context): Promise<void> => {
  const now = context.clock.now();
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const late = await context.store.db
    .selectFrom('verifications')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'STARTED'), where('started_at', '<', before(STARTED_MS))]),
        where.and([where('state', '=', 'RETURNED'), where('result_until', '<', now.toISOString())]),
      ]),
    )
    .limit(500)
    .execute();
  for (const { id } of late) await endVerification(context, id, 'EXPIRED');
  await context.store.db
    .updateTable('verifications')
    .set({ result: '' })
    .where('result', '!=', '')
    .where('result_until', '<', now.toISOString())
    .execute();
  await context.store.db
    .deleteFrom('verifications')
    .where('started_at', '<', before(KEPT_DAYS * DAY_MS))
    .execute();
};
