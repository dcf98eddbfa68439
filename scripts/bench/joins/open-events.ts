import { systemClock } from '../../../src/server/core/clock.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event } from '../../../schemas/documents/event/schema.ts';
import { readEnv } from '../../../src/server/core/env.ts';
import { createPublishingContext } from '../../../src/server/site/publishing/publishing-context.ts';
import { seed } from '../../../src/server/site/publishing/seed.ts';
import { LiveSite } from '../../../src/server/core/live-site/live-site.ts';
import { openStore } from '../../../src/server/core/storage/open-store.ts';
import { ROOT } from '../../support/places.ts';
import type { Place } from '../sessions/places.ts';

export const PRIZES = 100;
/** Event with the prize that is raced for, and the one that is joined at a steady rate. */
export const events = { race: 'EL-coupon-1', prize: 'snack', steady: 'EL-roulette-1' } as const;
const FILE = 'haneul-land/contents/events.json';

interface Events {
  readonly documents: readonly Event[];
}

/** Publishes a copy of the shipped content, with `PRIZES` of the prize, into the store of a place. */
export async function openEvents({ env }: Place): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-bench-'));
  const store = await openStore(readEnv(env));
  try {
    cpSync(join(ROOT, 'config'), folder, { recursive: true });
    const path = join(folder, FILE);
    // The repository's own document.
    const shipped = JSON.parse(readFileSync(path, 'utf8')) as Events;
    const documents = shipped.documents.map((event) =>
      event.id === events.race
        ? {
            ...event,
            prizes: event.prizes?.map((prize) => (prize.id === events.prize ? { ...prize, stock: PRIZES } : prize)),
          }
        : event,
    );
    writeFileSync(path, JSON.stringify({ ...shipped, documents }));
    await seed(
      createPublishingContext({ store, live: new LiveSite(), clock: systemClock, sandbox: true }),
      folder,
      () => undefined,
    );
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
