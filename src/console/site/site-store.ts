import { sameValue } from '../../content/check/same-value.ts';
import { merge } from '../../content/diff/merge.ts';
import { call, type Body, type SiteAnswer } from '../api/client.ts';
import { flushTyping, flushTypingSync } from './after-typing.ts';
import { keystrokeGap } from './between-keystrokes.ts';
import { newDoc, noVersionsSent, type Doc, type Docs } from './documents.ts';
import { DraftSaver } from './draft-saver.ts';
import type { LocalBackup } from './local-backup.ts';
import { mergeServerDocs, readDrafts, readNewDrafts } from './read-site.ts';
import { addStep, emptyLog, lastStep, type Log, type Step, type StepPart } from './undo-log.ts';

export interface SiteState {
  readonly docs: Docs;
  /** Number of the live release. */
  readonly release: number;
  /** Keys of documents of other venues that lack the values that only their operators see. */
  readonly partial: ReadonlySet<string>;
  readonly log: Log;
}

/** New versions of documents by key; undefined deletes. */
export type Changes = ReadonlyMap<string, Body | undefined> | Readonly<Record<string, Body | undefined>>;

/**
 * Store of all documents with their drafts. Screens read its state and change it with `edit`. It saves drafts itself, backs up unsaved changes
 * on this device, and can undo each step.
 */
export class SiteStore {
  #state: SiteState = { docs: new Map(), release: 0, partial: new Set(), log: emptyLog };
  readonly #listeners = new Set<() => void>();
  readonly #backup: LocalBackup;
  readonly #saver: DraftSaver;
  /** Last read live site. Only a release changes it. */
  #live: SiteAnswer | undefined;
  #loading: Promise<void> | undefined;
  #next: { readonly read: Promise<void>; isWhole: boolean } | undefined;

