import { isLiveInQueue } from '../../src/engine/index.ts';
import { buildApp } from '../../src/server/app.ts';
import { readEnv } from '../../src/server/env.ts';
import { feature as devices } from '../../src/server/features/devices/feature.ts';
import { createPublishingContext } from '../../src/server/features/publishing/publishing-context.ts';
import { loadLive } from '../../src/server/features/publishing/load-live.ts';
import { Caller } from '../../src/server/features/queue/caller.ts';
import { feature as queue } from '../../src/server/features/queue/feature.ts';
import { contextOf } from '../../src/server/features/queue/queue-context.ts';
import { LiveSite } from '../../src/server/live-site/live-site.ts';
import { Secret } from '../../src/server/secret.ts';
import { openStore } from '../../src/server/storage/open-store.ts';
import type { FromServer, ToServer } from './queue-process.ts';

// A process of the park: it answers visitors and devices, and calls parties when its parent says so. The parent sets its clock.
const env = readEnv(process.env);
const store = await openStore(env);
let at = Number(process.env['AT']);
const desk = createPublishingContext({ store, live: new LiveSite(), now: () => new Date(at), sandbox: false });
await loadLive(desk);
const app = await buildApp({ env, desk, consoleToken: new Secret('a-token-of-the-soak'), features: [queue, devices], log: process.stderr });
const caller = new Caller(contextOf(app), (error) => { throw error; });
const say = (message: FromServer): void => void process.send?.(message);

const readLive = async () => {
  const rows = await store.db.selectFrom('queue_entries').innerJoin('queue_people', 'queue_people.entry', 'queue_entries.id').select(['queue_entries.id', 'facility', 'state', 'product']).where('live', '=', 1).orderBy('queue_people.id').execute();
  const live = rows.filter(({ state }) => isLiveInQueue(state));
  return { called: live.filter(({ state }) => state === 'CALLED' || state === 'READY').map(({ facility, product }) => ({ facility, product })), waiting: live.filter(({ state }) => state === 'WAITING').length };
};

process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToServer) => {
  at = message.at;
  if (message.task === 'clock') return;
  const work = message.task === 'call' ? caller.tick().then(async () => say({ done: await readLive() })) : caller.close().then(() => app.close()).then(() => store.close()).then(() => process.exit(0));
  work.catch((error: unknown) => say({ failed: String(error instanceof Error ? error.stack : error) }));
});
say({ origin: await app.listen({ port: 0, host: '127.0.0.1' }) });
