import type { Store } from '../../../src/server/core/storage/store.ts';
import { ParkStates } from '../../../src/server/core/park-states/park-states.ts';
import type { Context } from '../../../src/server/core/context.ts';
import { join } from 'node:path';
import { createPublishingContext } from '../../../src/server/site/publishing/publishing-context.ts';
import { seed } from '../../../src/server/site/publishing/seed.ts';
import { LiveSite } from '../../../src/server/core/live-site/live-site.ts';
import { Secret } from '../../../src/server/core/secret.ts';
import { openPostgresStore } from '../../../src/server/core/storage/open-postgres-store.ts';
import { ROOT } from '../../support/places.ts';
import { identity, keys } from '../sessions/seed-members.ts';

export interface Desks {
  /** As two processes have them: each with connections of its own. */
  readonly desks: readonly [Context, Context];
  /** Lets time pass for both. */
  wait(ms: number): void;
  close(): Promise<void>;
}

/** Two desks over one database with the shipped content, and so with the account policy that ships. */
export async function openDesks(address: string): Promise<Desks> {
  const [one, other] = [await openPostgresStore(new Secret(address)), await openPostgresStore(new Secret(address))];
  const live = new LiveSite();
  let ahead = 0;
  const now = (): Date => new Date(Date.now() + ahead);
  await seed(
    createPublishingContext({ store: one, live, clock: { now }, sandbox: true }),
    join(ROOT, 'config'),
    () => undefined,
  );
  const contextOver = (store: Store): Context => ({
    store,
    live,
    keys,
    ...identity,
    clock: { now },
    parkStates: new ParkStates(() => now().getTime()),
    sandbox: true,
  });
  return {
    desks: [contextOver(one), contextOver(other)],
    wait: (ms) => void (ahead += ms),
    async close() {
      await one.close();
      await other.close();
    },
  };
}
