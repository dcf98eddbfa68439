import {
  decide,
  menuSections,
  type CompiledLayout,
  type CompiledNode,
  type CompiledPage,
  type CompiledVenue,
  type Decision,
  type NeededFact,
  type DecisionInput,
  type Snapshot,
  type SourceAnswers,
} from '#engine';
import { findRoute, mainPath } from '#engine/routing/find-route';
import { placeLayout } from '#engine/layout/place-widgets';
import type { FactTest } from '#schemas/parts/condition/schema';
import type { MenuSection } from '#schemas/frame-model';
import type { Viewer } from '#schemas/viewer';
import { type FactValues, factValuesOf, type Group, otherValue, ViewerClasses } from './viewer-classes.ts';
import { listGuardConditions, listLayoutConditions, type LocatedCondition } from '#engine/conditions/list-conditions';
import { sameValue } from '../same-value.ts';
import { answersOf, type Answers } from './answers.ts';
import { Bits } from './bits.ts';
import { plain } from './plain-address.ts';

/** Kind of navigation to an address. */
export interface Arrival {
  /** Address of this site; `{…}` stands for whatever is filled in later. */
  readonly to: string;
  /** Screen that was shown before; left out for a first visit. */
  readonly from?: string;
  readonly via?: string;
}

/** Relevant parts of a decision. */
export type Seen = Pick<Decision, 'outcome' | 'notices' | 'tree' | 'services' | 'main'>;

/** Decisions of a viewer class at an address: one per combination of guard responses. */
export interface Meeting {
  readonly group: Group;
  readonly decisions: readonly Seen[];
}

interface MetBy {
  readonly group: Group;
  readonly decisions: readonly Decision[];
}

/** True when a refusal shows a base page, as on a first visit. */
const isOnGround = ({ outcome }: Decision): boolean => outcome.kind === 'refused' && !outcome.stay;

/** Frame content for a viewer. */
export interface FrameShown extends Pick<Decision, 'main'> {
  readonly nodes: readonly CompiledNode[];
  readonly menu: readonly MenuSection[];
}

const mostAnswers = 32;
/** The app stays when a redirect leaves the site. */
const inApp: FactTest = { fact: 'platform', is: ['APP'] };
const onPhones: FactTest = { fact: 'platform', is: ['WEB_MOBILE'] };
const onIos: FactTest = { fact: 'os', is: ['ios'] };
const inDevelopment: FactTest = { fact: 'listed', is: [true] };

/** The tests of some conditions. */
export const testsOf = (conditions: Iterable<LocatedCondition>): readonly FactTest[] =>
  [...conditions].flatMap(({ condition }) => condition.groups.flat());

/** Compares views by identity: equal views of a layout share the object. */
const isSame = (one: Seen, other: Seen): boolean =>
  one.tree === other.tree &&
  one.main === other.main &&
  sameValue(one.outcome, other.outcome) &&
  sameValue(one.notices, other.notices);

/** An address as it was read, and the page that it leads to. */
interface Place extends ReturnType<typeof plain> {
  readonly page: CompiledPage | undefined;
  /** True for the fallback page. */
  readonly missed: boolean;
}

/** Looks at the pages of a release as every viewer, at one instant after the other. What has been looked at is kept; equal views are decided once. */
export class PageView {
  readonly snapshot: Snapshot;
  readonly classes: ViewerClasses;
  /** Decisions that were made, all in all. */
  decided = 0;
  /** Questions that were not asked in every way in which the calls of guards may be answered. */
  cut = 0;
  #now = 0;
  readonly #values: FactValues;
  readonly #answers: Answers;
  readonly #met = new Map<string, readonly Meeting[]>();
  readonly #groups = new Map<string, readonly Group[]>();
  readonly #places = new Map<string, Place>();
  #guardTests: readonly FactTest[] | undefined;

  constructor(snapshot: Snapshot, classes: ViewerClasses) {
    this.snapshot = snapshot;
    this.classes = classes;
    this.#values = factValuesOf(snapshot);
    this.#answers = answersOf([snapshot]);
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
    const { page, missed } = this.#placeAt(to);
    return missed ? undefined : page;
  }

