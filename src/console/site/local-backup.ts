import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Body } from '../api/client.ts';
import { emptyLog, type Log, type Step } from './undo-log.ts';

/** Edited document that the server does not have yet. */
interface Unsaved {
  readonly key: string;
  /** `null`: to be deleted. */
  readonly body: Body | null;
  readonly mark: string;
  /** Version that `mark` names; `null`: none. */
  readonly base: Body | null;
  readonly sent: readonly (Body | undefined)[];
}

/** Record of an earlier console version, which lacks `sent`. JSON journals store a deletion as null. */
type EarlierUnsaved = Omit<Unsaved, 'sent'> & Partial<Unsaved>;
const withSent = (record: EarlierUnsaved): Unsaved => ({
  ...record,
  sent: (record.sent ?? []).map((state) => state ?? undefined),
});

/** Undo log as stored: names of its steps. Each step is a separate record, so that a keystroke writes only one. */
interface StoredLog {
  readonly done: readonly string[];
  readonly undone: readonly string[];
}

// Without storage, the first access already throws.
const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

/** Another window of the same person also writes here. */
const uniqueName = (kind: string): string =>
  `${kind} ${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Backup of one person's work on this device. It survives reloads and lost connections. */
export class LocalBackup {
  readonly #databaseName: string;
  readonly #store: UseStore;
  /** Writes that the browser may not have finished; undefined deletes. A closing page loses them. */
  readonly #pendingWrites = new Map<string, unknown>();
  /** Keys in localStorage where closing pages store those writes. */
  readonly #journals: string[];
  /** Names of the stored steps. */
  #names: ReadonlyMap<Step, string> = new Map();

  constructor(operator: string) {
    this.#databaseName = `promenade-console-${operator}`;
    this.#journals = [uniqueName(`${this.#databaseName} journal`)];
    this.#store = createStore(this.#databaseName, 'work');
  }

  async read(): Promise<{ readonly unsaved: readonly Unsaved[]; readonly log: Log }> {
    // Only this class writes these values.
    const all = new Map((await attempt(() => entries<string, unknown>(this.#store))) ?? []);
    for (const [name, value] of (await attempt(() => this.#recoverJournals())) ?? [])
      if (value === null) all.delete(name);
      else all.set(name, value);
    const log = all.get('log') as StoredLog | undefined;
    const names = new Map<Step, string>();
    const stepsOf = (some: readonly string[]): readonly Step[] =>
      some.flatMap((name) => {
        const step = all.get(name) as Step | undefined;
        if (step !== undefined) names.set(step, name);
        return step ?? [];
      });
    const read = log === undefined ? emptyLog : { done: stepsOf(log.done), undone: stepsOf(log.undone) };
    this.#names = names;
    const known = new Set(names.values());
    this.#write(
      new Map(
        [...all.keys()].filter((name) => name.startsWith('step ') && !known.has(name)).map((name) => [name, undefined]),
      ),
    );
    return {
      unsaved: [...all].flatMap(([name, value]) =>
        name.startsWith('unsaved ') ? [withSent(value as EarlierUnsaved)] : [],
      ),
      log: read,
    };
  }

  // Storage errors (private windows, full disk) must not stop anybody: the server has the draft shortly after.
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
    const added = [...names].filter(([step]) => !before.has(step)).map(([step, name]) => [name, step] as const);
    const deleted = [...before].filter(([step]) => !names.has(step)).map(([, name]) => [name, undefined] as const);
    this.#write(new Map<string, unknown>([...added, ...deleted, ['log', log]]));
  }

  /** The browser drops unfinished writes of a closing page. This write is done when it returns. */
  flushOnLeave(): void {
    const [own] = this.#journals;
    if (own !== undefined && this.#pendingWrites.size > 0)
      void attempt(async () => localStorage.setItem(own, JSON.stringify([...this.#pendingWrites])));
  }

  /** Returns the writes left by closed pages, oldest first, and moves them to the database. */
  async #recoverJournals(): Promise<ReadonlyMap<string, unknown>> {
    const names = Object.keys(localStorage)
      .filter((name) => name.startsWith(`${this.#databaseName} journal `))
      .toSorted();
    const left = new Map(
      names.flatMap((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as [string, unknown][]),
    );
    this.#journals.push(...names);
    if (left.size > 0) this.#write(new Map([...left].map(([name, value]) => [name, value ?? undefined])));
    return left;
  }

  #write(changes: ReadonlyMap<string, unknown>): void {
    for (const [name, value] of changes) this.#pendingWrites.set(name, value);
    void attempt(async () => {
      await this.#store('readwrite', (store) => {
        for (const [name, value] of changes)
          if (value === undefined) store.delete(name);
          else store.put(value, name);
        return promisifyRequest(store.transaction);
      });
      for (const [name, value] of changes)
        if (this.#pendingWrites.get(name) === value) this.#pendingWrites.delete(name);
      if (this.#pendingWrites.size === 0) for (const name of this.#journals) localStorage.removeItem(name);
    });
  }
}
