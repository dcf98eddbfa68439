import type { Problem } from '../api.ts';
import { keyOf, type Doc, type Docs } from '../site/documents.ts';
import type { SiteStore } from '../site/site-store.ts';
import type { CheckAnswer, CheckOrder } from './ask-check.ts';
import { valueAt } from './mend.ts';

export interface ProblemsState {
  /** What the last check found, those that stop a release first within each document. */
  readonly problems: readonly Problem[];
  /** The same by document. */
  readonly byKey: ReadonlyMap<string, readonly Problem[]>;
  /** Number of documents that were checked; 0 before the first answer. */
  readonly documents: number;
  readonly ms: number;
  /** When the last answer came, in milliseconds since 1970. */
  readonly at: number;
  /** Whether documents have changed since, and are being checked. */
  readonly checking: boolean;
  /** Whether the last try got no answer. */
  readonly failed: boolean;
  /** The documents that were checked. */
  readonly checked: Docs;
}

const afterMs = 300;
const againMs = 3_000;
const gravity = { error: 0, warning: 1, note: 2 } as const;

/**
 * Has all documents checked, as they are to be, whenever nobody has typed for a moment. The last result stays until the next one comes; a
 * check that is overtaken is given up.
 */
export class ProblemsStore {
  #state: ProblemsState = { problems: [], byKey: new Map(), documents: 0, ms: 0, at: 0, checking: true, failed: false, checked: new Map() };
  readonly #hearers = new Set<() => void>();
  readonly #site: SiteStore;
  readonly #ask: (order: CheckOrder, signal: AbortSignal) => Promise<CheckAnswer>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;
  #seen: Docs = new Map();
  #current: string | undefined;

  constructor(site: SiteStore, ask: (order: CheckOrder, signal: AbortSignal) => Promise<CheckAnswer>) {
    this.#site = site;
    this.#ask = ask;
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  };

  readonly get = (): ProblemsState => this.#state;

  /** Name of the problem that was gone to last. */
  get current(): string | undefined {
    return this.#current;
  }

  goTo(name: string): void {
    this.#current = name;
  }

  /** Begins to follow the documents; gives the end of it. */
  start(): () => void {
    const look = (): void => {
      const { docs } = this.#site.get();
      if (isSame(docs, this.#seen)) return;
      this.#seen = docs;
      this.#running?.abort();
      this.#plan(this.#state.documents === 0 ? 0 : afterMs);
    };
    const stop = this.#site.subscribe(look);
    look();
    return () => {
      stop();
      clearTimeout(this.#timer);
      this.#running?.abort();
      // Started again, it looks again.
      this.#seen = new Map();
    };
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    this.#set({ checking: true });
    this.#timer = setTimeout(() => void this.#check(), ms);
  }

  async #check(): Promise<void> {
    const docs = this.#seen;
    const changed = [...docs.values()].filter(({ body, live }) => body !== live);
    const running = new AbortController();
    this.#running = running;
    try {
      const { problems, documents, ms } = await this.#ask({ documents: changed.flatMap(({ body }) => body ?? []), removed: changed.flatMap(({ type, id, body }) => (body === undefined ? [{ type, id }] : [])) }, running.signal);
      if (running.signal.aborted) return;
      const byKey = Map.groupBy(problems.toSorted((one, two) => gravity[one.severity] - gravity[two.severity]), ({ at }) => keyOf(at));
      this.#set({ problems: [...byKey.values()].flat(), byKey, documents, ms, at: Date.now(), checking: false, failed: false, checked: docs });
    } catch {
      if (running.signal.aborted) return;
      // The result that is there stays shown, and says how old it is.
      this.#set({ failed: true });
      this.#timer = setTimeout(() => void this.#check(), againMs);
    }
  }

  #set(change: Partial<ProblemsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const hear of this.#hearers) hear();
  }
}

const isSame = (one: Docs, two: Docs): boolean => one === two || (one.size === two.size && [...one].every(([key, { body, live }]) => two.has(key) && two.get(key)?.body === body && (two.get(key)?.live === live || body === live)));

/** Whether what a problem is about has been changed since it was found: it may be solved, and is not held against whoever just changed it. */
export const isTouched = ({ at }: Problem, doc: Doc | undefined, checked: Docs): boolean => {
  const before = checked.get(keyOf(at))?.body;
  return doc?.body !== before && JSON.stringify(valueAt(doc?.body, at.pointer)) !== JSON.stringify(valueAt(before, at.pointer));
};
