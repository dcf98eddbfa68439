import type { DeadLettersAnswer } from '#schemas/calls/outbox/console-answers';
import { gatewayChannels, type GatewayChannel } from '#schemas/documents/gateway/schema';
import type { Context } from '../../core/context.ts';
import { audit } from '../../core/records/audit.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { maskMiddle } from '../members/index.ts';
import { withoutText } from './states.ts';

type Parts = Pick<Context, 'store' | 'clock'>;

const MOST_SHOWN = 100;

const maskOf = (channel: GatewayChannel, address: string): string =>
  channel === 'EMAIL' ? maskMiddle(address, '@') : maskMiddle(address);

const isChannel = (text: string): text is GatewayChannel => gatewayChannels.some((one) => one === text);

/** Lists dead letters, the newest first, and counts the messages of the channels that have no gateway. */
export const readDeadLetters = async (
  { store: { db } }: Pick<Context, 'store'>,
  channelsWithout: readonly GatewayChannel[],
): Promise<DeadLettersAnswer> => {
  const dead = db.selectFrom('outbox').where('state', '=', 'DEAD');
  const [rows, { total }, waiting] = await Promise.all([
    dead
      .select(['id', 'channel', 'address', 'template', 'purpose', 'attempts', 'error', 'at'])
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(MOST_SHOWN)
      .execute(),
    dead.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    Promise.all(
      channelsWithout.map(async (channel) => {
        const { count } = await db
          .selectFrom('outbox')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('channel', '=', channel)
          .where('state', 'in', ['QUEUED', 'FAILED'])
          .executeTakeFirstOrThrow();
        return { channel, count: Number(count) };
      }),
    ),
  ]);
  return {
    letters: rows.flatMap(({ channel, address, ...row }) =>
      isChannel(channel) ? [{ ...row, channel, addressMask: maskOf(channel, address) }] : [],
    ),
    total: Number(total),
    waiting: waiting.filter(({ count }) => count > 0),
  };
};

interface LetterDecision {
  readonly id: string;
  readonly decision: 'RETRY' | 'DISCARD';
  readonly operator: string;
}

/** Queues a dead letter again, or gives it up with its text. Returns false if it is not dead any more: of two operators one decides. */
export const decideLetter = ({ store, clock }: Parts, { id, decision, operator }: LetterDecision): Promise<boolean> =>
  inTransaction(store, async (tx) => {
    const at = clock.now();
    const to = decision === 'RETRY' ? 'QUEUED' : 'DISCARDED';
    const { numUpdatedRows } = await tx
      .updateTable('outbox')
      .set(
        decision === 'RETRY'
          ? { state: 'QUEUED', attempts: 0, next_at: at.toISOString() }
          : { state: 'DISCARDED', next_at: '', ...withoutText },
      )
      .where('id', '=', id)
      .where('state', '=', 'DEAD')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    await audit(tx, { record: 'outbox', id, actor: { kind: 'operator', id: operator }, from: 'DEAD', to, at });
    return true;
  });
