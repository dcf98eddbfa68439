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
  /** Which share of it has left. */
  readonly share: number;
  readonly why: string | undefined;
  /** `type/id` of its document. */
  readonly key: string | undefined;
}

/** What stood in the way and may not any more. */
const retryable = ['offline', 'busy', 'session'];

/** Whether the same file may be taken later. */
export const canRetry = ({ state, why }: Upload): boolean => state === 'refused' && why !== undefined && retryable.includes(why);

const isFinished = (upload: Upload): boolean => !['waiting', 'sending', 'making'].includes(upload.state) && !canRetry(upload);

/** What is to become of an upload. */
interface UploadOptions {
  readonly venue?: string | undefined;
  /** `type/id` of the picture whose place it takes. */
  readonly replaces?: string | undefined;
  /** What the step is called. */
  readonly label: (name: string) => string;
  readonly onDone?: ((key: string) => void) | undefined;
}

/** Uploads one after the other, on whatever screen somebody is; each becomes a document by a step that can be undone. */
export class Uploads {
  #site: SiteStore;
  readonly #hearers = new Set<() => void>();
  readonly #wishes = new Map<number, UploadOptions>();
  #all: readonly Upload[] = [];
  #next = 0;
  #isBusy = false;

  constructor(site: SiteStore) {
    this.#site = site;
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  };

  readonly get = (): readonly Upload[] => this.#all;

  add(files: Iterable<File>, wish: UploadOptions): void {
    for (const file of files) {
      const id = this.#next++;
      this.#wishes.set(id, wish);
      this.#set([...this.#all, { id, file, state: 'waiting', share: 0, why: undefined, key: undefined }]);
    }
    void this.#run();
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', share: 0, why: undefined });
    void this.#run();
  }

  dismiss(id: number): void {
    this.#wishes.delete(id);
    this.#set(this.#all.filter((one) => one.id !== id));
  }

  /** Takes away all that need nothing more; what can be tried again stays. */
  clear(): void {
    this.#set(this.#all.filter((one) => !isFinished(one)));
  }

  /** Whether there is anything that needs nothing more. */
  static hasFinished(all: readonly Upload[]): boolean {
    return all.some(isFinished);
  }

  /** Goes on with the site of another sign-in: what the end of the session stopped is sent again. */
  readonly moveTo = (site: SiteStore): void => {
    this.#site = site;
    uploadsBySite.set(site, this);
    this.#set(this.#all.map((one) => (one.why === 'session' ? { ...one, state: 'waiting', share: 0, why: undefined } : one)));
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
      const uploaded = await sendFile(file, (share) => this.#change(id, { share, state: share < 1 ? 'sending' : 'making' }));
      this.#keep(id, uploaded);
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      this.#change(id, { state: 'refused', why: error.why });
      if (error.why === 'session') this.#hold();
    }
  }

  /** Nobody is signed in: whatever waits would be refused as well, and stands still until somebody is. */
  #hold(): void {
    this.#set(this.#all.map((one) => (one.state === 'waiting' ? { ...one, state: 'refused', why: 'session' } : one)));
    pauseUploads(this.#site, this);
    notifySignedOut();
  }

  #keep(id: number, uploaded: Uploaded): void {
    const { venue, replaces, label, onDone } = this.#wishes.get(id) ?? { label: (name: string) => name };
    const { docs } = this.#site.get();
    const old = replaces === undefined ? undefined : docs.get(replaces)?.body;
    const known = bodiesOf(docs, 'picture').find((body) => body['hash'] === uploaded.picture.hash);
    if (replaces !== undefined && old !== undefined) {
      const { colour: _, ...kept } = old;
      this.#site.edit(label(uploaded.name), { [replaces]: { ...kept, type: old.type, id: old.id, name: uploaded.name, focus: { x: 0.5, y: 0.5 }, ...uploaded.picture } });
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
    for (const hear of this.#hearers) hear();
  }
}

const uploadsBySite = new WeakMap<SiteStore, Uploads>();

/** The uploads of a site: they go on when another screen is opened. */
export const uploadsOf = (site: SiteStore): Uploads => {
  const found = uploadsBySite.get(site) ?? new Uploads(site);
  uploadsBySite.set(site, found);
  return found;
};

export const useUploadList = (uploads: Uploads): readonly Upload[] => useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
