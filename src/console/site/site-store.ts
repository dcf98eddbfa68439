import { sameValue } from '../../content/check/same-value.ts';
import { merge } from '../../content/diff/merge.ts';
import { call, type Body, type SiteAnswer } from '../api/client.ts';
import { flushTyping, flushTypingSync } from './after-typing.ts';
import { keystrokeGap } from './between-keystrokes.ts';
import { newDoc, nothingSent, type Doc, type Docs } from './documents.ts';
import { DraftSaver } from './draft-saver.ts';
import type { LocalBackup } from './local-backup.ts';
import { mergeServerDocs, readDrafts, readNewDrafts } from './read-site.ts';
import { addStep, emptyLog, lastStep, type Log, type Step, type StepPart } from './undo-log.ts';

export interface SiteState {
  readonly docs: Docs;
  /** Number of the release that visitors have. */
  readonly release: number;
  readonly log: Log;
}

/** What is to become of documents by their keys; undefined removes. */
export type Changes = ReadonlyMap<string, Body | undefined> | Readonly<Record<string, Body | undefined>>;

/**
 * Every document of the site with what is being made of it. Screens read its state and change it by `edit`; it saves by itself, keeps on this
 * device what the server does not have yet, and knows how to take each step back.
 */
export class SiteStore {
  #state: SiteState = { docs: new Map(), release: 0, log: emptyLog };
  readonly #hearers = new Set<() => void>();
  readonly #kept: LocalBackup;
  readonly #saver: DraftSaver;
  /** What is live, as it was read last: it changes with a release alone. */
  #live: SiteAnswer | undefined;
  #loading: Promise<void> | undefined;
  #next: { readonly read: Promise<void>; isWhole: boolean } | undefined;

  constructor(kept: LocalBackup) {
    this.#kept = kept;
    this.#saver = new DraftSaver({ docs: () => this.#state.docs, put: (doc) => this.#put(doc) }, kept);
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  };

  readonly get = (): SiteState => this.#state;

  /** Reads the whole site; what was typed here and is not saved stays over it. */
  load(): Promise<void> {
    return this.#readInTurn(true);
  }

  /** Reads what has become of drafts, one's own or somebody else's. */
  loadDrafts(): Promise<void> {
    return this.#readInTurn(false);
  }

  /** Takes up what this device kept of an earlier visit. */
  async restore(): Promise<void> {
    const { unsaved, log } = await this.#kept.read();
    this.#set({ log });
    for (const { key, body, mark, base, sent } of unsaved) {
      this.#put({ ...this.#doc(key), body: body ?? undefined, mark, base: base ?? undefined, sent, saving: 'waiting' });
      this.#saver.schedule(key, 0);
    }
  }

  /** Does one step: it is seen at once, saved a moment later and can be undone. `typing` names the place of steps that become one. */
  edit(label: string, changes: Changes, typing?: string): void {
    const parts = partsOf(changes, this.#state.docs);
    if (parts.length === 0) return;
    this.#set({ log: addStep(this.#state.log, { label, parts, at: Date.now(), ...(typing === undefined ? {} : { typing }) }) });
    this.#kept.saveLog(this.#state.log);
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
    flushTypingSync();
    const step = this.undoable(key);
    if (step === undefined) return undefined;
    const { done, undone } = this.#state.log;
    this.#move(step, { done: done.filter((one) => one !== step), undone: [...undone, step] }, 'before');
    return step;
  }

  redo(key?: string): Step | undefined {
    flushTypingSync();
    const step = this.redoable(key);
    if (step === undefined) return undefined;
    const { done, undone } = this.#state.log;
    this.#move(step, { done: [...done, step], undone: undone.filter((one) => one !== step) }, 'after');
    return step;
  }

  /** Saves what is waiting now, as far as that is possible while the page goes away. */
  leave(): void {
    flushTyping();
    this.#saver.flush(true);
    this.#kept.flushOnLeave();
  }

  /** Resolves when nothing waits to be saved any more, with whether all of it was. */
  async settled(): Promise<boolean> {
    flushTyping();
    this.#saver.flush(false);
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
    this.#put({ ...doc, mark: doc.theirs.mark, base: doc.theirs.body, isDraft: true, author: doc.theirs.author, updatedAt: doc.theirs.updatedAt, theirs: undefined, sent: nothingSent, saving: 'saved' });
    this.#kept.removeUnsaved(key);
    const before = doc.theirs.body;
    // What is theirs whole needs no saving.
    if (sameValue(before, body)) this.#put({ ...this.#doc(key), body: before });
    else this.#change(key, body);
  }

  /** Gives the draft of a document up: it is as it is live again. */
  async discard(key: string): Promise<void> {
    await this.#saver.discard(key);
    const doc = this.#state.docs.get(key);
    if (doc !== undefined) this.#put({ ...doc, body: doc.live, saving: 'saved', theirs: undefined, sent: nothingSent, refusal: undefined, isDraft: false, base: doc.live });
    await this.loadDrafts();
  }

  #move(step: Step, log: Log, to: 'before' | 'after'): void {
    this.#set({ log });
    this.#kept.saveLog(log);
    const from = to === 'before' ? 'after' : 'before';
    for (const part of step.parts) {
      // What somebody else has changed since is not the step's, and stays.
      const theirs = this.#doc(part.key).body;
      const { value } = merge({ base: part[from], mine: part[to], theirs }, undefined, () => 'theirs');
      this.#change(part.key, value as Body | undefined);
    }
  }

  #doc(key: string): Doc {
    return this.#state.docs.get(key) ?? newDoc(key);
  }

  #change(key: string, body: Body | undefined): void {
    const doc = this.#doc(key);
    // Who has a conflict to end goes on typing; it is saved when that is done.
    this.#put({ ...doc, body, saving: doc.saving === 'stale' ? 'stale' : 'waiting', refusal: undefined });
    this.#kept.saveUnsaved({ key, body: body ?? null, mark: doc.mark, base: doc.base ?? null, sent: doc.sent });
    if (doc.saving !== 'stale') this.#saver.schedule(key);
  }

  #readInTurn(isWhole: boolean): Promise<void> {
    if (this.#loading === undefined) {
      this.#loading = this.#read(isWhole).finally(() => { this.#loading = undefined; });
      return this.#loading;
    }
    // An answer that is on its way may be older than what the caller knows of.
    const next = this.#next ??= { isWhole, read: this.#loading.catch(() => undefined).then(() => {
      const wanted = this.#next?.isWhole ?? true;
      this.#next = undefined;
      return this.#readInTurn(wanted);
    }) };
    next.isWhole ||= isWhole;
    return next.read;
  }

  async #read(isWhole: boolean): Promise<void> {
    const { docs: then } = this.#state;
    const before = isWhole ? undefined : this.#live;
    const [site, drafts] = await Promise.all([before ?? call<SiteAnswer>('GET', '/site'), before === undefined ? readDrafts() : readNewDrafts(() => this.#state.docs)]);
    await keystrokeGap();
    this.#live = site;
    const read = (): Docs => mergeServerDocs({ site, drafts, then, now: this.#state.docs });
    let docs = read();
    if (docs !== this.#state.docs) {
      // What is being typed is a change of one's own before anything of somebody else's takes its place.
      flushTyping();
      docs = read();
    }
    if (docs !== this.#state.docs || site.release !== this.#state.release) this.#set({ docs, release: site.release });
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
