import { join } from 'node:path';
import { createPublishingContext } from '../../../src/server/site/publishing/publishing-context.ts';
import { seed } from '../../../src/server/site/publishing/seed.ts';
import { LiveSite } from '../../../src/server/core/live-site/live-site.ts';
import { Secret } from '../../../src/server/core/secret.ts';
import type { SessionContext } from '../../../src/server/core/session/session-context.ts';
import { openPostgresStore } from '../../../src/server/core/storage/open-postgres-store.ts';
import { ROOT } from '../../support/places.ts';
import { keys } from '../sessions/seed-members.ts';

export interface Desks {
  /** As two processes have them: each with connections of its own. */
  readonly desks: readonly [SessionContext, SessionContext];
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
  await seed(createPublishingContext({ store: one, live, now, sandbox: true }), join(ROOT, 'config'), () => undefined);
  return {
    desks: [
      { store: one, keys, live, now },
      { store: other, keys, live, now },
    ],
    wait: (ms) => void (ahead += ms),
    async close() {
      await one.close();
      await other.close();
    },
  };
}
