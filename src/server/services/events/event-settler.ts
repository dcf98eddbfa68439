import type { Context } from '../../core/context.ts';
import { LeasedTimer } from '../../core/storage/leased-timer.ts';
import { settleEvents } from './settle-events.ts';

const TICK_MS = 60_000;

/** Draws what is due and lets prizes lapse while this process holds the lease. */
export class EventSettler extends LeasedTimer {
  readonly #context: Context;

  constructor(context: Context, warn: (error: unknown) => void) {
    super({
      store: context.store,
      name: 'events',
      clock: context.clock,
      tickMs: TICK_MS,
      isReady: () => context.live.isLoaded,
      warn,
    });
    this.#context = context;
  }

  protected override work(): Promise<void> {
    return settleEvents(this.#context);
  }
}
