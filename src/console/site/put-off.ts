const pauseMs = 150;
/** Who types without a pause is not waited for longer than this: then it is done between two letters. */
const longestMs = 600;
const betweenLettersMs = 30;

/** One edit that waits until typing pauses, or until somebody asks for all that was typed. */
export class PutOff {
  #late: { readonly of: object; readonly write: () => void; readonly since: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `of` is who types: of one the last `write` counts; somebody else's is done first. */
  later(of: object, write: () => void): void {
    if (this.#late?.of !== of) this.take();
    const since = this.#late?.since ?? Date.now();
    this.#late = { of, write, since };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.take(), Date.now() - since > longestMs ? betweenLettersMs : pauseMs);
  }

  /** Does it now. */
  take(): void {
    const late = this.#late;
    clearTimeout(this.#timer);
    this.#late = undefined;
    late?.write();
  }
}
