import { compareRates } from '../http/compare-rates.ts';
import { startOurs } from '../http/promenade-server.ts';
import { startServer, type RunningServer } from '../http/start-server.ts';
import type { Bench, Reading } from '../reading.ts';
import { loginReadings } from '../sessions/logins.ts';
import { onPostgres, onSqlite, type MakePlace, type Place } from '../sessions/places.ts';
import { pageHeaders, refreshes, refreshPath, sessionChecks, sessionInfoPath } from '../sessions/requests.ts';

// At most one refresh per family is in flight; a family whose response was cut off is dropped.
const MEMBERS = 3000;

async function during<Result>(servers: readonly RunningServer[], work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    for (const server of servers) await server.stop();
  }
}

const startBare = ({ env }: Place): Promise<RunningServer> =>
  startServer('scripts/bench/sessions/bare-server.ts', [env['DATABASE_URL'] ?? env['DATA_DIR'] ?? ''], {});

/** Session-checked reads and refreshes against a bare Fastify with one statement each, over a store with as many members. */
async function compared(bench: string, make: MakePlace): Promise<readonly Reading[]> {
  const [ours, bare] = [await make('ours', MEMBERS), await make('bare', MEMBERS)];
  const server = await startOurs(ours.env);
  const plain = await startBare(bare);
  return during([server, plain], async () => [
    await compareRates({
      bench: `${bench}-session-check`,
      goal: 0.6,
      floor: { url: `${plain.origin}/read`, next: sessionChecks(bare.members) },
      ours: { url: server.origin + sessionInfoPath, next: sessionChecks(ours.members) },
    }),
    await compareRates({
      bench: `${bench}-refresh`,
      floor: { url: `${plain.origin}/write`, method: 'POST', headers: pageHeaders, next: refreshes(bare.members) },
      ours: { url: server.origin + refreshPath, method: 'POST', headers: pageHeaders, next: refreshes(ours.members) },
    }),
  ]);
}

async function logins(bench: string, make: MakePlace): Promise<readonly Reading[]> {
  const { env, members } = await make('logins', MEMBERS);
  const server = await startOurs(env);
  return during([server], () => loginReadings(bench, server.origin, members));
}

/** What sessions cost: the check that every call makes, the refresh, and logins while others read. */
export const bench: Bench = async () => [
  ...(await onSqlite((make) => compared('sessions/sqlite', make))),
  ...(await onPostgres('sessions/postgres', async (make) => [
    ...(await compared('sessions/postgres', make)),
    ...(await logins('sessions/postgres', make)),
  ])),
];
