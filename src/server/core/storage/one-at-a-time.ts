import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endLease, takeLease, type Lease } from './lease.ts';
import type { Store } from './store.ts';

const TTL_MS = 6_000;
const RENEW_MS = 2_000;
const POLL_MS = 50;

/** Runs work that only one process may do at a time. Waits while another process, or another call in this one, does it. */
export async function oneAtATime<T>({ db }: Pick<Store, 'db'>, name: string, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  const take = (): Promise<Lease | undefined> => takeLease(db, { name, holder, now: Date.now(), ttlMs: TTL_MS });
  while ((await take()) === undefined) await sleep(POLL_MS);
  let renewing: Promise<unknown> = Promise.resolve();
  // The next renewal makes up for one that failed.
  const renewal = setInterval(() => void (renewing = take().catch(() => undefined)), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await renewing;
    await endLease(db, { name, holder });
  }
}
