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

/** What this device keeps of one person's work, so that neither a reload nor a lost connection takes it away. */
export class Kept {
  readonly #store: UseStore;

  constructor(operator: string) {
    this.#store = createStore(`promenade-console-${operator}`, 'work');
  }

  async read(): Promise<{ readonly unsaved: readonly Unsaved[]; readonly log: Log }> {
    const all = await entries<string, unknown>(this.#store).catch(() => []);
    return {
      // Written by this class.
      unsaved: all.filter(([name]) => name.startsWith('unsaved ')).map(([, value]) => value as Unsaved),
      log: (all.find(([name]) => name === 'log')?.[1] as Log | undefined) ?? emptyLog,
    };
  }

  // A browser that keeps nothing (private windows, full disk) must not stop anybody from working: the server has it a moment later.
  keep(unsaved: Unsaved): void {
    set(`unsaved ${unsaved.key}`, unsaved, this.#store).catch(() => undefined);
  }

  forget(key: string): void {
    del(`unsaved ${key}`, this.#store).catch(() => undefined);
  }

  keepLog(log: Log): void {
    set('log', log, this.#store).catch(() => undefined);
  }
}
