import { openJoinStates } from '../../src/engine/index.ts';
import { feature as billboard } from '../../src/server/services/billboard/feature.ts';
import { decideApplication, settleBillboards } from '../../src/server/services/billboard/decide.ts';
import { feature as events } from '../../src/server/services/events/feature.ts';
import { settleEvents } from '../../src/server/services/events/settle-events.ts';
import { feature as games } from '../../src/server/services/mini-games/feature.ts';
import { inTransaction } from '../../src/server/core/storage/in-transaction.ts';
import type { OpenJoins } from './joins-calls.ts';
import { serveClocked } from './serve-clocked.ts';

// A process that answers members and games. When its parent says so it settles events and billboards, and an operator decides applications.
await serveClocked<OpenJoins>([events, billboard, games], ({ context }) => ({
  async run() {
    const { store } = context;
    await settleEvents(context);
    await settleBillboards(context);
    const requested = await store.db
      .selectFrom('billboard_applications')
      .select(['id', 'venue'])
      .where('state', '=', 'REQUESTED')
      .orderBy('id')
      .limit(2)
      .execute();
    for (const [index, { id, venue }] of requested.entries())
      await inTransaction(store, (tx) =>
        decideApplication(tx, context, {
          id,
          venue,
          to: index === 0 ? 'APPROVED' : 'REJECTED',
          reason: index === 0 ? '' : 'AD',
          operator: 'agent',
        }),
      );
    const joins = await store.db
      .selectFrom('event_joins')
      .select(['id', 'member', 'state', 'prize'])
      .where('state', 'in', [...openJoinStates])
      .orderBy('id')
      .execute();
    const applications = await store.db
      .selectFrom('billboard_applications')
      .select(['id', 'member'])
      .where('state', 'in', ['REQUESTED', 'APPROVED'])
      .orderBy('id')
      .execute();
    return { joins, applications };
  },
}));
