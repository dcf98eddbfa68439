import { identity, keys } from '../sessions/seed-members.ts';
import { readEnv } from '../../../src/server/core/env.ts';
import { Caller } from '../../../src/server/services/queue/caller.ts';
import { createPublishingContext } from '../../../src/server/site/publishing/publishing-context.ts';
import { loadLive } from '../../../src/server/site/publishing/load-live.ts';
import { ParkStates } from '../../../src/server/core/park-states/park-states.ts';
import { LiveSite } from '../../../src/server/core/live-site/live-site.ts';
import { openStore } from '../../../src/server/core/storage/open-store.ts';
import type { Store } from '../../../src/server/core/storage/store.ts';
import { kstDay } from '../../../src/server/core/wire-values.ts';
import { median } from '../pairs.ts';
import { atMost, toReading, type Reading } from '../reading.ts';
import type { Place } from '../sessions/places.ts';
import { ticketOf, VENUE } from './park.ts';

const ROUNDS = 5;
const CHUNK = 500;
const MINUTE_MS = 60_000;

/** Puts each member into a line, in turn. */
async function fillLines(
  { db }: Store,
  uids: readonly string[],
  lines: readonly { readonly id: string; readonly facilityId: string }[],
): Promise<void> {
  const now = Date.now();
  const day = kstDay(new Date(now));
  const rows = uids.map((uid, index) => ({
    uid,
    no: Math.floor(index / lines.length) + 1,
    plan: lines[index % lines.length]?.id ?? '',
    facility: lines[index % lines.length]?.facilityId ?? '',
  }));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const some = rows.slice(from, from + CHUNK);
    await db
      .insertInto('queue_entries')
      .values(
        some.map(({ uid, no, plan, facility }) => ({
          id: `place-${uid}`,
          plan,
          venue: VENUE,
          facility,
          day,
          mode: 'LINE' as const,
          no,
          state: 'WAITING' as const,
          member: uid,
          people: 1,
          slot: '',
          come_back: 0,
          told: 0,
          joined_at: now,
          starts_at: null,
          called_at: null,
          until: null,
          ended_at: null,
        })),
      )
      .execute();
    await db
      .insertInto('queue_people')
      .values(
        some.map(({ uid, plan }) => ({
          id: `person-${uid}`,
          entry: `place-${uid}`,
          plan,
          day,
          product: ticketOf(uid),
          member: uid,
          live: 1,
          no_show: 0,
          come_back: 0,
        })),
      )
      .execute();
  }
}

/** By hand, for as many parties: their state in one statement each, a note of it, and what they are told. */
async function callByHand({ db }: Store, ids: readonly string[]): Promise<number> {
  const started = performance.now();
  await db.transaction().execute(async (tx) => {
    for (const id of ids) {
      await tx.updateTable('queue_entries').set({ told: 0 }).where('id', '=', id).execute();
      await tx
        .insertInto('counters')
        .values({ scope: 'bench-log', key: id, taken: 1 })
        .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet({ taken: 1 }))
        .execute();
      await tx
        .insertInto('counters')
        .values({ scope: 'bench-told', key: id, taken: 1 })
        .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet({ taken: 1 }))
        .execute();
    }
  });
  return performance.now() - started;
}

/** Calls of a minute in all lines of the park, with so many people waiting. */
export async function minuteOfCalls(bench: string, { env, members }: Place): Promise<readonly Reading[]> {
  const store = await openStore(readEnv(env));
  let ahead = 0;
  const now = (): Date => new Date(Date.now() + ahead);
  const live = new LiveSite();
  await loadLive(createPublishingContext({ store, live, clock: { now }, sandbox: true }));
  const parkStates = new ParkStates(() => now().getTime());
  const caller = new Caller({ store, live, keys, ...identity, clock: { now }, parkStates, sandbox: true }, (error) => {
    throw error;
  });
  try {
    const park = live.current.prepared.documents.venue.get(VENUE)?.parkKindCd;
    const lines = [...live.current.prepared.documents['queue-plan'].values()].filter(
      ({ parkKindCd, mode }) => parkKindCd === park && mode !== 'SLOT',
    );
    await fillLines(
      store,
      members.map(({ uid }) => uid),
      lines,
    );
    const readCalled = async () =>
      (await store.db.selectFrom('queue_entries').select('id').where('state', '=', 'CALLED').execute()).map(
        ({ id }) => id,
      );
    // The first run tells everybody who is near.
    await caller.tick();
    const [times, floors]: [number[], number[]] = [[], []];
    let before = (await readCalled()).length;
    const counts: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ahead += MINUTE_MS;
      const started = performance.now();
      await caller.tick();
      times.push(performance.now() - started);
      const called = await readCalled();
      counts.push(called.length - before);
      floors.push(await callByHand(store, called.slice(0, called.length - before)));
      before = called.length;
    }
    const [value, floor] = [median(times), median(floors)];
    return [
      toReading(
        { bench: `${bench}-a-minute-of-calls`, value, unit: 'ms', floor, ratio: value / floor, pairs: ROUNDS },
        atMost(200, 'value'),
      ),
      toReading({ bench: `${bench}-parties-of-a-minute`, value: median(counts), unit: 'parties', pairs: ROUNDS }),
    ];
  } finally {
    await caller.close();
    parkStates.close();
    await store.close();
  }
}
