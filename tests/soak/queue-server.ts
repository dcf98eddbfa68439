import { isLiveInQueue } from '../../src/engine/index.ts';
import { feature as devices } from '../../src/server/services/devices/feature.ts';
import { Caller } from '../../src/server/services/queue/caller.ts';
import { feature as queue } from '../../src/server/services/queue/feature.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { LivePlaces } from './queue-park.ts';
import { serveClocked } from './serve-clocked.ts';

const readLive = async ({ db }: Store): Promise<LivePlaces> => {
  const rows = await db
    .selectFrom('queue_entries')
    .innerJoin('queue_people', 'queue_people.entry', 'queue_entries.id')
    .select(['queue_entries.id', 'facility', 'state', 'product'])
    .where('live', '=', 1)
    .orderBy('queue_people.id')
    .execute();
  const live = rows.filter(({ state }) => isLiveInQueue(state));
  return {
    called: live
      .filter(({ state }) => state === 'CALLED' || state === 'READY')
      .map(({ facility, product }) => ({ facility, product })),
    waiting: live.filter(({ state }) => state === 'WAITING').length,
  };
};

// A process of the park: it answers visitors and devices, and calls parties when its parent says so.
await serveClocked<LivePlaces>([queue, devices], (app) => {
  const caller = new Caller(app.context, (error) => {
    throw error;
  });
  return {
    async run() {
      await caller.tick();
      return readLive(app.store);
    },
    close: () => caller.close(),
  };
});
