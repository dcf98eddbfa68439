import type { Context } from '../../core/context.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import { settleEvents } from './settle-events.ts';

const TICK_MS = 60_000;

/** Draws what is due and lets prizes lapse while this process holds the lease. */
export class EventSettler extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'events', tickMs: TICK_MS });
  }

  protected override work(): Promise<void> {
    return settleEvents(this.context);
  }
}
