import type { Context } from '../../core/context.ts';
import type { GatewayChannel } from '#schemas/documents/gateway/schema';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { OutboxState } from '../../core/storage/outbox-tables.ts';
import type { Message, Outcome } from './message.ts';

type Parts = Pick<Context, 'store' | 'clock'>;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Time in which a claimed message must be sent. Another process goes on with it afterwards. */
export const LEASE_MS = minute;
/** Pauses after each failure. The message is dead when the attempt after the last pause fails. */
const PAUSES = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour] as const;
const MOST_ATTEMPTS = PAUSES.length + 1;

/** States from which a message is sent when its time has come; of SENDING that is the end of the lease. */
export const waitingStates = ['QUEUED', 'FAILED', 'SENDING'] as const satisfies readonly OutboxState[];

/** What remains of a message once its text must go. */
export const withoutText = { subject: '', body: '', link: '' } as const;

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

interface Claim {
  readonly channel: GatewayChannel;
  readonly holder: string;
  readonly most: number;
}

/** Claims due messages for a process, the longest due first. No other process has them until their lease ends. */
export const claimDue = async (
  { store, clock }: Parts,
  { channel, holder, most }: Claim,
): Promise<readonly Message[]> => {
  const now = clock.now();
  const dueOf = (db: Pick<typeof store.db, 'selectFrom'>, limit: number) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('channel', '=', channel)
      .where('state', 'in', waitingStates)
      .where('next_at', '<=', now.toISOString())
      .orderBy('next_at')
      .orderBy('id')
      .limit(limit);
  // Nearly always nothing is due: no transaction for that.
  if ((await dueOf(store.db, 1).executeTakeFirst()) === undefined) return [];
  return inTransaction(store, async (tx) => {
    const due = await store.forUpdateOfFree(dueOf(tx, most)).execute();
    if (due.length === 0) return [];
    return tx
      .updateTable('outbox')
      .set((row) => ({
        state: 'SENDING',
        holder,
        fence: row('fence', '+', 1),
        attempts: row('attempts', '+', 1),
        next_at: later(now, LEASE_MS),
      }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returning(['id', 'address', 'subject', 'body', 'purpose', 'template', 'link', 'attempts', 'fence'])
      .execute();
  });
};

/**
 * Records how an attempt ended. Returns false if the message is no longer this process's: its lease ended and another one claimed it, whose result
 * counts.
 */
export const recordOutcome = async (
  { store, clock }: Parts,
  holder: string,
  { id, fence, attempts, purpose }: Pick<Message, 'id' | 'fence' | 'attempts' | 'purpose'>,
  outcome: Outcome,
): Promise<boolean> => {
  const now = clock.now();
  const pause = PAUSES[attempts - 1];
  const changes =
    outcome.state !== 'FAILED'
      ? {
          state: outcome.state,
          error: outcome.state === 'DISCARDED' ? outcome.error : '',
          next_at: '',
          sent_at: outcome.state === 'DISCARDED' ? '' : now.toISOString(),
          ...(purpose === 'auth' ? withoutText : {}),
        }
      : outcome.isFinal === true || pause === undefined
        ? { state: 'DEAD' as const, error: outcome.error, next_at: '' }
        : { state: 'FAILED' as const, error: outcome.error, next_at: later(now, pause) };
  const { numUpdatedRows } = await store.db
    .updateTable('outbox')
    .set({ ...changes, holder: '' })
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .where('holder', '=', holder)
    .where('fence', '=', fence)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Ends messages whose last attempt never returned: their process was killed each time. */
export const endLost = async ({ store, clock }: Parts): Promise<void> => {
  await store.db
    .updateTable('outbox')
    .set({ state: 'DEAD', error: 'NO_RESULT', next_at: '', holder: '' })
    .where('state', '=', 'SENDING')
    .where('next_at', '<=', clock.now().toISOString())
    .where('attempts', '>=', MOST_ATTEMPTS)
    .execute();
};

/** Counts the due messages of a channel as sent. Their texts stay readable in the sandbox. */
export const sendNowhere = async ({ store, clock }: Parts, channel: GatewayChannel): Promise<void> => {
  const now = clock.now().toISOString();
  await store.db
    .updateTable('outbox')
    .set({ state: 'SENT', sent_at: now, next_at: '', holder: '', error: '' })
    .where('channel', '=', channel)
    .where('state', 'in', waitingStates)
    .where('next_at', '<=', now)
    .execute();
};
