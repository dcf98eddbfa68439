/** Tells whoever listens in this process that drafts have changed. */
export class DraftNews {
  readonly #hearers = new Set<() => void>();

  /** Calls `hear` after each change; the function returned ends that. */
  hear(hear: () => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }

  tell(): void {
    for (const hear of this.#hearers) hear();
  }
}
