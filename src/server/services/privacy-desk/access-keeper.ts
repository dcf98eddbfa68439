import type { Context } from '../../core/context.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import { MINUTE_MS } from '../../core/durations.ts';
import { accessChain, sealAccess } from '../../core/session/access-log.ts';
import { forgetRows } from '../../core/storage/hash-chain.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Lease } from '../../core/storage/lease.ts';

/** Months for which law asks that log-ins are kept. */
const MONTHS = 3;

/** Adds all waiting entries to the chain of the access log. */
export const sealAll = async (context: Pick<Context, 'store' | 'identityKeys'>): Promise<void> => {
  while (await inTransaction(context.store, (tx) => sealAccess(tx, context)));
};

/** Adds entries of the access log to its chain each minute, and deletes them after three months. */
export class AccessKeeper extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'access log', tickMs: MINUTE_MS });
  }

  protected async work(lease: Lease): Promise<void> {
    const { context } = this;
    await sealAll(context);
    const before = new Date(context.clock.now());
    before.setUTCMonth(before.getUTCMonth() - MONTHS);
    await this.inLease(lease, (tx) => forgetRows(tx, context, accessChain, before.toISOString()));
  }
}
