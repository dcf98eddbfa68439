import { openPostgresStore } from '../../../src/server/core/storage/open-postgres-store.ts';
import { Secret } from '../../../src/server/core/secret.ts';
import { seedTickets } from '../device/seed-tickets.ts';
import { startOurs } from '../http/promenade-server.ts';
import { atLeast, atMost, near, toReading, type Bench } from '../reading.ts';
import { onPostgres } from '../sessions/places.ts';
import { quantile, steadyLoad } from '../sessions/steady-load.ts';

const SECONDS = 10;
const PER_SECOND = 200;
const WARM_UP = 200;
const GATES = 20;
/** Each code is scanned at two gates, one right after the other. */
const TICKETS = (SECONDS * PER_SECOND + WARM_UP) / 2;

/** Entries at the gates of a venue on PostgreSQL, each code at two gates at once: latency, rate, and codes that were accepted twice. */
export const bench: Bench = () =>
  onPostgres('device', async (make) => {
    const { env, members } = await make('device', TICKETS);
    const store = await openPostgresStore(new Secret(env['DATABASE_URL'] ?? ''));
    const server = await startOurs({ ...env, SANDBOX: 'off' });
    try {
      const { gates, codes } = await seedTickets(store, members, { venue: 'EL', product: 'EL-day', gates: GATES });
      const signed = codes();
      let sent = 0;
      const next = () => {
        const number = sent++;
        const body = JSON.stringify({ scanId: `scan-${number}`, code: signed[number >> 1] });
        return [
          `${server.origin}/api/device/v1/scan-entry`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${gates[number % GATES] ?? ''}` },
            body,
          },
        ] as const;
      };
      await steadyLoad({ perSecond: PER_SECOND / 2, next, isOver: () => sent >= WARM_UP });
      const started = performance.now();
      const latencies = await steadyLoad({ perSecond: PER_SECOND, next, isOver: () => sent >= TICKETS * 2 });
      const rate = (latencies.length * 1000) / (performance.now() - started);
      const accepted = await store.db.selectFrom('scans').select('product').where('result', '=', 'OK').execute();
      const twice = accepted.length - new Set(accepted.map(({ product }) => product)).size;
      const what = `device/postgres-${GATES}-gates-${PER_SECOND}-scans-a-second`;
      return [
        toReading(
          { bench: `${what}-p95`, value: quantile(latencies, 0.95), unit: 'ms', pairs: latencies.length },
          atMost(80, 'value'),
        ),
        toReading(
          { bench: `${what}-rate`, value: rate, unit: 'scans/s', pairs: latencies.length },
          atLeast(PER_SECOND, 'value'),
        ),
        toReading({ bench: `${what}-accepted-twice`, value: twice, unit: 'tickets', pairs: TICKETS }, near(0, 0)),
        toReading(
          { bench: `${what}-not-accepted`, value: TICKETS - accepted.length, unit: 'tickets', pairs: TICKETS },
          near(0, 0),
        ),
      ];
    } finally {
      await server.stop();
      await store.close();
    }
  });
