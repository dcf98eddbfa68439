import type { Body, Problem } from '../api/client.ts';
import { adviceOn } from './advice.ts';
import { shallowEqual } from '../ui/shallow-equal.ts';
import { keystrokeGap } from '../site/between-keystrokes.ts';
import { keyOf, type Docs } from '../site/documents.ts';
import type { SiteStore } from '../site/site-store.ts';
import type { Checker } from './checker.ts';
import { valueAt } from './apply-fix.ts';
import { settled } from '../../content/diff/words/settled.ts';
import type { ConsoleProblem } from './console-problem.ts';

/** Walk of every view. It follows the check if no error blocks it and nobody has typed for a while. */
export interface WalkState {
  readonly state: 'none' | 'walking' | 'done' | 'stopped' | 'failed';
  /** From 0 to 1. */
  readonly done: number;
  readonly problems: readonly Problem[];
}

export interface ProblemsState {
  /** Problems of the last check, release blockers first within each document. */
  readonly problems: readonly ConsoleProblem[];
  /** Problems by document. */
  readonly byKey: ReadonlyMap<string, readonly ConsoleProblem[]>;
  /** Number of documents that were checked; 0 before the first answer. */
  readonly documents: number;
  readonly ms: number;
  /** Time of the last result, in milliseconds since 1970. */
  readonly at: number;
  /** True while changed documents are being checked. */
  readonly checking: boolean;
  /** True if the last check failed. */
  readonly failed: boolean;
  /** The documents that were checked. */
  readonly checked: Docs;
  readonly walk: WalkState;
}

export const nothingKnown: ProblemsState = {
  problems: [],
  byKey: new Map(),
  documents: 0,
  ms: 0,
  at: 0,
  checking: true,
  failed: false,
  checked: new Map(),
  walk: { state: 'none', done: 0, problems: [] },
};

const afterMs = 300;
const againMs = 3_000;
const walkAfterMs = 2_500;
const gravity = { error: 0, warning: 1, note: 2 } as const;

/**
 * Has all documents checked, as they are to be, whenever nobody has typed for a moment. The last result stays until the next one comes; a
 * check that is overtaken is given up.
 */
export class ProblemsStore {
  #state = nothingKnown;
  #found: readonly Problem[] = [];
  #advice: readonly ConsoleProblem[] = [];
  #walking: AbortController | undefined;
  readonly #hearers = new Set<() => void>();
  readonly #site: SiteStore;
  readonly #make: () => Checker;
  #checker: Checker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;
  #seen: Docs = new Map();
  #current: string | undefined;

  /** `make` gives what checks, each time that it begins. */
  constructor(site: SiteStore, make: () => Checker) {
    this.#site = site;
    this.#make = make;
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  };

  readonly get = (): ProblemsState => this.#state;

