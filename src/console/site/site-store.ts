import { merge } from '../../content/diff/merge.ts';
import { call, CallError, type Body, type Problem, type SavedDraft, type SiteAnswer } from '../api.ts';
import { keyOf, nameOf, type Doc, type Docs } from './documents.ts';
import type { Kept } from './kept.ts';
import { addStep, emptyLog, lastStep, type Log, type Step, type StepPart } from './undo-log.ts';

export interface SiteState {
  readonly docs: Docs;
  /** Number of the release that visitors have. */
  readonly release: number;
  readonly log: Log;
  /** Whether the server can be reached. */
  readonly online: boolean;
}

/** What is to become of documents by their keys; undefined removes. */
export type Changes = ReadonlyMap<string, Body | undefined> | Readonly<Record<string, Body | undefined>>;

const saveAfterMs = 400;
const retryMs = 3_000;

/**
 * Every document of the site with what is being made of it. Screens read its state and change it by `edit`; it saves by itself, keeps on this
 * device what the server does not have yet, and knows how to take each step back.
 */
export class SiteStore {
  #state: SiteState = { docs: new Map(), release: 0, log: emptyLog, online: true };
  readonly #hearers = new Set<() => void>();
  readonly #kept: Kept;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Bodies that are on their way. */
  readonly #sending = new Map<string, Body | undefined>();
  #loading: Promise<void> | undefined;
  #again = false;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  };

  readonly get = (): SiteState => this.#state;

