import type { Channel, Hear } from './store.ts';

/** Subscribers of this process, by channel. */
export class Subscribers {
  readonly #byChannel = new Map<Channel, Set<Hear>>();

  /** Returns the unsubscribe function. */
  add(channel: Channel, hear: Hear): () => void {
    // Wrap the function, so the same function may subscribe twice.
    const own: Hear = (payload) => hear(payload);
    const hearers = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, hearers.add(own));
    return () => void hearers.delete(own);
  }

  tell(channel: Channel, payload: string | undefined): void {
    for (const hear of this.#byChannel.get(channel) ?? []) hear(payload);
  }

  /** Tells all subscribers that notifications may have been missed. */
  tellAll(): void {
    for (const channel of this.#byChannel.keys()) this.tell(channel, undefined);
  }
}