  /** Name of the last visited problem. */
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
      this.#walking?.abort();
      this.#plan(this.#state.documents === 0 ? 0 : afterMs);
    };
    const checker = this.#make();
    this.#checker = checker;
    const stop = this.#site.subscribe(look);
    look();
    return () => {
      stop();
      clearTimeout(this.#timer);
      this.#running?.abort();
      this.#walking?.abort();
      checker.close?.();
      // Started again, it looks again.
      this.#seen = new Map();
    };
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    // With each letter: who hears of it once need not be told again.
    if (!this.#state.checking) this.#set({ checking: true });
    this.#timer = setTimeout(() => void this.#check(), ms);
  }

  async #check(): Promise<void> {
    const docs = this.#seen;
    const checker = this.#checker;
    if (checker === undefined) return;
    const running = new AbortController();
    this.#running = running;
    try {
      const { problems, documents, ms } = await checker.check(docs, running.signal);
      await keystrokeGap();
      if (running.signal.aborted) return;
      const advice = adviceOn(docs);
      await keystrokeGap();
      if (running.signal.aborted) return;
      this.#found = this.#ofWholeDocuments(problems);
      this.#advice = advice;
      const isClear = this.#found.every(({ severity }) => severity !== 'error');
      const isChanged = [...docs.values()].some(({ body, live }) => body !== live);
      this.#set({
        documents,
        ms,
        at: Date.now(),
        checking: false,
        failed: false,
        checked: docs,
        ...this.#sorted(isChanged ? this.#state.walk.problems : []),
        walk: { state: 'none', done: 0, problems: isChanged ? this.#state.walk.problems : [] },
      });
      if (isClear && isChanged) this.#timer = setTimeout(() => void this.walk(), walkAfterMs);
    } catch {
      if (running.signal.aborted) return;
      // The result that is there stays shown, and says how old it is.
      this.#set({ failed: true });
      this.#timer = setTimeout(() => void this.#check(), againMs);
    }
  }

  /** Looks at every view now; what was found before stays until it is done. */
  async walk(): Promise<void> {
    const { walk, checking, checked } = this.#state;
    const checker = this.#checker;
    if (checker?.walk === undefined || checking || walk.state === 'walking' || walk.state === 'done') return;
    clearTimeout(this.#timer);
    const walking = new AbortController();
    this.#walking = walking;
    const tell = (change: Partial<WalkState>): void => {
      if (this.#walking === walking) this.#set({ walk: { ...this.#state.walk, ...change } });
    };
    tell({ state: 'walking', done: 0 });
    try {
      const problems = await checker.walk(checked, { signal: walking.signal, onProgress: (done) => tell({ done }) });
      walking.signal.throwIfAborted();
      const found = this.#ofWholeDocuments(problems);
      this.#set({ ...this.#sorted(found), walk: { state: 'done', done: 1, problems: found } });
    } catch {
      tell({ state: walking.signal.aborted ? 'stopped' : 'failed', done: 0 });
    }
  }

  /** Leaves the look at every view; the server has it before anything goes live. */
  stopWalk(): void {
    this.#walking?.abort();
  }

  /** Leaves out documents that lack values: what the check says about them need not be true. */
  #ofWholeDocuments(problems: readonly Problem[]): readonly Problem[] {
    const { partial } = this.#site.get();
    return partial.size === 0 ? problems : problems.filter(({ at }) => !partial.has(keyOf(at)));
  }

  #sorted(walked: readonly Problem[]): Pick<ProblemsState, 'problems' | 'byKey'> {
    const before = new Map(this.#state.problems.map((problem) => [JSON.stringify(problem), problem]));
    // Reuse the objects of unchanged problems to avoid rerenders. Quick fixes depend on the current documents.
    const asBefore = (problem: ConsoleProblem): ConsoleProblem =>
      problem.quickFix === undefined ? (before.get(JSON.stringify(problem)) ?? problem) : problem;
    const sorted = [...this.#found, ...this.#advice, ...walked]
      .map(settled)
      .map(asBefore)
      .toSorted((one, two) => gravity[one.severity] - gravity[two.severity]);
    const byKey = Map.groupBy(sorted, ({ at }) => keyOf(at));
    const problems = [...byKey.values()].flat();
    const { problems: told } = this.#state;
    return shallowEqual(problems, told) ? { problems: told, byKey: this.#state.byKey } : { problems, byKey };
  }

  #set(change: Partial<ProblemsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const hear of this.#hearers) hear();
  }
}

const isSame = (one: Docs, two: Docs): boolean => {
  if (one === two) return true;
  if (one.size !== two.size) return false;
  for (const [key, doc] of one) {
    const other = two.get(key);
    if (
      doc !== other &&
      (other === undefined || other.body !== doc.body || (other.live !== doc.live && doc.body !== doc.live))
    )
      return false;
  }
  return true;
};

/** Tells whether the value that a problem points at has changed since the check. The problem may be solved, so it is not shown to the operator who changed it. */
export const isTouched = ({ at }: Pick<ConsoleProblem, 'at'>, body: Body | undefined, checked: Docs): boolean => {
  const before = checked.get(keyOf(at))?.body;
  return body !== before && JSON.stringify(valueAt(body, at.pointer)) !== JSON.stringify(valueAt(before, at.pointer));
};