  /** Reads the whole site; what was typed here and is not saved stays over it. */
  load(): Promise<void> {
    if (this.#loading !== undefined) {
      this.#again = true;
      return this.#loading;
    }
    this.#loading = this.#read().finally(() => {
      this.#loading = undefined;
      if (this.#again) {
        this.#again = false;
        void this.load();
      }
    });
    return this.#loading;
  }

  /** Takes up what this device kept of an earlier visit. */
  async takeUp(): Promise<void> {
    const { unsaved, log } = await this.#kept.read();
    this.#set({ log });
    for (const { key, body, mark, base } of unsaved) {
      const doc = this.#state.docs.get(key);
      this.#put({ ...(doc ?? fresh(key)), body: body ?? undefined, mark, base: base ?? undefined, saving: 'waiting' });
      this.#plan(key, 0);
    }
  }

  /** Does one step: it is seen at once, saved a moment later and can be undone. `typing` names the place of steps that become one. */
  edit(label: string, changes: Changes, typing?: string): void {
    const parts = partsOf(changes, this.#state.docs);
    if (parts.length === 0) return;
    this.#set({ log: addStep(this.#state.log, { label, parts, at: Date.now(), ...(typing === undefined ? {} : { typing }) }) });
    this.#kept.keepLog(this.#state.log);
    for (const { key, after } of parts) this.#change(key, after);
  }

  /** The step that `undo` would take back; with a key, the last of that document. */
  undoable(key?: string): Step | undefined {
    return lastStep(this.#state.log.done, key);
  }

  redoable(key?: string): Step | undefined {
    return lastStep(this.#state.log.undone, key);
  }

  undo(key?: string): Step | undefined {
    const step = this.undoable(key);
    if (step === undefined) return undefined;
    const { done, undone } = this.#state.log;
    this.#move(step, { done: done.filter((one) => one !== step), undone: [...undone, step] }, 'before');
    return step;
  }

  redo(key?: string): Step | undefined {
    const step = this.redoable(key);
    if (step === undefined) return undefined;
    const { done, undone } = this.#state.log;
    this.#move(step, { done: [...done, step], undone: undone.filter((one) => one !== step) }, 'after');
    return step;
  }

  /** Saves what is waiting now, even if the page goes away. */
  flush(): void {
    for (const [key, timer] of this.#timers) {
      clearTimeout(timer);
      this.#timers.delete(key);
      void this.#save(key, true);
    }
  }

  /** Resolves when nothing waits to be saved any more, with whether all of it was. */
  async settled(): Promise<boolean> {
    this.flush();
    const busy = (): boolean => [...this.#state.docs.values()].some(({ saving }) => saving === 'waiting' || saving === 'saving');
    while (busy()) await new Promise<void>((next) => {
      const stop = this.subscribe(() => {
        stop();
        next();
      });
    });
    return [...this.#state.docs.values()].every(({ saving }) => saving === 'saved');
  }

  /** Ends a conflict: `body` is what the document is to be now, made from what somebody else has saved. */
  resolve(key: string, body: Body | undefined): void {
    const doc = this.#state.docs.get(key);
    if (doc?.theirs === undefined) return;
    this.#put({ ...doc, mark: doc.theirs.mark, base: doc.theirs.body, isDraft: true, author: doc.theirs.author, updatedAt: doc.theirs.updatedAt, theirs: undefined, saving: 'saved' });
    this.#kept.forget(key);
    const before = doc.theirs.body;
    // What is theirs whole needs no saving.
    if (JSON.stringify(before) === JSON.stringify(body)) this.#put({ ...this.#doc(key), body: before });
    else this.#change(key, body);
  }

  /** Gives the draft of a document up: it is as it is live again. */
  async discard(key: string): Promise<void> {
    const { type, id } = nameOf(key);
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    await call('DELETE', `/drafts/${type}/${id}`).catch((error: unknown) => {
      if (!(error instanceof CallError && error.status === 404)) throw error;
    });
    this.#kept.forget(key);
    const doc = this.#state.docs.get(key);
    if (doc !== undefined) this.#put({ ...doc, body: doc.live, saving: 'saved', theirs: undefined, refusal: undefined, isDraft: false, base: doc.live });
    await this.load();
  }

  #move(step: Step, log: Log, to: 'before' | 'after'): void {
    this.#set({ log });
    this.#kept.keepLog(log);
    const from = to === 'before' ? 'after' : 'before';
    for (const part of step.parts) {
      // What somebody else has changed since is not the step's, and stays.
      const theirs = this.#doc(part.key).body;
      const { value } = merge({ base: part[from], mine: part[to], theirs }, undefined, () => 'theirs');
      this.#change(part.key, value as Body | undefined);
    }
  }

  #doc(key: string): Doc {
    return this.#state.docs.get(key) ?? fresh(key);
  }

  #change(key: string, body: Body | undefined): void {
    const doc = this.#state.docs.get(key) ?? fresh(key);
    // Who has a conflict to end goes on typing; it is saved when that is done.
    this.#put({ ...doc, body, saving: doc.saving === 'stale' ? 'stale' : 'waiting', refusal: undefined });
    this.#kept.keep({ key, body: body ?? null, mark: doc.mark, base: doc.base ?? null });
    if (doc.saving !== 'stale') this.#plan(key, saveAfterMs);
  }

  #plan(key: string, ms: number): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.set(key, setTimeout(() => {
      this.#timers.delete(key);
      void this.#save(key);
    }, ms));
  }

  async #save(key: string, keepalive = false): Promise<void> {
    const doc = this.#state.docs.get(key);
    if (doc === undefined || doc.saving === 'stale') return;
    // One at a time: the next goes over what this one leaves.
    if (this.#sending.has(key)) return this.#plan(key, saveAfterMs);
    const { type, id } = doc;
    this.#sending.set(key, doc.body);
    this.#put({ ...doc, saving: 'saving' });
    try {
      const { hash } = await call<{ readonly hash?: string; readonly problems: readonly Problem[] }>('PUT', `/drafts/${type}/${id}?problems=false`, {
        body: doc.body ?? { deleted: true }, headers: { 'if-match': `"${doc.mark}"` }, ...(keepalive ? { keepalive } : {}),
      });
      this.#sending.delete(key);
      // What never was live leaves nothing behind.
      this.#saved(key, doc.body, hash ?? (doc.live === undefined ? 'none' : 'deleted'));
    } catch (error) {
      this.#sending.delete(key);
      this.#failed(key, error);
    }
  }

  #saved(key: string, body: Body | undefined, mark: string): void {
    const now = this.#state.docs.get(key);
    if (now === undefined) return;
    const isAll = now.body === body;
    this.#set({ online: true });
    this.#put({ ...now, mark, base: body, isDraft: true, saving: isAll ? 'saved' : 'waiting', updatedAt: new Date().toISOString(), author: undefined });
    if (isAll) this.#kept.forget(key);
    else {
      this.#kept.keep({ key, body: now.body ?? null, mark, base: body ?? null });
      if (!this.#timers.has(key)) this.#plan(key, saveAfterMs);
    }
  }

  #failed(key: string, error: unknown): void {
    const doc = this.#state.docs.get(key);
    if (doc === undefined) return;
    if (error instanceof CallError && error.code === 'DRAFT_STALE') {
      const { mark, document, author, updatedAt } = error.answer;
      const theirs = { mark: String(mark), body: (document ?? undefined) as Body | undefined, author: (author ?? undefined) as string | undefined, updatedAt: (updatedAt ?? undefined) as string | undefined };
      // Both have done the same.
      if (JSON.stringify(theirs.body) === JSON.stringify(doc.body)) return this.#saved(key, doc.body, theirs.mark);
      return this.#put({ ...doc, saving: 'stale', theirs });
    }
    // What frees it may be on its way.
    if (error instanceof CallError && error.code === 'DOCUMENT_IN_USE' && this.#isSavingOther(key)) {
      this.#put({ ...doc, saving: 'waiting' });
      return this.#plan(key, saveAfterMs);
    }
    if (error instanceof CallError && error.status !== 0 && error.status < 500) return this.#put({ ...doc, saving: 'refused', refusal: error.message });
    this.#set({ online: !(error instanceof CallError && error.status === 0) && this.#state.online });
    this.#put({ ...doc, saving: 'offline' });
    this.#plan(key, retryMs);
  }

  #isSavingOther(key: string): boolean {
    return [...this.#state.docs.values()].some((doc) => doc.key !== key && doc.body !== undefined && (doc.saving === 'waiting' || doc.saving === 'saving'));
  }

  async #read(): Promise<void> {
    const [site, { drafts }] = await Promise.all([call<SiteAnswer>('GET', '/site'), call<{ readonly drafts: readonly SavedDraft[] }>('GET', '/drafts?bodies=true')]);
    const saved = new Map(drafts.map((draft) => [keyOf(draft), draft]));
    const before = this.#state.docs;
    const docs = new Map<string, Doc>();
    for (const [index, live] of site.documents.entries()) {
      const key = keyOf(live);
      const known = before.get(key);
      docs.set(key, clean({ key, live: keepSame(known?.live, live), hash: site.hashes[index] ?? 'none', draft: saved.get(key) }, known));
    }
    for (const [key, draft] of saved) if (!docs.has(key)) docs.set(key, clean({ key, live: undefined, hash: 'none', draft }, before.get(key)));
    for (const [key, doc] of before) {
      const isOwn = doc.saving !== 'saved';
      const read = docs.get(key);
      if (isOwn) docs.set(key, { ...doc, live: read?.live });
    }
    this.#set({ docs, release: site.release, online: true });
  }

  #put(doc: Doc): void {
    const docs = new Map(this.#state.docs);
    // New and removed again, never saved: it was never there.
    if (doc.body === undefined && doc.live === undefined && doc.saving === 'saved') docs.delete(doc.key);
    else docs.set(doc.key, doc);
    this.#set({ docs });
  }

  #set(change: Partial<SiteState>): void {
    this.#state = { ...this.#state, ...change };
    for (const hear of this.#hearers) hear();
  }
}

