import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Body } from '../api/client.ts';
import { emptyLog, type Log, type Step } from './undo-log.ts';

/** What was typed and is not on the server yet. */
interface Unsaved {
  readonly key: string;
  /** `null`: to be removed. */
  readonly body: Body | null;
  readonly mark: string;
  /** The state that `mark` names; `null`: none. */
  readonly base: Body | null;
  readonly sent: readonly (Body | undefined)[];
}

/** What an earlier console has kept does not say it; a journal has null for a document that goes away. */
type EarlierUnsaved = Omit<Unsaved, 'sent'> & Partial<Unsaved>;
const withSent = (kept: EarlierUnsaved): Unsaved => ({ ...kept, sent: (kept.sent ?? []).map((state) => state ?? undefined) });

/** The log as it is kept: names of its steps, each of which lies by itself, so that a letter writes one step and not all. */
interface StoredLog {
  readonly done: readonly string[];
  readonly undone: readonly string[];
}

// Where there is no place to keep things at all, asking for it throws at once.
const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

/** Another window of the same person writes here too. */
const uniqueName = (kind: string): string => `${kind} ${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** What this device keeps of one person's work, so that neither a reload nor a lost connection takes it away. */
export class LocalBackup {
  readonly #place: string;
  readonly #store: UseStore;
  /** What has been given to the browser to keep and may not lie there yet; undefined: to be gone. A page that goes away loses it. */
  readonly #onItsWay = new Map<string, unknown>();
  /** Where a page that goes away puts that, and where others have put it. */
  readonly #journals: string[];
  /** Names of the steps that lie here. */
  #names: ReadonlyMap<Step, string> = new Map();

  constructor(operator: string) {
    this.#place = `promenade-console-${operator}`;
    this.#journals = [uniqueName(`${this.#place} journal`)];
    this.#store = createStore(this.#place, 'work');
  }

  async read(): Promise<{ readonly unsaved: readonly Unsaved[]; readonly log: Log }> {
    // Written by this class.
    const all = new Map((await attempt(() => entries<string, unknown>(this.#store))) ?? []);
    for (const [name, value] of (await attempt(() => this.#takeJournals())) ?? []) if (value === null) all.delete(name); else all.set(name, value);
    const log = all.get('log') as StoredLog | undefined;
    const names = new Map<Step, string>();
    const stepsOf = (some: readonly string[]): readonly Step[] => some.flatMap((name) => {
      const step = all.get(name) as Step | undefined;
      if (step !== undefined) names.set(step, name);
      return step ?? [];
    });
    const read = log === undefined ? emptyLog : { done: stepsOf(log.done), undone: stepsOf(log.undone) };
    this.#names = names;
    const known = new Set(names.values());
    this.#write(new Map([...all.keys()].filter((name) => name.startsWith('step ') && !known.has(name)).map((name) => [name, undefined])));
    return { unsaved: [...all].flatMap(([name, value]) => (name.startsWith('unsaved ') ? [withSent(value as EarlierUnsaved)] : [])), log: read };
  }

  // A browser that keeps nothing (private windows, full disk) must not stop anybody from working: the server has it a moment later.
  saveUnsaved(unsaved: Unsaved): void {
    this.#write(new Map([[`unsaved ${unsaved.key}`, unsaved]]));
  }

  removeUnsaved(key: string): void {
    this.#write(new Map([[`unsaved ${key}`, undefined]]));
  }

  saveLog({ done, undone }: Log): void {
    const before = this.#names;
    const names = new Map([...done, ...undone].map((step) => [step, before.get(step) ?? uniqueName('step')]));
    const nameOf = (step: Step): string => names.get(step) ?? '';
    const log: StoredLog = { done: done.map(nameOf), undone: undone.map(nameOf) };
    this.#names = names;
    const fresh = [...names].filter(([step]) => !before.has(step)).map(([step, name]) => [name, step] as const);
    const gone = [...before].filter(([step]) => !names.has(step)).map(([, name]) => [name, undefined] as const);
    this.#write(new Map<string, unknown>([...fresh, ...gone, ['log', log]]));
  }

  /** Of a page that goes away the browser drops what it has not written; this is written by the time it returns. */
  flushOnLeave(): void {
    const [own] = this.#journals;
    if (own !== undefined && this.#onItsWay.size > 0) void attempt(async () => localStorage.setItem(own, JSON.stringify([...this.#onItsWay])));
  }

  /** What pages that went away have left, in the order of their beginning; it is kept where the rest is. */
  async #takeJournals(): Promise<ReadonlyMap<string, unknown>> {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(`${this.#place} journal `)).toSorted();
    const left = new Map(names.flatMap((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as [string, unknown][]));
    this.#journals.push(...names);
    if (left.size > 0) this.#write(new Map([...left].map(([name, value]) => [name, value ?? undefined])));
    return left;
  }

  #write(changes: ReadonlyMap<string, unknown>): void {
    for (const [name, value] of changes) this.#onItsWay.set(name, value);
    void attempt(async () => {
      await this.#store('readwrite', (store) => {
        for (const [name, value] of changes) if (value === undefined) store.delete(name); else store.put(value, name);
        return promisifyRequest(store.transaction);
      });
      for (const [name, value] of changes) if (this.#onItsWay.get(name) === value) this.#onItsWay.delete(name);
      if (this.#onItsWay.size === 0) for (const name of this.#journals) localStorage.removeItem(name);
    });
  }
}
