import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { withoutText } from './states.ts';

/** Time after which a text is gone, sent or not: every code in it has expired, and nobody wants the rest any more. */
const TEXT_MS = 7 * DAY_MS;
/** Time after which nothing is left of a message. Operators can see until then that it went out. */
const ROW_MS = 30 * DAY_MS;

/** Removes texts and addresses after a week, and rows after a month. What was never sent is given up with its text. Several processes may run it at once. */
export const forgetMessages = async ({ store: { db }, clock }: Pick<Context, 'store' | 'clock'>): Promise<void> => {
  const now = clock.now();
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  await db
    .updateTable('outbox')
    .set({ state: 'DISCARDED', error: 'EXPIRED', next_at: '', holder: '' })
    .where('at', '<', before(TEXT_MS))
    .where((row) =>
      row.or([
        row('state', 'in', ['QUEUED', 'FAILED', 'DEAD']),
        row.and([row('state', '=', 'SENDING'), row('next_at', '<=', now.toISOString())]),
      ]),
    )
    .execute();
  await db
    .updateTable('outbox')
    .set({ ...withoutText, address: '' })
    .where('at', '<', before(TEXT_MS))
    .where('state', 'in', ['SENT', 'DELIVERED', 'DISCARDED'])
    .where('address', '<>', '')
    .execute();
  await db.deleteFrom('outbox').where('at', '<', before(ROW_MS)).execute();
};
