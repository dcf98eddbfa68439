import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import { kstDay } from '../../core/wire-values.ts';
import { plansNow } from './plans.ts';
import { figureMessages, readFigures } from './queue-figures.ts';
import { runPlan } from './run-plan.ts';
import { closeEntries, endEarlierDays } from './close-entries.ts';

const TICK_MS = 5_000;
/** Times between figures: changed ones, and those that confirm that nothing changed. */
const FIGURES_MS = 10_000;
const CONFIRM_MS = 60_000;

/** Calls parties while this process holds the lease. Another process goes on where this one stopped. */
export class Caller extends ContextTimer {
  readonly #warn: (error: unknown, plan?: string) => void;
  readonly #told = new Map<string, { readonly text: string; readonly at: number }>();
  #figuresAt = 0;

  constructor(context: Context, warn: (error: unknown, plan?: string) => void) {
    super(context, warn, { name: 'queue', tickMs: TICK_MS });
    this.#warn = warn;
  }

  /** Runs all plans with live entries. */
  protected override async work(lease: Lease): Promise<void> {
    const { store } = this.context;
    const busy = await store.db
      .selectFrom('queue_entries')
      .select('plan')
      .distinct()
      .where('state', 'in', ['WAITING', 'CALLED', 'RESERVED', 'READY'])
      .execute();
    // A fault of one plan must not stop the others.
    for (const { plan } of busy) await this.#run(plan, lease).catch((error: unknown) => this.#warn(error, plan));
    await this.#tellFigures().catch((error: unknown) => this.#warn(error));
  }

  /** Tells all processes the waits and numbers of the queues, for everybody's open pages. */
  async #tellFigures(): Promise<void> {
    const { store, clock } = this.context;
    const at = clock.now().getTime();
    if (Math.abs(at - this.#figuresAt) < FIGURES_MS) return;
    this.#figuresAt = at;
    for (const [venue, figures] of await readFigures(store.db, this.context)) {
      const text = JSON.stringify(figures.map((one) => ({ ...one, asOf: 0 })));
      const told = this.#told.get(venue);
      if (told?.text === text && Math.abs(at - told.at) < CONFIRM_MS) continue;
      this.#told.set(venue, { text, at });
      await inTransaction(store, async (tx) => {
        for (const message of figureMessages(venue, figures)) await store.announce(tx, 'queue', message);
      });
    }
  }

  async #run(id: string, lease: Lease): Promise<void> {
    const { clock } = this.context;
    const plan = plansNow(this.context).find((one) => one.plan.id === id);
    await this.inLease(lease, async (tx) => {
      if (plan !== undefined) return runPlan(tx, this.context, plan);
      await endEarlierDays(tx, this.context, id, kstDay(clock.now()));
      await closeEntries(tx, this.context, id, {});
    });
  }
}
