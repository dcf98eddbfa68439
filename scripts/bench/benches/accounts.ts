import { setTimeout as wait } from 'node:timers/promises';
import type { TermsAgreeList } from '#schemas/calls/contents/terms-answers';
import { readEnv } from '../../../src/server/core/env.ts';
import { openStore } from '../../../src/server/core/storage/open-store.ts';
import { writeReadyJoins, type ReadyJoin } from '../accounts/ready-joins.ts';
import { startOurs } from '../http/promenade-server.ts';
import { homeOf } from '../http/served-page.ts';
import { atMost, near, toReading, type Bench, type Reading } from '../reading.ts';
import { onPostgres, onSqlite, type MakePlace } from '../sessions/places.ts';
import { api, pageHeaders } from '../sessions/requests.ts';
import { SECRET } from '../sessions/seed-members.ts';
import { quantile, steadyLoad, type Latencies } from '../sessions/steady-load.ts';

const SECONDS = 10;
const WARM_SECONDS = 2;
const JOINS_PER_SECOND = 100;
const PAGES_PER_SECOND = 50;
/** Answer of a server that has as many passwords waiting as it takes: the page tries again after the named time. */
const BUSY = 503;

/** Everything that the shipped site asks of who joins. */
const agreementsOf = async (origin: string): Promise<TermsAgreeList> => {
  const { data } = (await (await fetch(`${origin}${api}/contents/agreements?flow=JOIN`)).json()) as {
    readonly data: { readonly list: readonly { readonly termsId: string; readonly versionNo: number }[] };
  };
  return data.list.map(({ termsId, versionNo }) => ({ termsId, versionNo, agreeYn: 'Y' as const }));
};

interface Offered {
  readonly latencies: Latencies;
  readonly statuses: ReadonlyMap<number, number>;
}

/** Finishes joins at a steady rate, whether or not the ones before were answered. */
const offerJoins = async (origin: string, joins: readonly ReadyJoin[]): Promise<Offered> => {
  const [latencies, statuses]: [number[], Map<number, number>] = [[], new Map()];
  const started = performance.now();
  const open: Promise<void>[] = [];
  for (const [number, { cookie, body }] of joins.entries()) {
    const due = started + (number * 1000) / JOINS_PER_SECOND;
    await wait(Math.max(0, due - performance.now()));
    open.push(
      fetch(`${origin}${api}/users/join`, { method: 'POST', headers: { ...pageHeaders, cookie }, body }).then(
        async (answer) => {
          await answer.arrayBuffer();
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (answer.ok) latencies.push(performance.now() - due);
        },
      ),
    );
  }
  await Promise.all(open);
  return { latencies, statuses };
};

/** Pages for so many seconds. */
const readPages = async (home: string, seconds: number): Promise<Latencies> => {
  const ends = performance.now() + seconds * 1000;
  return steadyLoad({ perSecond: PAGES_PER_SECOND, next: () => [home], isOver: () => performance.now() >= ends });
};

async function signUps(what: string, make: MakePlace): Promise<readonly Reading[]> {
  const place = await make('accounts', 1);
  const env = { ...place.env, IDENTITY_SECRET: SECRET };
  // The first start publishes the shipped site, which asks for agreements.
  const first = await startOurs(env);
  let agreements: Awaited<ReturnType<typeof agreementsOf>>;
  try {
    agreements = await agreementsOf(first.origin);
  } finally {
    await first.stop();
  }
  const store = await openStore(readEnv(env));
  let joins: Awaited<ReturnType<typeof writeReadyJoins>>;
  try {
    joins = await writeReadyJoins(store, { count: (SECONDS + WARM_SECONDS) * JOINS_PER_SECOND, agreements });
  } finally {
    await store.close();
  }
  const server = await startOurs(env);
  try {
    const home = await homeOf(server.origin);
    const warm = joins.slice(0, WARM_SECONDS * JOINS_PER_SECOND);
    await Promise.all([readPages(home, WARM_SECONDS), offerJoins(server.origin, warm)]);
    const alone = await readPages(home, SECONDS);
    const [beside, { latencies, statuses }] = await Promise.all([
      readPages(home, SECONDS),
      offerJoins(server.origin, joins.slice(warm.length)),
    ]);
    const [done, busy] = [statuses.get(200) ?? 0, statuses.get(BUSY) ?? 0];
    const [value, floor] = [quantile(beside, 0.99), quantile(alone, 0.99)];
    const offered = SECONDS * JOINS_PER_SECOND;
    return [
      toReading(
        {
          bench: `${what}-page-p99-beside-${JOINS_PER_SECOND}-sign-ups-a-second`,
          value,
          unit: 'ms',
          floor,
          ratio: value / floor,
          pairs: beside.length,
        },
        atMost(1.5),
      ),
      toReading({ bench: `${what}-sign-ups-done`, value: done, unit: `of ${offered}`, pairs: offered }),
      toReading({ bench: `${what}-sign-ups-p99`, value: quantile(latencies, 0.99), unit: 'ms', pairs: done }),
      // Every other answer says to try again.
      toReading(
        { bench: `${what}-sign-ups-answered-otherwise`, value: offered - done - busy, unit: 'calls', pairs: offered },
        near(0, 0),
      ),
    ];
  } finally {
    await server.stop();
  }
}

/** Sign-ups: how long pages wait while more people join than passwords can be hashed. */
export const bench: Bench = async () => [
  ...(await onSqlite((make) => signUps('accounts/joins-sqlite', make))),
  ...(await onPostgres('accounts', (make) => signUps('accounts/joins-postgres', make))),
];
