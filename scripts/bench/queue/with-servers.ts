import { startOurs } from '../http/promenade-server.ts';
import { startServer, type RunningServer } from '../http/start-server.ts';
import type { Reading } from '../reading.ts';
import type { Place } from '../sessions/places.ts';

interface Servers {
  readonly count: number;
  /** Store of our servers. */
  readonly place: Place;
  /** Store of the bare servers. */
  readonly floor: Place;
  /** Seats that the bare servers give away. */
  readonly seats: number;
}

/** Starts so many servers of ours on one store, and as many bare ones on another, and stops them after the work. */
export async function withServers(
  { count, place: { env }, floor, seats }: Servers,
  measure: (own: readonly RunningServer[], plain: readonly RunningServer[]) => Promise<readonly Reading[]>,
): Promise<readonly Reading[]> {
  const servers: RunningServer[] = [];
  const start = async (make: () => Promise<RunningServer>): Promise<readonly RunningServer[]> => {
    const started: RunningServer[] = [];
    for (let index = 0; index < count; index++) {
      const one = await make();
      servers.push(one);
      started.push(one);
    }
    return started;
  };
  try {
    const own = await start(() => startOurs(env));
    const plain = await start(() =>
      startServer(
        'scripts/bench/queue/bare-queue.ts',
        [floor.env['DATABASE_URL'] ?? floor.env['DATA_DIR'] ?? '', String(seats)],
        {},
      ),
    );
    return await measure(own, plain);
  } finally {
    for (const server of servers) await server.stop();
  }
}