  #placeAt(to: string): Place {
    const known = this.#places.get(to);
    if (known !== undefined) return known;
    const { path, query } = plain(to);
    const route = findRoute(this.snapshot, { path });
    const place =
      'page' in route
        ? { path, query, page: route.page, missed: route.missed }
        : { path, query, page: undefined, missed: false };
    this.#places.set(to, place);
    return place;
  }

  /** Viewers whom the answer of an address, its frame aside, tells apart. */
  #groupsAt({ page }: Place): readonly Group[] {
    if (page === undefined) return this.classes.alike([], ['locale']);
    const known = this.#groups.get(page.id);
    if (known !== undefined) return known;
    const { layouts, guards, site } = this.snapshot;
    const shown = [page.layout, page.stateLayouts.B, page.stateLayouts.D, site.pendingLayout].flatMap((id) =>
      layouts[id] === undefined ? [] : [...listLayoutConditions(layouts[id])],
    );
    const asked = page.guards.flatMap((id) => (guards[id] === undefined ? [] : [...listGuardConditions(guards[id])]));
    const groups = this.classes.alike(
      [...testsOf([...shown, ...asked]), inApp, ...this.#ownTests(page)],
      ['locale', ...(page.venue === undefined ? ['curResort' as const] : [])],
      page.venue,
    );
    this.#groups.set(page.id, groups);
    return groups;
  }

  /** Facts that pages depend on directly: listed testers see pages in development; some pages redirect by device. */
  #ownTests(page: CompiledPage): readonly FactTest[] {
    const { app } = this.snapshot.links;
    const isWay = app !== undefined && [app.action, app.deepLink, app.appOnly].includes(page.id);
    return [
      ...([page, ...page.schedule].some(({ state }) => state === 'D') ? [inDevelopment] : []),
      ...(isWay ? [onPhones, onIos] : []),
    ];
  }

  /** Tells arrivals apart as far as the release does. */
  keyOf({ to, from, via }: Arrival): string {
    const asks = (fact: 'cameFrom' | 'via', value: string | undefined) =>
      value !== undefined && this.#values.get(fact)?.has(value) === true ? value : '';
    return JSON.stringify([to, from === undefined ? null : asks('cameFrom', from), asks('via', via)]);
  }

  /** View of an address per viewer group. */
  meet({ to, from, via }: Arrival): readonly Meeting[] {
    const key = this.keyOf({ to, ...(from === undefined ? {} : { from }), ...(via === undefined ? {} : { via }) });
    const place = this.#placeAt(to);
    const { page, missed, path, query } = place;
    // Reuse a view when no instant of change has passed.
    const then = `${key} ${page === undefined || missed ? 0 : page.instants.filter((at) => at <= this.now).length}`;
    const known = this.#met.get(then);
    if (known !== undefined) return known;
    const meetAs = (group: Group): MetBy => ({
      group,
      decisions: this.#decide({
        path,
        query,
        now: this.now,
        viewer: group.viewer,
        how: from === undefined ? 'load' : 'push',
        ...(from === undefined ? {} : { previous: { path: '/', screen: from } }),
        ...(via === undefined ? {} : { via }),
      }),
    });
    const made = this.#merge(
      this.#groupsAt(place).flatMap((group): readonly MetBy[] => {
        const met = meetAs(group);
        return met.decisions.some(isOnGround) ? this.#apartOnGround(group).map(meetAs) : [met];
      }),
    );
    this.#met.set(then, made);
    return made;
  }

  /** Viewers whom the page under a refusal tells apart: which one it is hangs on the viewer's resort, and whether they get it or are led on on guards. */
  #apartOnGround(group: Group): readonly Group[] {
    const { guards, site } = this.snapshot;
    this.#guardTests ??= testsOf(Object.values(guards).flatMap((guard) => [...listGuardConditions(guard)]));
    return this.classes.apart(group, this.#guardTests, ['curResort'], site.venueOrder);
  }

  /** Viewers who meet the same, together: what is kept of a large site is small then. */
  #merge(met: readonly MetBy[]): readonly Meeting[] {
    const merged: Meeting[] = [];
    const byTree = new Map<object | undefined, Meeting[]>();
    for (const {
      group: { viewer, members },
      decisions,
    } of met) {
      const alike = byTree.get(decisions[0]?.tree) ?? [];
      byTree.set(decisions[0]?.tree, alike);
      const known = alike.find(
        ({ group, decisions: seen }) =>
          group.viewer.locale === viewer.locale &&
          seen.length === decisions.length &&
          seen.every((one, index) => isSame(one, decisions[index] as Decision)),
      );
      if (known !== undefined) {
        known.group.members.addAll(members);
        continue;
      }
      const seen = decisions.map(({ outcome, notices, tree, services, main }) => ({
        outcome,
        notices,
        tree,
        services,
        main,
      }));
      const meeting = { group: { viewer, members: new Bits(this.classes.size).with(members) }, decisions: seen };
      alike.push(meeting);
      merged.push(meeting);
    }
    return merged;
  }

  /** One viewer, one question: every decision that there may be, by what the calls answer. */
  ask(viewer: Viewer, { to, from, via }: Arrival): readonly Decision[] {
    const { path, query } = plain(to);
    return this.#decide({
      path,
      query,
      now: this.now,
      viewer,
      how: from === undefined ? 'load' : 'push',
      ...(from === undefined ? {} : { previous: { path: '/', screen: from } }),
      ...(via === undefined ? {} : { via }),
    });
  }

  /** What stands in a frame for a viewer, on whichever page; `screen` is where they come from. */
  frameFor(viewer: Viewer, layout: CompiledLayout, venue: CompiledVenue | undefined, screen: string): FrameShown {
    const facts = { viewer, venue: venue?.code, now: this.now, cameFrom: screen, mode: undefined };
    const { snapshot } = this;
    return {
      nodes: placeLayout(layout, facts).nodes,
      menu: menuSections(snapshot, venue?.code ?? '', facts),
      main: mainPath(snapshot, venue?.code, viewer.curResort),
    };
  }

  #decide(question: DecisionInput): readonly Decision[] {
    const ready: Decision[] = [];
    let waiting: SourceAnswers[] = [{}];
    for (let round = 0; waiting.length > 0 && round < 6; round++) {
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
      ways = ways.flatMap((way) =>
        values.map((value) => ({ ...way, [guard]: value === undefined ? ('failed' as const) : { value } })),
      );
      if (ways.length <= mostAnswers) continue;
      this.cut++;
      ways = ways.slice(0, mostAnswers);
    }
    return ways;
  }
}
