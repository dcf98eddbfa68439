import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { HttpError } from '../../src/server/core/errors.ts';
import { Refused } from '../../src/server/services/devices/refused.ts';
import { feature as operators } from '../../src/server/services/operators/feature.ts';
import { createPublishingContext } from '../../src/server/site/publishing/publishing-context.ts';
import { loadLive } from '../../src/server/site/publishing/load-live.ts';
import { LiveSite } from '../../src/server/core/live-site/live-site.ts';
import { Secret } from '../../src/server/core/secret.ts';
import { inTransaction } from '../../src/server/core/storage/in-transaction.ts';
import { openPostgresStore } from '../../src/server/core/storage/open-postgres-store.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { Tables } from '../../src/server/core/storage/tables.ts';
import type { AccountServer } from './account-server.ts';
import { TOKEN } from './test-server.ts';

export type Tx = Transaction<Tables>;
/** An operation on records in one of the processes. */
export type Operation = (tx: Tx, app: FastifyInstance) => Promise<unknown>;

/** Returns what an operation answered, or the code of its refusal. */
const outcomeOf = async (running: Promise<unknown>): Promise<unknown> => {
  try {
    return await running;
  } catch (error) {
    if (error instanceof HttpError) return error.answer.code;
    if (error instanceof Refused) return error.reason;
    throw error;
  }
};

/** Starts a second process on the PostgreSQL of a server. Returns a function that lets an operation of each overlap. */
export const twoProcesses = (server: AccountServer) => {
  let store: Store;
  let app: FastifyInstance;
  beforeAll(async () => {
    const { rows } = await sql<{ readonly name: string }>`select current_database() as name`.execute(server.store().db);
    store = await openPostgresStore(
      new Secret((inject('postgres')?.maintenance ?? '').replace('/postgres?', `/${rows[0]?.name ?? ''}?`)),
    );
    const publishing = createPublishingContext({
      store,
      live: new LiveSite(),
      clock: { now: () => server.now() },
      sandbox: true,
    });
    await loadLive(publishing);
    app = await buildApp({
      env: server.app().env,
      publishing,
      consoleToken: new Secret(TOKEN),
      features: [operators],
      log: new Writable({ write: (_chunk, _encoding, done) => done() }),
    });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await sql<{
      readonly count: number;
    }>`select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      server.store().db,
    );
    return (rows[0]?.count ?? 0) > 0;
  };

  /** Runs the first up to its commit. Begins the second in the other process, and commits as soon as that has ended or waits for a lock. Returns both outcomes. */
  const overlap = async (first: Operation, second: Operation): Promise<readonly unknown[]> => {
    let other: Promise<unknown> | undefined;
    const begin = (): Promise<unknown> => outcomeOf(inTransaction(store, (tx) => second(tx, app)));
    const one = await outcomeOf(
      server
        .store()
        .db.transaction()
        .execute(async (tx) => {
          const answer = await first(tx, server.app());
          let hasEnded = false;
          other = begin().finally(() => (hasEnded = true));
          other.catch(() => undefined);
          while (!hasEnded && !(await isWaiting())) await Promise.resolve();
          return answer;
        }),
    );
    return [one, await (other ?? begin())];
  };
  return { overlap, app: () => app };
};
