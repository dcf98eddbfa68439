import { decide, type CompiledPage, type Decision, type NeededFact, type Question, type Snapshot, type SourceAnswers } from '#engine';
import { readAddress } from '#engine/fill';
import { findRoute } from '#engine/find-route';
import type { FactName } from '#schemas/condition.schema';
import type { Viewer } from '#schemas/viewer';
import { factValuesOf, otherValue, type FactValues, type Group, type ViewerClasses } from './viewer-classes.ts';
import { conditionsOf } from '#engine/conditions-of';

/** How somebody comes to an address. */
export interface Arrival {
  /** Address of this site; `{…}` stands for whatever is filled in later. */
  readonly to: string;
  /** Screen that was shown before; left out for a first visit. */
  readonly from?: string;
  readonly via?: string;
}

/** What some viewers who are alike meet at an address: one decision for each way that the calls of guards may be answered. */
export interface Meeting {
  readonly group: Group;
  readonly decisions: readonly Decision[];
}

const mostAnswers = 32;

/** Answers that a guard tells apart, by the name that they are filed under. */
function answersOf(snapshot: Snapshot): ReadonlyMap<string, readonly (string | undefined)[]> {
  const values = new Map<string, Set<string>>();
  for (const { type, id, condition } of conditionsOf(snapshot)) {
    if (type !== 'guard') continue;
    for (const test of condition.groups.flat()) {
      if (test.fact !== 'source') continue;
      const name = test.of === undefined ? id : `${id}/${test.of}`;
      const known = values.get(name) ?? new Set();
      values.set(name, known);
      for (const value of test.is) known.add(value);
    }
  }
  return new Map([...values].map(([name, known]) => [name, [...known, ...(known.has(otherValue) ? [] : [otherValue]), undefined]]));
}

/** Looks at the pages of a release as every viewer, at one instant after the other. What has been looked at is kept; equal views are decided once. */
export class Look {
  readonly snapshot: Snapshot;
  readonly classes: ViewerClasses;
  /** Decisions that were made, all in all. */
  decided = 0;
  #now = 0;
  readonly #values: FactValues;
  readonly #answers: ReadonlyMap<string, readonly (string | undefined)[]>;
  readonly #met = new Map<string, readonly Meeting[]>();
  readonly #facts = new Map<string, readonly FactName[]>();

  constructor(snapshot: Snapshot, classes: ViewerClasses) {
    this.snapshot = snapshot;
    this.classes = classes;
    this.#values = factValuesOf(snapshot);
    this.#answers = answersOf(snapshot);
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now;
  }

  set now(now: number) {
    this.#now = now;
  }

  /** The page that an address leads to, whoever asks; undefined where nothing fits or another address stands there. */
  pageAt(to: string): CompiledPage | undefined {
    const route = findRoute(this.snapshot, { path: plain(to).path });
    return 'page' in route && !route.missed ? route.page : undefined;
  }

  /** Facts that the answer of an address may hang on, its frame aside. */
  factsOf(to: string): readonly FactName[] {
    const { path } = plain(to);
    const known = this.#facts.get(path);
    if (known !== undefined) return known;
    const route = findRoute(this.snapshot, { path });
    const page = 'page' in route ? route.page : undefined;
    const facts = page === undefined ? (['locale'] as const) : this.#pageFacts(page);
    this.#facts.set(path, facts);
    return facts;
  }

  #pageFacts(page: CompiledPage): readonly FactName[] {
    const { layouts, guards, links, site } = this.snapshot;
    const { app } = links;
    const shown = [page.layout, page.stateLayouts.B, page.stateLayouts.D, site.pendingLayout].flatMap((id) => layouts[id] ?? []);
    const asked = page.guards.flatMap((id) => guards[id] ?? []);
    return [
      'locale',
      ...[...shown, ...asked].flatMap(({ facts }) => facts),
      ...([page, ...page.schedule].some(({ state }) => state === 'D') ? ['listed' as const] : []),
      ...(page.venue === undefined ? ['curResort' as const] : []),
      ...(app !== undefined && [app.action, app.deepLink, app.appOnly].includes(page.id) ? ['platform' as const, 'os' as const] : []),
    ];
  }

  /** Tells arrivals apart as far as the release does. */
  keyOf({ to, from, via }: Arrival): string {
    const asks = (fact: 'cameFrom' | 'via', value: string | undefined) => (value !== undefined && this.#values.get(fact)?.has(value) === true ? value : '');
    return JSON.stringify([to, from === undefined ? null : asks('cameFrom', from), asks('via', via)]);
  }

  /** What every viewer meets at an address, group by group. */
  meet({ to, from, via }: Arrival): readonly Meeting[] {
    const key = this.keyOf({ to, ...(from === undefined ? {} : { from }), ...(via === undefined ? {} : { via }) });
    const page = this.pageAt(to);
    // What no instant has passed for since the last look is as it was.
    const then = `${key} ${page === undefined ? 0 : page.instants.filter((at) => at <= this.now).length}`;
    const known = this.#met.get(then);
    if (known !== undefined) return known;
    const groups = this.classes.alike(this.factsOf(to), page?.venue);
    const { path, query } = plain(to);
    const made = groups.map((group) => ({
      group,
      decisions: this.#decide({
        path, query, now: this.now, viewer: group.viewer, how: from === undefined ? 'load' : 'push',
        ...(from === undefined ? {} : { previous: { path: '/', screen: from } }), ...(via === undefined ? {} : { via }),
      }),
    }));
    this.#met.set(then, made);
    return made;
  }

  /** One viewer, one question: every decision that there may be, by what the calls answer. */
  ask(viewer: Viewer, { to, from, via }: Arrival): readonly Decision[] {
    const { path, query } = plain(to);
    return this.#decide({ path, query, now: this.now, viewer, how: from === undefined ? 'load' : 'push', ...(from === undefined ? {} : { previous: { path: '/', screen: from } }), ...(via === undefined ? {} : { via }) });
  }

  #decide(question: Question): readonly Decision[] {
    const ready: Decision[] = [];
    let waiting: SourceAnswers[] = [{}];
    for (let round = 0; waiting.length > 0 && round < 3; round++) {
      const next: SourceAnswers[] = [];
      for (const answers of waiting) {
        this.decided++;
        const decision = decide(this.snapshot, { ...question, answers });
        if (decision.needsFacts.length === 0) ready.push(decision);
        else next.push(...this.#answer(decision.needsFacts, answers));
      }
      waiting = next;
    }
    return ready;
  }

  /** Every way that calls may be answered. Sources of one call fail together, but fewer ways are enough where there are many. */
  #answer(needs: readonly NeededFact[], known: SourceAnswers): readonly SourceAnswers[] {
    let ways: SourceAnswers[] = [known];
    for (const { guard } of needs) {
      const values = this.#answers.get(guard) ?? [otherValue, undefined];
      ways = ways.flatMap((way) => values.map((value) => ({ ...way, [guard]: value === undefined ? ('failed' as const) : { value } })));
      if (ways.length > mostAnswers) ways = ways.slice(0, mostAnswers);
    }
    return ways;
  }
}

/** Path and query of an address; what is filled in later becomes some word. */
export const plain = (to: string): { readonly path: string; readonly query: Readonly<Record<string, string>> } => readAddress(to.replaceAll(/\{[^/{}]*\}/g, 'x'));
