import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { tellFactListeners } from '../records/fact-listeners.ts';
import type { Store } from './store.ts';
import type { Tx } from './tables.ts';

/** The database ends one transaction of a deadlock; the others go on. So few attempts are enough. */
const ATTEMPTS = 5;
const MOST_PAUSE_MS = 50;

/** Runs work in a transaction, judges the facts that it recorded, and runs both again if the database ended it for a reason that passes. The work must have no effect outside of `tx`. */
export const inTransaction = async <Result>(
  { db, faultOf }: Pick<Store, 'db' | 'faultOf'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      // oxlint-disable-next-line no-restricted-properties -- the one place that begins a transaction
      return await db.transaction().execute(async (tx) => {
        const result = await work(tx);
        await tellFactListeners(db, tx);
        return result;
      });
    } catch (error) {
      const fault = faultOf(error);
      if (attempt === ATTEMPTS || (fault !== 'deadlock' && fault !== 'outdated')) throw error;
      await wait(randomInt(1, MOST_PAUSE_MS));
    }
  }
};
