import type { Prepared } from '#content';
import type { Snapshot } from '#engine';
import { HttpError } from './errors.ts';

/** A document as it was saved; `hash` identifies its canonical JSON. */
export interface SavedDocument {
  readonly type: string;
  readonly id: string;
  readonly hash: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Saved documents by `keyOf` them. */
export type SavedDocuments = ReadonlyMap<string, SavedDocument>;

/** Everything that answers visitors, of one release. Never changed: the next release comes as a whole. */
export interface LiveRelease {
  readonly number: number;
  /** Hash over the hashes of its documents. */
  readonly hash: string;
  readonly documents: SavedDocuments;
  readonly prepared: Prepared;
  readonly snapshot: Snapshot;
}

export const keyOf = ({ type, id }: { readonly type: string; readonly id: string }): string => `${type}/${id}`;

/** The active release in memory. Visitors are answered from here, never from the store. */
export class LiveSite {
  #release: LiveRelease | undefined;
  readonly #listeners = new Set<(release: LiveRelease) => void>();

  get isLoaded(): boolean {
    return this.#release !== undefined;
  }

  /** The active release; throws `notReady` (503) while none is loaded. */
  get current(): LiveRelease {
    if (this.#release === undefined) throw new HttpError('notReady');
    return this.#release;
  }

  /** Puts another release in place at once and tells every listener. */
  swap(release: LiveRelease): void {
    this.#release = release;
    for (const listener of this.#listeners) listener(release);
  }

  /** Calls `listener` after each swap; the function returned ends that. */
  onRelease(listener: (release: LiveRelease) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
