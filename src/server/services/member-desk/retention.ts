import { HOUR_MS } from '../../core/durations.ts';
import { lookUpChain } from '../../core/operators/look-up-chain.ts';
import { forgetRows } from '../../core/storage/hash-chain.ts';
import { ContextTimer, runTimers } from '../../core/context-timer.ts';
import type { Lease } from '../../core/storage/lease.ts';
import type { Context } from '../../core/context.ts';

const YEARS = 2;

/** Deletes look-ups after two years, in one process at a time. */
export class LookUpRetention extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'look-up retention', tickMs: HOUR_MS });
  }

  protected async work(lease: Lease): Promise<void> {
    const before = new Date(this.context.clock.now());
    before.setUTCFullYear(before.getUTCFullYear() - YEARS);
    await this.inLease(lease, (tx) => forgetRows(tx, this.context, lookUpChain, before.toISOString()));
  }
}

export const runLookUpRetention = runTimers(
  'old look-ups could not be deleted',
  ({ context }, warn) => new LookUpRetention(context, warn),
);
