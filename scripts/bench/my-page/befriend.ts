import { DAY_MS } from '../../../src/server/core/durations.ts';
import { pairOf } from '../../../src/server/core/records/friends.ts';
import { orderedId } from '../../../src/server/core/records/ordered-id.ts';
import { postSom } from '../../../src/server/core/records/som/post-som.ts';
import { inTransaction } from '../../../src/server/core/storage/in-transaction.ts';
import type { ContentContext } from './with-content.ts';

/** Makes the members friends in a circle, each of the next, since long enough for gifts, and gives each an amount of Som. */
export const befriend = async (context: ContentContext, members: readonly string[], som: number): Promise<void> => {
  const at = new Date(Date.now() - 30 * DAY_MS);
  await inTransaction(context.store, async (tx) => {
    for (const [index, asker] of members.entries()) {
      const receiver = members[(index + 1) % members.length] ?? asker;
      await tx
        .insertInto('relations')
        .values({
          id: orderedId(),
          type: 'FRIEND',
          park: '',
          pair: pairOf(asker, receiver),
          asker,
          receiver,
          state: 'ACCEPTED',
          asker_alias: '',
          receiver_alias: '',
          products: '[]',
          at: at.toISOString(),
          decided_at: at.toISOString(),
        })
        .execute();
      await postSom(tx, context, { member: asker, amount: som, reason: 'WELCOME', source: 'BENCH', ref: asker, at });
    }
  });
};
