import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Context } from './context.ts';
import type { Lease } from './storage/lease.ts';
import { LeasedTimer } from './storage/leased-timer.ts';
import type { Tx } from './storage/tables.ts';

type Warn = (error: unknown) => void;

interface TimedWork {
  /** Name of the lease. */
  readonly name: string;
  readonly tickMs: number;
}

/** Repeats work on the records of the server in one process at a time, as soon as a release is live. */
export abstract class ContextTimer extends LeasedTimer {
  protected readonly context: Context;
  readonly #warn: Warn;

  constructor(context: Context, warn: Warn, { name, tickMs }: TimedWork) {
    super({ store: context.store, name, clock: context.clock, tickMs, isReady: () => context.live.isLoaded, warn });
    this.context = context;
    this.#warn = warn;
  }

  /** Runs a transaction as `inLease` does. A failure is logged, because it must not stop the work for others. */
  protected attempt(lease: Lease, run: (tx: Tx) => Promise<void>): Promise<void> {
    return this.inLease(lease, run).catch(this.#warn);
  }
}

/** Returns a feature's jobs: timers that start with the server and stop before it closes. `failure` is the message of the log. */
export const runTimers =
  (failure: string, ...timers: readonly ((app: FastifyInstance, warn: Warn) => LeasedTimer)[]): FastifyPluginAsync =>
  async (app) => {
    const jobs = timers.map((make) => make(app, (error) => app.log.warn({ err: error }, failure)));
    app.addHook('onReady', async () => jobs.forEach((job) => job.start()));
    app.addHook('preClose', async () => void (await Promise.all(jobs.map((job) => job.close()))));
  };
