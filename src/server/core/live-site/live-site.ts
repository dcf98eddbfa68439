import type { Prepared } from '../../../content/index.ts';
import type { Snapshot } from '../../../engine/index.ts';
import { HttpError } from '../errors.ts';

/** Saved document. `hash` identifies its canonical JSON. */
export interface SavedDocument {
  readonly type: string;
  readonly id: string;
  readonly hash: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Saved documents, by `keyOf`. */
export type SavedDocuments = ReadonlyMap<string, SavedDocument>;

/** All data of one release for answering visitors. Immutable: a new release replaces it completely. */
export interface LiveRelease {
  readonly number: number;
  /** Hash of the hashes of its documents. */
  readonly hash: string;
  readonly documents: SavedDocuments;
  readonly prepared: Prepared;
  readonly snapshot: Snapshot;
}

export const keyOf = ({ type, id }: { readonly type: string; readonly id: string }): string => `${type}/${id}`;

/** Active release in memory. Visitors are answered from it, never from the store. */
export class LiveSite {
  #release: LiveRelease | undefined;
  readonly #listeners = new Set<(release: LiveRelease) => void>();

  get isLoaded(): boolean {
    return this.#release !== undefined;
  }

  /** Active release. Throws `notReady` (503) before one is loaded. */
  get current(): LiveRelease {
    if (this.#release === undefined) throw new HttpError('notReady');
    return this.#release;
  }

  /** Replaces the release in one step and calls every listener. */
  swap(release: LiveRelease): void {
    this.#release = release;
    for (const listener of this.#listeners) listener(release);
  }

  /** Calls `listener` after each replacement. Returns the unsubscribe function. */
  onRelease(listener: (release: LiveRelease) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
