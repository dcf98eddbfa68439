/** LRU cache of byte arrays with a maximum total size. */
export class RecentBytes {
  readonly #most: number;
  readonly #held = new Map<string, Uint8Array>();
  #sum = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Uint8Array | undefined {
    return this.#held.get(key);
  }

  set(key: string, bytes: Uint8Array): void {
    this.#drop(key);
    this.#held.set(key, bytes);
    this.#sum += bytes.length;
    for (const oldest of this.#held.keys()) {
      if (this.#sum <= this.#most) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#sum -= this.#held.get(key)?.length ?? 0;
    this.#held.delete(key);
  }
}
