import { systemClock } from '../../../src/server/core/clock.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readEnv } from '../../../src/server/core/env.ts';
import { createPublishingContext } from '../../../src/server/site/publishing/publishing-context.ts';
import { seed } from '../../../src/server/site/publishing/seed.ts';
import { LiveSite } from '../../../src/server/core/live-site/live-site.ts';
import { openStore } from '../../../src/server/core/storage/open-store.ts';
import type { Store } from '../../../src/server/core/storage/store.ts';
import { kstDay } from '../../../src/server/core/wire-values.ts';
import type { QueuePlan } from '../../../schemas/documents/queue-plan/schema.ts';
import { ROOT } from '../../support/places.ts';
import type { Place } from '../sessions/places.ts';

export const VENUE = 'EL';
export const SEATS = 200;
const QUEUES = 'haneul-land/park/queues.json';
const CHUNK = 500;
const dayMs = 24 * 60 * 60 * 1000;

/** Ride that is joined, and the one whose times have so many seats, at any hour. */
export const rides = { line: '102', slots: '101' } as const;

interface Queues {
  readonly documents: readonly QueuePlan[];
}

/** A copy of the shipped content in which the times of a ride last all day and have `SEATS`. */
const withSeats = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-bench-'));
  cpSync(join(ROOT, 'config'), folder, { recursive: true });
  const path = join(folder, QUEUES);
  // The repository's own document.
  const queues = JSON.parse(readFileSync(path, 'utf8')) as Queues;
  const documents = queues.documents.map((plan) =>
    plan.facilityId === rides.slots
      ? { ...plan, slots: { everyMin: 20, from: '00:00', until: '23:59', seats: SEATS } }
      : plan,
  );
  writeFileSync(path, JSON.stringify({ ...queues, documents }));
  return folder;
};

/** The ticket with which a member is in the park. */
export const ticketOf = (uid: string): string => `ticket-${uid}`;

/** Lets members in with a ticket each. */
async function letIn({ db }: Store, uids: readonly string[]): Promise<void> {
  const now = new Date();
  const [at, today] = [now.toISOString(), kstDay(now)];
  await db
    .updateTable('members')
    .set({
      passages: JSON.stringify({
        [VENUE]: {
          enter: { processYn: 'Y', processDate: today, processTime: '000001', pticketId: 't', enterTicketCnt: 1 },
        },
      }),
    })
    .execute();
  for (let from = 0; from < uids.length; from += CHUNK) {
    const some = uids.slice(from, from + CHUNK);
    await db
      .insertInto('pocket_products')
      .values(
        some.map((uid) => ({
          id: ticketOf(uid),
          member: uid,
          kind: 'TICKET' as const,
          product: 'EL-day',
          release: 1,
          venue: VENUE,
          number: uid,
          valid_from: today,
          valid_until: today,
          holder_name: '',
          birth_date: '',
          seat: '',
          people: 1,
          state: 'ENTERED' as const,
          entered_on: today,
          registered_at: at,
          changed_at: at,
        })),
      )
      .execute();
  }
}

/** Rides of the simulation rest now and then: these are open whatever it says. */
const keepOpen = async ({ db }: Store): Promise<void> => {
  const at = Date.now();
  for (const facility of Object.values(rides))
    await db
      .insertInto('state_overrides')
      .values({ venue: VENUE, facility, status: 'OPEN', wait: null, at, until: at + dayMs, author: 'bench' })
      .execute();
};

/** Publishes the content into the store of a place and lets its members into the park. */
export async function openPark({ env, members }: Place): Promise<void> {
  const store = await openStore(readEnv(env));
  const config = withSeats();
  try {
    await seed(
      createPublishingContext({ store, live: new LiveSite(), clock: systemClock, sandbox: true }),
      config,
      () => undefined,
    );
    await letIn(
      store,
      members.map(({ uid }) => uid),
    );
    await keepOpen(store);
    // As a database in use has them.
    await sql`analyze`.execute(store.db);
  } finally {
    await store.close();
    rmSync(config, { recursive: true, force: true });
  }
}
