/** Notifies subscribers in this process when drafts change. */
export class DraftSubscribers {
  readonly #hearers = new Set<() => void>();

  /** Calls `hear` after each change. Returns an unsubscribe function. */
  subscribe(hear: () => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }

  notify(): void {
    for (const hear of this.#hearers) hear();
  }
}