  constructor(backup: LocalBackup) {
    this.#backup = backup;
    this.#saver = new DraftSaver({ docs: () => this.#state.docs, put: (doc) => this.#put(doc) }, backup);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly get = (): SiteState => this.#state;

  /** Reads the whole site and keeps unsaved local changes. */
  load(): Promise<void> {
    return this.#readInTurn(true);
  }

  /** Reads the drafts after a change of anybody. */
  loadDrafts(): Promise<void> {
    return this.#readInTurn(false);
  }

  /** Restores the work of an earlier visit from the local backup. */
  async restore(): Promise<void> {
    const { unsaved, log } = await this.#backup.read();
    this.#set({ log });
    for (const { key, body, mark, base, sent } of unsaved) {
      this.#put({ ...this.#doc(key), body: body ?? undefined, mark, base: base ?? undefined, sent, saving: 'waiting' });
      this.#saver.schedule(key, 0);
    }
  }

  /** Applies one step: visible immediately, saved shortly after, and undoable. `typing` names the field whose steps are merged. */
  edit(label: string, changes: Changes, typing?: string): void {
    const parts = partsOf(changes, this.#state.docs);
    if (parts.length === 0) return;
    this.#set({
      log: addStep(this.#state.log, { label, parts, at: Date.now(), ...(typing === undefined ? {} : { typing }) }),
    });
    this.#backup.saveLog(this.#state.log);
    for (const { key, after } of parts) this.#change(key, after);
  }

  /** Returns the step that `undo` reverts; with a key, the last step of that document. */
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

  /** Saves as much as possible while the page closes. */
  flushOnLeave(): void {
    flushTyping();
    this.#saver.flush(true);
    this.#backup.flushOnLeave();
  }

  /** Resolves when no save is pending, with true if all were saved. */
  async settled(): Promise<boolean> {
    flushTyping();
    this.#saver.flush(false);
    const busy = (): boolean =>
      [...this.#state.docs.values()].some(({ saving }) => saving === 'waiting' || saving === 'saving');
    while (busy())
      await new Promise<void>((next) => {
        const stop = this.subscribe(() => {
          stop();
          next();
        });
      });
    return [...this.#state.docs.values()].every(({ saving }) => saving === 'saved');
  }

  /** Ends a conflict: `body` is the merged document, based on the other person's version. */
  resolve(key: string, body: Body | undefined): void {
    const doc = this.#state.docs.get(key);
    if (doc?.theirs === undefined) return;
    this.#put({
      ...doc,
      mark: doc.theirs.mark,
      base: doc.theirs.body,
      isDraft: true,
      author: doc.theirs.author,
      updatedAt: doc.theirs.updatedAt,
      theirs: undefined,
      sent: noVersionsSent,
      saving: 'saved',
    });
    this.#backup.removeUnsaved(key);
    const before = doc.theirs.body;
    // An accepted version of the other person needs no save.
    if (sameValue(before, body)) this.#put({ ...this.#doc(key), body: before });
    else this.#change(key, body);
  }

  /** Discards the draft of a document: its live version applies again. */
  async discard(key: string): Promise<void> {
    await this.#saver.discard(key);
    const doc = this.#state.docs.get(key);
    if (doc !== undefined)
      this.#put({
        ...doc,
        body: doc.live,
        saving: 'saved',
        theirs: undefined,
        sent: noVersionsSent,
        refusal: undefined,
        isDraft: false,
        base: doc.live,
      });
    await this.loadDrafts();
  }

  /** Gives up a change that the server refused: the version that it has applies again. */
  giveUpRefused(key: string): void {
    const doc = this.#state.docs.get(key);
    if (doc?.refusal === undefined) return;
    this.#backup.removeUnsaved(key);
    this.#put({ ...doc, body: doc.base, saving: 'saved', sent: noVersionsSent, refusal: undefined });
  }

  #move(step: Step, log: Log, to: 'before' | 'after'): void {
    this.#set({ log });
    this.#backup.saveLog(log);
    const from = to === 'before' ? 'after' : 'before';
    for (const part of step.parts) {
      // Keep later changes of other people.
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
    // Typing continues during a conflict; it is saved once the conflict is resolved.
    this.#put({ ...doc, body, saving: doc.saving === 'stale' ? 'stale' : 'waiting', refusal: undefined });
    this.#backup.saveUnsaved({ key, body: body ?? null, mark: doc.mark, base: doc.base ?? null, sent: doc.sent });
    if (doc.saving !== 'stale') this.#saver.schedule(key);
  }

  #readInTurn(isWhole: boolean): Promise<void> {
    if (this.#loading === undefined) {
      this.#loading = this.#read(isWhole).finally(() => {
        this.#loading = undefined;
      });
      return this.#loading;
    }
    // An answer in progress may be older than the change that the caller knows of.
    const next = (this.#next ??= {
      isWhole,
      read: this.#loading
        .catch(() => undefined)
        .then(() => {
          const wanted = this.#next?.isWhole ?? true;
          this.#next = undefined;
          return this.#readInTurn(wanted);
        }),
    });
    next.isWhole ||= isWhole;
    return next.read;
  }

  async #read(isWhole: boolean): Promise<void> {
    const { docs: then } = this.#state;
    const before = isWhole ? undefined : this.#live;
    const [site, drafts] = await Promise.all([
      before ?? call<SiteAnswer>('GET', '/site'),
      before === undefined ? readDrafts() : readNewDrafts(() => this.#state.docs),
    ]);
    await keystrokeGap();
    if (site !== before) this.#set({ partial: new Set(site.partial) });
    this.#live = site;
    const read = (): Docs => mergeServerDocs({ site, drafts, then, now: this.#state.docs });
    let docs = read();
    if (docs !== this.#state.docs) {
      // Record current typing as an own change before remote changes replace it.
      flushTyping();
      docs = read();
    }
    if (docs !== this.#state.docs || site.release !== this.#state.release) this.#set({ docs, release: site.release });
  }

  #put(doc: Doc): void {
    const docs = new Map(this.#state.docs);
    // New, deleted again and never saved: remove it.
    if (doc.body === undefined && doc.live === undefined && doc.saving === 'saved') docs.delete(doc.key);
    else docs.set(doc.key, doc);
    this.#set({ docs });
  }

  #set(change: Partial<SiteState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const partsOf = (changes: Changes, docs: Docs): readonly StepPart[] =>
  [...(changes instanceof Map ? changes : Object.entries(changes))]
    .map(([key, after]: [string, Body | undefined]) => ({ key, before: docs.get(key)?.body, after }))
    .filter(({ before, after }) => before !== after && JSON.stringify(before) !== JSON.stringify(after));
