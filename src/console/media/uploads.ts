import { useSyncExternalStore } from 'react';
import { notifySignedOut } from '../api/client.ts';
import { keyOf } from '../site/documents.ts';
import { bodiesOf } from '../site/use-site.tsx';
import type { SiteStore } from '../site/site-store.ts';
import { pauseUploads } from './paused-uploads.ts';
import { newPictureId } from './picture-body.ts';
import { bodyOf, sendFile, UploadRefused, type Uploaded } from './send-file.ts';

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'making' | 'done' | 'known' | 'replaced' | 'refused';
  /** Share of the file that has been sent. */
  readonly share: number;
  readonly why: string | undefined;
  /** `type/id` of its document. */
  readonly key: string | undefined;
}

/** Reasons after which a retry may succeed. */
const retryable = ['offline', 'busy', 'session'];

/** Tells whether the same file may be accepted later. */
export const canRetry = ({ state, why }: Upload): boolean =>
  state === 'refused' && why !== undefined && retryable.includes(why);

const isFinished = (upload: Upload): boolean =>
  !['waiting', 'sending', 'making'].includes(upload.state) && !canRetry(upload);

/** Settings of an upload. */
interface UploadOptions {
  readonly venue?: string | undefined;
  /** `type/id` of the picture to replace. */
  readonly replaces?: string | undefined;
  /** Label of the undo step. */
  readonly label: (name: string) => string;
  readonly onDone?: ((key: string) => void) | undefined;
}

/** Uploads files one after another, independent of the open screen. Each file becomes a document in a step that can be undone. */
export class Uploads {
  #site: SiteStore;
  readonly #listeners = new Set<() => void>();
  readonly #options = new Map<number, UploadOptions>();
  #all: readonly Upload[] = [];
  #next = 0;
  #isBusy = false;

  constructor(site: SiteStore) {
    this.#site = site;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly get = (): readonly Upload[] => this.#all;

  add(files: Iterable<File>, options: UploadOptions): void {
    for (const file of files) {
      const id = this.#next++;
      this.#options.set(id, options);
      this.#set([...this.#all, { id, file, state: 'waiting', share: 0, why: undefined, key: undefined }]);
    }
    void this.#run();
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', share: 0, why: undefined });
    void this.#run();
  }

  dismiss(id: number): void {
    this.#options.delete(id);
    this.#set(this.#all.filter((one) => one.id !== id));
  }

  /** Removes finished uploads and keeps those that can be retried. */
  clear(): void {
    this.#set(this.#all.filter((one) => !isFinished(one)));
  }

  /** Tells whether any upload is finished. */
  static hasFinished(all: readonly Upload[]): boolean {
    return all.some(isFinished);
  }

  /** Continues with the store of a new session and resends uploads that the end of the last session stopped. */
  readonly moveTo = (site: SiteStore): void => {
    this.#site = site;
    uploadsBySite.set(site, this);
    this.#set(
      this.#all.map((one) => (one.why === 'session' ? { ...one, state: 'waiting', share: 0, why: undefined } : one)),
    );
    void this.#run();
  };

  async #run(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let next = this.#waiting(); next !== undefined; next = this.#waiting()) await this.#send(next);
    } finally {
      this.#isBusy = false;
    }
  }

  #waiting(): Upload | undefined {
    return this.#all.find(({ state }) => state === 'waiting');
  }

  async #send({ id, file }: Upload): Promise<void> {
    this.#change(id, { state: 'sending' });
    try {
      const uploaded = await sendFile(file, (share) =>
        this.#change(id, { share, state: share < 1 ? 'sending' : 'making' }),
      );
      this.#keep(id, uploaded);
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      this.#change(id, { state: 'refused', why: error.why });
      if (error.why === 'session') this.#hold();
    }
  }

  /** The session has ended: the waiting uploads would be rejected as well, so pause them. */
  #hold(): void {
    this.#set(this.#all.map((one) => (one.state === 'waiting' ? { ...one, state: 'refused', why: 'session' } : one)));
    pauseUploads(this.#site, this);
    notifySignedOut();
  }

  #keep(id: number, uploaded: Uploaded): void {
    const { venue, replaces, label, onDone } = this.#options.get(id) ?? { label: (name: string) => name };
    const { docs } = this.#site.get();
    const old = replaces === undefined ? undefined : docs.get(replaces)?.body;
    const known = bodiesOf(docs, 'picture').find((body) => body['hash'] === uploaded.picture.hash);
    if (replaces !== undefined && old !== undefined) {
      const { colour: _, ...kept } = old;
      this.#site.edit(label(uploaded.name), {
        [replaces]: {
          ...kept,
          type: old.type,
          id: old.id,
          name: uploaded.name,
          focus: { x: 0.5, y: 0.5 },
          ...uploaded.picture,
        },
      });
      this.#end(id, 'replaced', replaces, onDone);
    } else if (known !== undefined) this.#end(id, 'known', keyOf(known), onDone);
    else {
      const body = bodyOf(newPictureId(), uploaded, venue);
      this.#site.edit(label(uploaded.name), { [keyOf(body)]: body });
      this.#end(id, 'done', keyOf(body), onDone);
    }
  }

  #end(id: number, state: Upload['state'], key: string, onDone: UploadOptions['onDone']): void {
    this.#change(id, { state, key, share: 1 });
    onDone?.(key);
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#set(this.#all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #set(all: readonly Upload[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}

const uploadsBySite = new WeakMap<SiteStore, Uploads>();

/** Returns the uploads of a store. They continue when another screen opens. */
export const uploadsOf = (site: SiteStore): Uploads => {
  const found = uploadsBySite.get(site) ?? new Uploads(site);
  uploadsBySite.set(site, found);
  return found;
};

export const useUploadList = (uploads: Uploads): readonly Upload[] =>
  useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
