import type { Hearers } from './hearers.ts';
import type { Channel } from './store.ts';

/** Announcements of the one open transaction of an embedded database: told after its commit, forgotten when it is rolled back. */
export class HeldAnnouncements {
  readonly #hearers: Hearers;
  #held: { readonly channel: Channel; readonly payload: string }[] = [];

  constructor(hearers: Hearers) {
    this.#hearers = hearers;
  }

  add(channel: Channel, payload: string): void {
    this.#held.push({ channel, payload });
  }

  /** Hearers are called later, never in the middle of what the announcer does. */
  tell(): void {
    for (const { channel, payload } of this.#held.splice(0)) setImmediate(() => this.#hearers.tell(channel, payload));
  }

  forget(): void {
    this.#held = [];
  }
}
