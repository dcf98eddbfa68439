import type { FastifyPluginAsync } from 'fastify';
import { HOUR_MS } from '../../core/durations.ts';
import { forgetLookUps } from '../../core/operators/look-up-chain.ts';
import { LeasedTimer } from '../../core/storage/leased-timer.ts';
import type { Lease } from '../../core/storage/lease.ts';
import type { Context } from '../../core/context.ts';

const YEARS = 2;

/** Deletes look-ups after two years, in one process at a time. */
export class LookUpRetention extends LeasedTimer {
  readonly #context: Context;

  constructor(context: Context, warn: (error: unknown) => void) {
    super({ store: context.store, name: 'look-up retention', clock: context.clock, tickMs: HOUR_MS, warn });
    this.#context = context;
  }

  protected async work(lease: Lease): Promise<void> {
    const before = new Date(this.#context.clock.now());
    before.setUTCFullYear(before.getUTCFullYear() - YEARS);
    await this.inLease(lease, (tx) => forgetLookUps(tx, this.#context, before.toISOString()));
  }
}

export const runLookUpRetention: FastifyPluginAsync = async (app) => {
  const job = new LookUpRetention(app.context, (error) =>
    app.log.warn({ err: error }, 'old look-ups could not be deleted'),
  );
  app.addHook('onReady', async () => job.start());
  app.addHook('preClose', () => job.close());
};
