import { createStore, del, entries, promisifyRequest, set, type UseStore } from 'idb-keyval';
import type { Body } from '../api.ts';
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

/** What an earlier console has kept does not say it. */
type Earlier = Omit<Unsaved, 'sent'> & Partial<Unsaved>;
const withSent = (kept: Earlier): Unsaved => ({ sent: [], ...kept });

/** The log as it is kept: names of its steps, each of which lies by itself, so that a letter writes one step and not all. */
interface KeptLog {
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
const freshName = (): string => `step ${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** What this device keeps of one person's work, so that neither a reload nor a lost connection takes it away. */
export class Kept {
  readonly #store: UseStore;
  /** Names of the steps that lie here. */
  #names: ReadonlyMap<Step, string> = new Map();

  constructor(operator: string) {
    this.#store = createStore(`promenade-console-${operator}`, 'work');
  }

  async read(): Promise<{ readonly unsaved: readonly Unsaved[]; readonly log: Log }> {
    // Written by this class.
    const all = new Map((await attempt(() => entries<string, unknown>(this.#store))) ?? []);
    const log = all.get('log') as KeptLog | undefined;
    const names = new Map<Step, string>();
    const stepsOf = (some: readonly string[]): readonly Step[] => some.flatMap((name) => {
      const step = all.get(name) as Step | undefined;
      if (step !== undefined) names.set(step, name);
      return step ?? [];
    });
    const read = log === undefined ? emptyLog : { done: stepsOf(log.done), undone: stepsOf(log.undone) };
    this.#names = names;
    const known = new Set(names.values());
    for (const name of all.keys()) if (name.startsWith('step ') && !known.has(name)) this.#forget(name);
    return { unsaved: [...all].flatMap(([name, value]) => (name.startsWith('unsaved ') ? [withSent(value as Earlier)] : [])), log: read };
  }

  // A browser that keeps nothing (private windows, full disk) must not stop anybody from working: the server has it a moment later.
  keep(unsaved: Unsaved): void {
    void attempt(() => set(`unsaved ${unsaved.key}`, unsaved, this.#store));
  }

  forget(key: string): void {
    this.#forget(`unsaved ${key}`);
  }

  keepLog({ done, undone }: Log): void {
    const before = this.#names;
    const names = new Map([...done, ...undone].map((step) => [step, before.get(step) ?? freshName()]));
    const nameOf = (step: Step): string => names.get(step) ?? '';
    const log: KeptLog = { done: done.map(nameOf), undone: undone.map(nameOf) };
    this.#names = names;
    void attempt(() => this.#store('readwrite', (store) => {
      for (const [step, name] of names) if (!before.has(step)) store.put(step, name);
      for (const [step, name] of before) if (!names.has(step)) store.delete(name);
      store.put(log, 'log');
      return promisifyRequest(store.transaction);
    }));
  }

  #forget(name: string): void {
    void attempt(() => del(name, this.#store));
  }
}