const partsOf = (changes: Changes, docs: Docs): readonly StepPart[] =>
  [...(changes instanceof Map ? changes : Object.entries(changes))]
    .map(([key, after]: [string, Body | undefined]) => ({ key, before: docs.get(key)?.body, after }))
    .filter(({ before, after }) => before !== after && JSON.stringify(before) !== JSON.stringify(after));

const fresh = (key: string): Doc => ({
  key, ...nameOf(key), live: undefined, body: undefined, mark: 'none', base: undefined, isDraft: false, author: undefined, updatedAt: undefined, saving: 'saved', theirs: undefined, refusal: undefined,
});

/** What is the same stays the same object, so that screens need not draw it anew. */
const keepSame = (before: Body | undefined, now: Body): Body => (before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now);

interface Read {
  readonly key: string;
  readonly live: Body | undefined;
  readonly hash: string;
  readonly draft: SavedDraft | undefined;
}

const clean = ({ key, live, hash, draft }: Read, before: Doc | undefined): Doc => {
  const read = draft === undefined ? live : draft.document;
  const body = read === undefined ? undefined : keepSame(before?.body, read);
  const same = body !== undefined && live !== undefined && JSON.stringify(body) === JSON.stringify(live) ? live : body;
  const doc: Doc = {
    ...fresh(key), live, body: same, base: same, isDraft: draft !== undefined,
    mark: draft === undefined ? hash : (draft.hash ?? 'deleted'), author: draft?.author, updatedAt: draft?.updatedAt,
  };
  const isSame = before !== undefined && (Object.keys(doc) as (keyof Doc)[]).every((name) => doc[name] === before[name]);
  return isSame ? before : doc;
};
