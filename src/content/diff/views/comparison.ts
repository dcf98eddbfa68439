import { decide, type CompiledPage, type Snapshot } from '#engine';
import { flattenNodes } from '#engine/conditions/list-conditions';
import type { FactTest } from '#schemas/parts/condition/schema';
import { Bits } from '../../check/walk/bits.ts';
import { plain } from '../../check/walk/plain-address.ts';
import { type Group, ViewerClasses } from '../../check/walk/viewer-classes.ts';
import type { Words } from '../../check/problem.ts';
import { Names } from '../names.ts';
import { comingsOf, firstVisit, type Coming } from './arrivals.ts';
import { frameAt } from './frames.ts';
import { answersOf, type Answers } from '../../check/walk/answers.ts';
import { changedDocuments } from './changed-documents.ts';
import { notCounted } from './not-counted.ts';
import { OtherCalls } from './other-calls.ts';
import { addMoved, overTime, type OverTime } from './over-time.ts';
import { pairsOf, type Pair } from './pairs.ts';
import { Passing, type Pass } from './passing.ts';
import { instantsOfFrame, isAppWay, layoutsOf, Prints, testsAt, testsOfFrame, testsOfLayout } from './prints.ts';
import { sameValue } from '../../check/same-value.ts';
import { sideOf, viewersOf, type Persona, type Side, type Sides } from './sides.ts';
import { TreeReader } from './said.ts';
import { sightOf } from './sight.ts';
import { tellFrame, tellView, type Tellers, type ViewTold } from './tell-view.ts';
import type { Changed, Found, FoundChange, NotCounted, Release, ViewsOptions } from './found.ts';

const framed: Words = { ko: '프레임', en: 'the frame' };

/** Address of a page in either release. */
type Paths = Readonly<Record<'one' | 'two', string>>;

/** Looks at the pages and frames of two releases, one after the other, and keeps what differs. */
export class Comparison implements Found {
  readonly pages: readonly string[];
  /** Venues that have a frame, and undefined for pages of none. */
  readonly slots: readonly (string | undefined)[];
  readonly #one: Omit<Side, 'as'>;
  readonly #two: Omit<Side, 'as'>;
  readonly one: Snapshot;
  readonly two: Snapshot;
  readonly from: number;
  readonly tellers: Tellers;
  readonly changes: FoundChange[] = [];
  readonly notCounted: readonly NotCounted[];
  readonly byPage = new Map<string, Changed>();
  readonly byFrame = new Map<string | undefined, Changed>();
  readonly instants = new Set<number>();
  touched = 0;
  decided = 0;
  /** Questions that were not asked in every way in which calls of guards may be answered. */
  cut = 0;
  readonly #viewers: ReturnType<typeof viewersOf>;
  readonly #answers: Answers;
  readonly #passing: Passing;
  readonly #prints: { readonly one: Prints; readonly two: Prints };
  readonly #isAll: boolean;
  readonly #otherCalls: OtherCalls;
  readonly #told = new Map<string, ViewTold>();
  readonly #sides: readonly Sides[];

