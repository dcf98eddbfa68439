import { once } from 'node:events';
import { systemClock } from '../../../src/server/core/clock.ts';
import { Secret } from '../../../src/server/core/secret.ts';
import { openPostgresStore } from '../../../src/server/core/storage/open-postgres-store.ts';
import { OutboxDrain } from '../../../src/server/services/outbox/drain.ts';
import { routeTo } from './route.ts';

// One process that works the outbox off when it is told to begin.
const [database = '', gateway = ''] = process.argv.slice(2);
const store = await openPostgresStore(new Secret(database));
const deliver = routeTo(gateway);
const drain = new OutboxDrain({
  context: { store, clock: systemClock },
  routeOf: (channel) => (channel === 'SMS' ? deliver : undefined),
  warn: (error) => {
    console.error(error);
    process.exitCode = 1;
  },
});
console.log('ready');
await once(process.stdin, 'data');
await drain.drain();
await store.close();
process.exit();
