import { randomUUID } from 'node:crypto';
import { gatewayChannels, type GatewayChannel } from '#schemas/documents/gateway/schema';
import type { Context } from '../../core/context.ts';
import type { Deliver, FindRoute, Message } from './message.ts';
import { claimDue, endLost, recordOutcome, sendNowhere } from './states.ts';

const TICK_MS = 1_000;
/** Messages of a channel that are on their way at once. All begin when they are claimed, so none waits for a part of its lease. */
export const MOST_AT_ONCE = 20;

interface DrainParts {
  readonly context: Pick<Context, 'store' | 'clock'>;
  readonly routeOf: FindRoute;
  /** False while there is no site, and so no gateway. Default: true. */
  readonly isReady?: () => boolean;
  readonly warn: (error: unknown) => void;
}

/** Sends the messages of the outbox. Every process does; a message belongs to one of them at a time. */
export class OutboxDrain {
  readonly #parts: DrainParts;
  readonly #holder = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;
  #isClosed = false;

  constructor(parts: DrainParts) {
    this.#parts = parts;
  }

  start(): void {
    const tick = (): void =>
      void (this.#ticking ??= this.drain()
        .catch(this.#parts.warn)
        .finally(() => (this.#ticking = undefined)));
    this.#timer = setInterval(tick, TICK_MS).unref();
  }

  /** Sends all that is due. */
  async drain(): Promise<void> {
    const { context, routeOf, isReady = () => true } = this.#parts;
    if (!isReady()) return;
    await endLost(context);
    // One channel does not wait for another.
    await Promise.all(
      gatewayChannels.map(async (channel) => {
        const route = routeOf(channel);
        if (route === 'nowhere') await sendNowhere(context, channel);
        else if (route !== undefined) await this.#drainChannel(channel, route);
      }),
    );
  }

  /** Waits for messages on their way; claims no others. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#ticking;
  }

  async #drainChannel(channel: GatewayChannel, deliver: Deliver): Promise<void> {
    const { context } = this.#parts;
    const onTheirWay = new Set<Promise<void>>();
    try {
      while (!this.#isClosed) {
        const messages = await claimDue(context, {
          channel,
          holder: this.#holder,
          most: MOST_AT_ONCE - onTheirWay.size,
        });
        for (const message of messages) {
          const sending = this.#send(message, deliver).finally(() => onTheirWay.delete(sending));
          onTheirWay.add(sending);
        }
        if (onTheirWay.size === 0) return;
        // A slow message holds its own place only. A quarter is claimed at once, so that not each one costs a transaction.
        do await Promise.race(onTheirWay);
        while (onTheirWay.size > (MOST_AT_ONCE * 3) / 4);
      }
    } finally {
      await Promise.all(onTheirWay);
    }
  }

  async #send(message: Message, deliver: Deliver): Promise<void> {
    const { context, warn } = this.#parts;
    try {
      await recordOutcome(context, this.#holder, message, await deliver(message));
    } catch (error) {
      // The database is away. Once the lease has ended the message is sent again.
      warn(error);
    }
  }
}