  constructor(one: Release, two: Release, { from, production = true, everything = false }: ViewsOptions) {
    const trees = new TreeReader();
    [this.one, this.two] = [one.snapshot, two.snapshot];
    [this.#one, this.#two, this.from] = [
      sideOf(one.prepared, one.snapshot, trees),
      sideOf(two.prepared, two.snapshot, trees),
      from,
    ];
    this.#viewers = viewersOf(one, two, production);
    this.#answers = answersOf([one.snapshot, two.snapshot]);
    this.#passing = new Passing(two.snapshot, this.#answers, () => void this.decided++);
    this.#prints = { one: new Prints(one.snapshot), two: new Prints(two.snapshot) };
    const was = new Names(one.prepared.raws.values(), new Names(two.prepared.raws.values()));
    this.tellers = { was, is: new Names(two.prepared.raws.values(), was), one: one.snapshot, two: two.snapshot };
    this.pages = [...new Set([...Object.keys(two.snapshot.pages), ...Object.keys(one.snapshot.pages)])];
    this.slots = [undefined, ...new Set([...two.snapshot.site.venueOrder, ...one.snapshot.site.venueOrder])];
    this.#sides = this.#viewers.personas.map((persona: Persona) => ({
      one: { ...this.#one, as: this.#viewers.asFirst(persona) },
      two: { ...this.#two, as: this.#viewers.asSecond(persona) },
    }));
    const changed = changedDocuments(one, two);
    this.#otherCalls = new OtherCalls(one, two, { changed, names: this.tellers.is, from });
    this.notCounted = notCounted(one, two, changed);
    this.#isAll = everything || !this.#viewers.sameLists || this.#prints.one.common !== this.#prints.two.common;
  }

  get classes(): ViewerClasses {
    return this.#viewers.classes;
  }

  /** Compares the frame of a venue. Pages of a venue missing in one release are new or removed. */
  compareFrame(venue: string | undefined): void {
    const [one, two] = [this.one, this.two];
    if (venue !== undefined && (one.venues[venue] === undefined || two.venues[venue] === undefined)) return;
    const layout = two.layouts[two.venues[venue ?? '']?.frame ?? two.site.frame];
    const isSame =
      this.#prints.one.frame(venue, this.#one.colours) === this.#prints.two.frame(venue, this.#two.colours);
    if (!this.#isAll && isSame && !this.#otherCalls.mayBeIn(layout?.nodes ?? [])) return;
    const tests = [...testsOfFrame(one, venue), ...testsOfFrame(two, venue)];
    const asksOthers = this.#otherCalls.mayBeIn(layout?.nodes ?? []);
    const groups = this.classes.alike(tests, asksOthers ? ['locale', 'login'] : ['locale'], venue);
    const menus = { one: one.venues[venue ?? '']?.menu ?? '', two: two.venues[venue ?? '']?.menu ?? '' };
    const spans = this.#overTime(
      [...instantsOfFrame(one, venue), ...instantsOfFrame(two, venue), ...(asksOthers ? this.#otherCalls.moments : [])],
      (now, add) => {
        for (const sides of this.#sides) {
          for (const { viewer, members } of groups) {
            for (const coming of comingsOf(tests)) {
              const [then, next] = [
                frameAt(sides.one, venue, { viewer, now }, coming),
                frameAt(sides.two, venue, { viewer, now }, coming),
              ];
              this.decided += 2;
              const calls = this.#otherCalls.of(
                sides,
                { needs: then.needs, page: '' },
                { needs: next.needs, page: '' },
                { viewer, now },
              );
              if (then.key === next.key && calls.size === 0) continue;
              add(
                {
                  before: framed,
                  now: framed,
                  details: tellFrame(
                    then,
                    next,
                    menus,
                    this.tellers,
                    next.tree.parts.flatMap(({ id, node }) => (calls.has(id) ? [node] : [])),
                  ),
                },
                members,
              );
              break;
            }
          }
        }
      },
    );
    this.byFrame.set(venue, spans.changed);
    for (const span of spans.all) this.changes.push({ slot: venue, span });
  }

  comparePage(id: string): void {
    const [was, is] = [this.one.pages[id], this.two.pages[id]];
    const paths = { one: plain(was?.path ?? is?.path ?? '/').path, two: plain(is?.path ?? was?.path ?? '/').path };
    if (!this.#isTouched(paths, was, is)) return;
    this.touched++;
    const [one, two] = [this.one, this.two];
    const tests: readonly FactTest[] = [...testsAt(one, paths.one), ...testsAt(two, paths.two)];
    const venue = is?.venue ?? was?.venue;
    const asksOthers = is !== undefined && this.#otherCalls.mayBeIn(two.layouts[is.layout]?.nodes ?? []);
    const facts = [
      'locale' as const,
      ...(asksOthers ? ['login' as const] : []),
      ...(was?.venue === undefined || is?.venue === undefined ? ['curResort' as const] : []),
      ...(was !== undefined && is !== undefined && was.venue !== is.venue ? ['onSite' as const] : []),
    ];
    const groups = this.classes.alike(tests, facts, venue);
    const comings = comingsOf(tests);
    const isSameGate = was !== undefined && is !== undefined && this.#hasSameGate(was, is);
    const spans = this.#overTime(
      [...(was?.instants ?? []), ...(is?.instants ?? []), ...(asksOthers ? this.#otherCalls.moments : [])],
      (now, add) => {
        for (const sides of this.#sides) {
          for (const group of groups) {
            const way = isSameGate
              ? this.#passing.of(is, { viewer: group.viewer, now, path: paths.two }, comings)
              : 'unclear';
            if (way === 'closed') continue;
            const told =
              way === 'unclear'
                ? this.#compareView(sides, paths, group, now, comings)
                : this.#compareInside(sides, paths, group, now, way);
            if (told !== undefined) add(told, group.members);
          }
        }
      },
    );
    if (was !== undefined && is !== undefined && was.path !== is.path)
      addMoved(spans, was, is, { who: this.classes.everybody, from: this.from });
    this.byPage.set(id, spans.changed);
    for (const span of spans.all) this.changes.push({ page: id, span });
  }

  /** Pages that are made of the very same parts in both releases give the very same decisions. */
  #isTouched(paths: Paths, was: CompiledPage | undefined, is: CompiledPage | undefined): boolean {
    if (this.#isAll || was === undefined || is === undefined) return true;
    if (this.#otherCalls.mayBeIn(this.two.layouts[is.layout]?.nodes ?? [])) return true;
    return this.#prints.one.at(paths.one) !== this.#prints.two.at(paths.two);
  }

  /**
   * Whether the same visitors come past the guards of a page in both releases, the others are stopped with the same words, and what is inside is the
   * same however they came: then it is looked at once.
   */
  #hasSameGate(was: CompiledPage, is: CompiledPage): boolean {
    const { one, two } = this;
    if (this.#isAll || was.path !== is.path || was.venue !== is.venue || isAppWay(one, was) || isAppWay(two, is))
      return false;
    if (
      !sameValue([was.guards, was.pageTexts], [is.guards, is.pageTexts]) ||
      this.#prints.one.guards(was) !== this.#prints.two.guards(is)
    )
      return false;
    if (this.#otherCalls.mayBeIn(two.layouts[is.layout]?.nodes ?? [])) return false;
    const inside = [
      ...layoutsOf(was, one).map((id) => one.layouts[id]),
      ...layoutsOf(is, two).map((id) => two.layouts[id]),
    ].flatMap((layout) => testsOfLayout(layout));
    return !inside.some(({ fact }) => fact === 'cameFrom' || fact === 'via' || fact === 'mode' || fact === 'source');
  }

  /** Differences behind the guards for a group. */
  #compareInside(
    sides: Sides,
    paths: Paths,
    { viewer }: Group,
    now: number,
    { coming, answers }: Pass,
  ): ViewTold | undefined {
    const ask = (side: Side, path: string) =>
      decide(side.snapshot, { ...coming, path, viewer: side.as(viewer), now, answers });
    this.decided += 2;
    return this.#comparePair(sides, { one: ask(sides.one, paths.one), two: ask(sides.two, paths.two) }, viewer, now);
  }

  /** Differences for a group; undefined when every member sees the same. */
  #compareView(
    sides: Sides,
    paths: Paths,
    { viewer }: Group,
    now: number,
    comings: readonly Coming[],
  ): ViewTold | undefined {
    for (const coming of comings) {
      const pairs = this.#pairs(sides, paths, coming, viewer, now);
      for (const pair of pairs) {
        const told = this.#comparePair(sides, pair, viewer, now);
        if (told !== undefined) return told;
      }
      // In the app a first visit stays where another is led out of the site.
      if (
        !pairs.some(({ one, two }) =>
          [one, two].some(({ outcome }) => outcome.kind === 'redirect' && outcome.leave !== undefined),
        )
      )
        continue;
      for (const pair of this.#pairs(sides, paths, { ...firstVisit, query: coming.query }, viewer, now)) {
        const told = this.#comparePair(sides, pair, viewer, now);
        if (told !== undefined) return told;
      }
    }
    return undefined;
  }

  #pairs(sides: Sides, paths: Paths, coming: Coming, viewer: Group['viewer'], now: number): readonly Pair[] {
    return pairsOf(
      sides.one,
      sides.two,
      { question: { ...coming, path: paths.two, viewer, now }, paths },
      this.#answers,
      { decided: (decisions) => (this.decided += decisions), cut: () => this.cut++ },
    );
  }

  #comparePair(sides: Sides, pair: Pair, viewer: Group['viewer'], now: number): ViewTold | undefined {
    const [one, two] = [sightOf(sides.one, pair.one), sightOf(sides.two, pair.two)];
    const other = this.#otherCalls.of(
      sides,
      { needs: pair.one.needs, page: pair.one.pageId },
      { needs: pair.two.needs, page: pair.two.pageId },
      { viewer, now },
    );
    const calls = other.size === 0 ? [] : flattenNodes(pair.two.tree).filter(({ id }) => other.has(id));
    if (one.key === two.key && calls.length === 0) return undefined;
    const key = [one.key, two.key, ...calls.map(({ id }) => id)].join('\n');
    const told = this.#told.get(key) ?? tellView(one, two, this.tellers, calls);
    this.#told.set(key, told);
    return told;
  }

  #overTime(
    instants: readonly number[],
    look: (now: number, add: (told: ViewTold, who: Bits) => void) => void,
  ): OverTime {
    // Answers to calls change at instants that the page does not know.
    const asked = (now: number, add: (told: ViewTold, who: Bits) => void): readonly number[] => {
      look(now, add);
      return this.#otherCalls.takeHints();
    };
    return overTime({ instants, from: this.from, viewers: this.classes.size, seen: this.instants, look: asked });
  }
}
