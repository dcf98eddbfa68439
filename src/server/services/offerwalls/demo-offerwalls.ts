import type { FastifyInstance } from 'fastify';
import { recordChanges } from '../consents/index.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import { keyFor } from './keys.ts';
import type { Callback } from './read-callback.ts';
import { takeCallback } from './take-callback.ts';
import { wallsOf } from './walls.ts';

/** Device that members of the demo share; the sandbox of an offerwall has it too. */
const SHARED = 'sandbox-shared';

interface DemoEarning {
  readonly member: string;
  readonly amounts: readonly number[];
}

/** Gives consents and rewards to two members who share a device: the first one's are credited, the second one's are held. Does nothing after the first time. */
export const seedDemoOfferwalls = async (app: FastifyInstance, earnings: readonly DemoEarning[]): Promise<void> => {
  const { context } = app;
  const { db } = context.store;
  const [wall] = wallsOf(context);
  if (wall === undefined || !context.sandbox) return;
  for (const { member, amounts } of earnings) {
    const known = await db
      .selectFrom('offerwall_keys')
      .select('member')
      .where('member', '=', member)
      .executeTakeFirst();
    if (known !== undefined) continue;
    const now = context.clock.now();
    const versionNo = app.live.current.prepared.documents['consent-item'].get(wall.consent)?.versionNo ?? 1;
    await inTransaction(context.store, (tx) =>
      recordChanges(tx, context, {
        member,
        agreements: [{ termsId: wall.consent, versionNo, agreeYn: 'Y' }],
        source: 'demo-offerwall',
        ref: member,
        now,
      }),
    );
    const row = await db
      .selectFrom('members')
      .select(columnsOf('members'))
      .where('uid', '=', member)
      .executeTakeFirstOrThrow();
    const { usrKey } = await keyFor(db, context, wall, row);
    for (const [index, amount] of amounts.entries()) {
      const callback: Callback = {
        ref: `demo-${member}-${index}`,
        key: usrKey,
        kind: 'EARN',
        amount,
        sentAt: now,
        device: SHARED,
      };
      await takeCallback(context, wall, callback);
    }
  }
};
