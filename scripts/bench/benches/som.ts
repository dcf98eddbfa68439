import { setTimeout as wait } from 'node:timers/promises';
import { findDifferences } from '../../../src/server/core/records/som/prove-som.ts';
import { startOurs } from '../http/promenade-server.ts';
import { befriend } from '../my-page/befriend.ts';
import { writeFiveYears } from '../my-page/five-years.ts';
import { withContent } from '../my-page/with-content.ts';
import { near, atMost, toReading, type Bench, type Reading } from '../reading.ts';
import { onPostgres, onSqlite, type MakePlace, type Place } from '../sessions/places.ts';
import { accessCookies, api, pageHeaders } from '../sessions/requests.ts';
import type { SeededMember } from '../sessions/seed-members.ts';
import { answered, quantile, type Latencies } from '../sessions/steady-load.ts';

const TRANSFERS = 10_000;
const READS = 200;
const GIVERS = 100;
const GIFTS_PER_SECOND = 1_000;
const SECONDS = 10;
const SOM = 100_000;
const LEAST = '100';
const SUCCESS = '200';

/** Milliseconds of each of so many reads, one after the other. */
const read = async (url: string, member: SeededMember): Promise<Latencies> => {
  const latencies: number[] = [];
  for (let number = 0; number < READS; number++) {
    const started = performance.now();
    await answered(url, { headers: { ...pageHeaders, cookie: accessCookies(member) } });
    latencies.push(performance.now() - started);
  }
  return latencies;
};

/** A page of the history of a member with many transfers, against one of a member with none. */
const history = async (what: string, make: MakePlace): Promise<readonly Reading[]> => {
  const { env, members } = await make('history', 2);
  const [old, young] = members;
  if (old === undefined || young === undefined) throw new Error('There are no members.');
  await withContent(env, (context) => writeFiveYears(context, old.uid, TRANSFERS));
  const server = await startOurs(env);
  try {
    const url = `${server.origin}${api}/point/my-point-history`;
    await read(url, old);
    const [value, floor] = [quantile(await read(url, old), 0.95), quantile(await read(url, young), 0.95)];
    return [
      toReading(
        { bench: `${what}-of-${TRANSFERS}-p95`, value, unit: 'ms', floor, ratio: value / floor, pairs: READS },
        atMost(30, 'value'),
      ),
    ];
  } finally {
    await server.stop();
  }
};

interface Given {
  /** Number of answers per result code. */
  readonly codes: ReadonlyMap<string, number>;
  readonly latencies: Latencies;
  readonly unanswered: number;
}

/** Gives at a steady rate, whether or not the gifts before were answered. */
const give = async (origin: string, members: readonly SeededMember[]): Promise<Given> => {
  const [codes, latencies]: [Map<string, number>, number[]] = [new Map(), []];
  let unanswered = 0;
  const giveOne = async (number: number, due: number): Promise<void> => {
    const from = members[number % members.length];
    const to = members[(number + 1) % members.length];
    if (from === undefined || to === undefined) throw new Error('There are no members.');
    const answer = await fetch(`${origin}${api}/point/gift`, {
      method: 'POST',
      headers: { ...pageHeaders, cookie: accessCookies(from), 'idempotency-key': `gift-of-the-bench-${number}` },
      body: JSON.stringify({ friendUid: to.uid, amount: LEAST }),
    });
    const { code } = (await answer.json()) as { readonly code: string };
    codes.set(code, (codes.get(code) ?? 0) + 1);
    latencies.push(performance.now() - due);
  };
  const started = performance.now();
  const open: Promise<void>[] = [];
  for (let number = 0; number < SECONDS * GIFTS_PER_SECOND; number++) {
    const due = started + (number * 1000) / GIFTS_PER_SECOND;
    await wait(Math.max(0, due - performance.now()));
    open.push(giveOne(number, due).catch(() => void unanswered++));
  }
  await Promise.all(open);
  return { codes, latencies, unanswered };
};

/** Many gifts at once in a circle of members: each is answered, and the books balance afterwards. */
const gifts = async (what: string, { env, members }: Place): Promise<readonly Reading[]> => {
  await withContent(env, (context) =>
    befriend(
      context,
      members.map(({ uid }) => uid),
      SOM,
    ),
  );
  const server = await startOurs(env);
  let given: Given;
  try {
    given = await give(server.origin, members);
  } finally {
    await server.stop();
  }
  const { total, different } = await withContent(env, async ({ store: { db } }) => {
    const lots = await db
      .selectFrom('som_lots')
      .select((row) => row.fn.sum<number | string>('remaining').as('sum'))
      .where(
        'member',
        'in',
        members.map(({ uid }) => uid),
      )
      .executeTakeFirstOrThrow();
    return { total: Number(lots.sum), different: (await findDifferences(db)).length };
  });
  const pairs = SECONDS * GIFTS_PER_SECOND;
  const refused = [...given.codes].filter(([code]) => code !== SUCCESS);
  const done = given.codes.get(SUCCESS) ?? 0;
  return [
    toReading({ bench: `${what}-given`, value: done, unit: `of ${pairs}`, pairs }),
    ...refused.map(([code, count]) =>
      toReading({ bench: `${what}-${code}`, value: count, unit: `of ${pairs}`, pairs }),
    ),
    toReading({ bench: `${what}-p99`, value: quantile(given.latencies, 0.99), unit: 'ms', pairs }),
    toReading({ bench: `${what}-unanswered`, value: given.unanswered, unit: 'calls', pairs }, near(0, 0)),
    toReading({ bench: `${what}-members-out-of-balance`, value: different, unit: 'members', pairs }, near(0, 0)),
    toReading({ bench: `${what}-som-in-their-lots`, value: total, unit: 'Som', pairs }, near(SOM * members.length, 0)),
  ];
};

/** Som of members with a long history, and of many who give at once. */
export const bench: Bench = async () => [
  ...(await onSqlite((make) => history('som/history-sqlite', make))),
  ...(await onPostgres('som', async (make) => [
    ...(await history('som/history-postgres', make)),
    ...(await gifts(`som/${GIFTS_PER_SECOND}-gifts-a-second`, await make('gifts', GIVERS))),
  ])),
];
