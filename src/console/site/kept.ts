import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { Body } from '../api.ts';
import { emptyLog, type Log } from './undo-log.ts';

/** What was typed and is not on the server yet. */
export interface Unsaved {
  readonly key: string;
  /** `null`: to be removed. */
  readonly body: Body | null;
  readonly mark: string;
  /** The state that `mark` names; `null`: none. */
  readonly base: Body | null;
}

// Where there is no place to keep things at all, asking for it throws at once.
const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

/** What this device keeps of one person's work, so that neither a reload nor a lost connection takes it away. */
export class Kept {
  readonly #store: UseStore;

  constructor(operator: string) {
    this.#store = createStore(`promenade-console-${operator}`, 'work');
  }

  async read(): Promise<{ readonly unsaved: readonly Unsaved[]; readonly log: Log }> {
    const all = (await attempt(() => entries<string, unknown>(this.#store))) ?? [];
    return {
      // Written by this class.
      unsaved: all.filter(([name]) => name.startsWith('unsaved ')).map(([, value]) => value as Unsaved),
      log: (all.find(([name]) => name === 'log')?.[1] as Log | undefined) ?? emptyLog,
    };
  }

  // A browser that keeps nothing (private windows, full disk) must not stop anybody from working: the server has it a moment later.
  keep(unsaved: Unsaved): void {
    void attempt(() => set(`unsaved ${unsaved.key}`, unsaved, this.#store));
  }

  forget(key: string): void {
    void attempt(() => del(`unsaved ${key}`, this.#store));
  }

  keepLog(log: Log): void {
    void attempt(() => set('log', log, this.#store));
  }
}
