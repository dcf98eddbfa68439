import type { Subscribers } from './subscribers.ts';
import type { Channel } from './store.ts';

/** Notifications of the single open transaction of an embedded database: sent after commit, dropped after rollback. */
export class TransactionNotifications {
  readonly #hearers: Subscribers;
  #held: { readonly channel: Channel; readonly payload: string }[] = [];

  constructor(hearers: Subscribers) {
    this.#hearers = hearers;
  }

  add(channel: Channel, payload: string): void {
    this.#held.push({ channel, payload });
  }

  /** Takes the notifications of the transaction. Calling the result tells subscribers, asynchronously: never in the middle of the sender's work. */
  take(): () => void {
    const taken = this.#held.splice(0);
    return () => {
      for (const { channel, payload } of taken) setImmediate(() => this.#hearers.tell(channel, payload));
    };
  }

  forget(): void {
    this.#held = [];
  }
}
