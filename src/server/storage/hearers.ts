import type { Channel, Hear } from './store.ts';

/** Who listens to which channel in this process. */
export class Hearers {
  readonly #byChannel = new Map<Channel, Set<Hear>>();

  /** The function returned ends it. */
  add(channel: Channel, hear: Hear): () => void {
    // A hearer of its own, so that the same function may listen twice.
    const own: Hear = (payload) => hear(payload);
    const hearers = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, hearers.add(own));
    return () => void hearers.delete(own);
  }

  tell(channel: Channel, payload: string | undefined): void {
    for (const hear of this.#byChannel.get(channel) ?? []) hear(payload);
  }

  /** Announcements may have been missed. */
  tellAll(): void {
    for (const channel of this.#byChannel.keys()) this.tell(channel, undefined);
  }
}
