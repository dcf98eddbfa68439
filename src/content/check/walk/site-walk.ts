import type { CompiledLayout, CompiledPage, CompiledVenue, Decision, Snapshot } from '#engine';
import { conditionsOfLayout, conditionsOfMenu } from '#engine/conditions-of';
import { Bits } from './bits.ts';
import type { FrameSight, FrameSights } from './frame-sight.ts';
import { Effects, plainAddress, type Effect } from './effects.ts';
import { testsOf, type Arrival, type Look } from './look.ts';
import { targetsOf, waysOfMenu, waysOfNodes, type WayOut } from './ways-out.ts';

/** A step of a way: what was pressed, or followed by itself, and where it led. */
export interface Step {
  readonly to: string;
  /** What stands on what was pressed; empty for what follows by itself. */
  readonly by: string;
}

/** How some viewers came to a place for the first time. */
interface Came {
  readonly who: Bits;
  readonly from: string | undefined;
  readonly steps: readonly Step[];
}

/** A frame, of a venue or of none, as it stands around some pages. */
interface Framing {
  readonly layout: CompiledLayout;
  readonly venue: CompiledVenue | undefined;
  readonly sight: FrameSight;
}

/** A place of the walk: a page, or a frame, which stands around many. */
interface Place {
  readonly key: string;
  readonly is: CompiledPage | Framing;
  readonly address: string;
}

interface Spot extends Place {
  readonly who: Bits;
  readonly came: Came[];
}

/** A way with all who see it. */
interface Seen {
  readonly way: WayOut;
  readonly arrivals: readonly Arrival[];
  readonly who: Bits;
}

/** A way that does not end at an open page for some of those who see it. */
export interface Stuck extends Omit<Effect, 'kind' | 'who'> {
  readonly kind: Exclude<Effect['kind'], 'page'>;
  /** What was pressed; undefined for an entry of the site. */
  readonly way: WayOut | undefined;
  /** Key of the spot that it stands on. */
  readonly on: string;
  readonly arrival: Arrival;
  readonly who: Bits;
}

const isPage = (is: Place['is']): is is CompiledPage => 'path' in is;

/** Follows every way that every viewer sees, from the entries of the site, at one instant. */
export class SiteWalk {
  readonly look: Look;
  readonly stuck = new Map<string, Stuck>();
  readonly #effects: Effects;
  readonly #spots = new Map<string, Spot>();
  readonly #queue: { readonly spot: Spot; readonly who: Bits }[] = [];
  readonly #seen = new Map<string, readonly Seen[]>();
  readonly #frames = new Map<string, readonly Seen[]>();
  readonly #sights: FrameSights;
  readonly #snapshot: Snapshot;

  constructor(look: Look, sights: FrameSights) {
    this.look = look;
    this.#sights = sights;
    this.#effects = new Effects(look);
    this.#snapshot = look.snapshot;
  }

  /** Viewers who come to a page and see it, or what stands in its place. */
  who(page: string): Bits | undefined {
    return this.#spots.get(page)?.who;
  }

  /** An address that everybody may begin at. */
  enter(address: string, by: string): void {
    this.#arrive({ to: plainAddress(address) }, this.look.classes.everybody, { on: '', by, way: undefined });
  }

  /** Walks until nobody comes to anything new; after each place it tells how many are known by then. */
  *steps(): Generator<number, void> {
    for (let at = 0; at < this.#queue.length; at++) {
      const { spot, who } = this.#queue[at] as { readonly spot: Spot; readonly who: Bits };
      for (const { way, arrivals, who: seers } of this.#waysOf(spot)) {
        const here = seers.and(who);
        if (here.isEmpty) continue;
        for (const arrival of arrivals) this.#arrive(arrival, here, { on: spot.key, by: way.label, way });
      }
      if (isPage(spot.is)) this.#enterFrames(spot, spot.is, who);
      yield this.#spots.size;
    }
  }

  /** How a viewer comes to a page or frame: the first way that was found, which is a shortest one. */
  wayTo(key: string, viewer: number): readonly Step[] {
    const steps: Step[] = [];
    const seen = new Set<string>();
    for (let at: string | undefined = key; at !== undefined && !seen.has(at); ) {
      seen.add(at);
      const came: Came | undefined = this.#spots.get(at)?.came.find(({ who }) => who.has(viewer));
      if (came === undefined) break;
      steps.unshift(...came.steps);
      at = came.from;
    }
    return steps;
  }

  /** Everything on a page or in a frame that leads on, each with all who see it. */
  #waysOf(spot: Spot): readonly Seen[] {
    const known = this.#seen.get(spot.key);
    if (known !== undefined) return known;
    const { is, address } = spot;
    const seen = isPage(is) ? this.#waysOfPage(address, is) : this.#waysOfFrame(is).filter(({ way }) => !is.sight.hidden.has(way.command));
    this.#seen.set(spot.key, seen);
    return seen;
  }

  #waysOfPage(address: string, page: CompiledPage): readonly Seen[] {
    const into = new Map<string, Seen>();
    for (const { group, decisions } of this.look.meet({ to: address, from: page.screen })) {
      for (const decision of decisions) {
        const layout = this.#snapshot.layouts[layoutOf(page, decision) ?? ''];
        if (layout !== undefined) for (const way of waysOfNodes(decision.tree, layout)) this.#see(way, page.screen, decision, group.members, into);
      }
    }
    return [...into.values()];
  }

  /** Everything in a frame that leads on, on whichever page. */
  #waysOfFrame({ layout, venue }: Framing): readonly Seen[] {
    const key = `${layout.id} ${venue?.code ?? ''}`;
    const known = this.#frames.get(key);
    if (known !== undefined) return known;
    const into = new Map<string, Seen>();
    const menu = this.#snapshot.menus[venue?.menu ?? ''];
    const tests = testsOf([...conditionsOfLayout(layout), ...(menu === undefined ? [] : conditionsOfMenu(menu))]);
    const screen = (venue && this.look.pageAt(venue.to)?.screen) ?? '';
    for (const { viewer, members } of this.look.classes.alike(tests, venue === undefined ? ['locale', 'curResort'] : ['locale'], venue?.code)) {
      const shown = this.look.frameFor(viewer, layout, venue, screen);
      for (const way of waysOfMenu(shown.menu, venue?.menu ?? '')) this.#see(way, screen, shown, members, into);
      for (const way of waysOfNodes(shown.nodes, layout)) this.#see(way, screen, shown, members, into);
    }
    const seen = [...into.values()];
    this.#frames.set(key, seen);
    return seen;
  }

  #see(way: WayOut, screen: string, { main }: Pick<Decision, 'main'>, who: Bits, into: Map<string, Seen>): void {
    const targets = targetsOf(way.command, main);
    if (targets.length === 0) return;
    const key = `${way.from.type} ${way.from.path.join('/')} ${targets.map(({ to, via = '' }) => `${to} ${via}`).join(' ')}`;
    const known = into.get(key);
    if (known !== undefined) return void known.who.addAll(who);
    const arrivals = targets.map(({ to, via }) => ({ to: plainAddress(to), from: screen, ...(via === undefined ? {} : { via }) }));
    into.set(key, { way, arrivals, who: new Bits(this.look.classes.size).with(who) });
  }

  #enterFrames({ key, address }: Spot, page: CompiledPage, who: Bits): void {
    const { layouts, venues } = this.#snapshot;
    for (const [code, members] of this.#framesOf(page)) {
      const here = members.and(who);
      const venue = venues[code];
      const layout = layouts[venue?.frame ?? page.frame];
      if (here.isEmpty || layout === undefined) continue;
      const sight = this.#sights.of(layout, page);
      this.#reach({ key: `frame ${layout.id} ${code}${sight.key}`, is: { layout, venue, sight }, address }, here, { from: key, steps: [] });
    }
  }

  /** Venues in whose frame a page stands, and for whom; '' for that of the site. */
  #framesOf(page: CompiledPage): readonly (readonly [venue: string, who: Bits])[] {
    const { site, venues } = this.#snapshot;
    if (page.venue === undefined && page.inResort !== true) return [['', this.look.classes.everybody]];
    const resortOf = (resort: string | undefined): string => (resort !== undefined && Object.hasOwn(venues, resort) ? resort : site.defaultVenue);
    return this.look.classes.alike([], page.venue === undefined ? ['curResort'] : []).map(({ viewer, members }) => [page.venue ?? resortOf(viewer.curResort), members] as const);
  }

  #arrive(arrival: Arrival, who: Bits, { on, by, way }: { readonly on: string; readonly by: string; readonly way: WayOut | undefined }): void {
    for (const effect of this.#effects.of(arrival)) {
      const here = effect.who.and(who);
      if (here.isEmpty) continue;
      const { kind, through } = effect;
      if (kind !== 'page') this.#note({ ...effect, kind, way, on, arrival, who: here });
      const page = effect.page === undefined ? undefined : this.#snapshot.pages[effect.page];
      if (page === undefined || !['page', 'blocked', 'preparing'].includes(kind)) continue;
      const last = through.length === 0 ? arrival.to : page.path;
      const steps = [...through, last].map((to, index) => ({ to, by: index === 0 ? by : '' }));
      this.#reach({ key: page.id, is: page, address: plainAddress(last) }, here, { from: on, steps });
    }
  }

  #reach(place: Place, who: Bits, came: Omit<Came, 'who'>): void {
    let spot = this.#spots.get(place.key);
    if (spot === undefined) this.#spots.set(place.key, (spot = { ...place, who: new Bits(this.look.classes.size), came: [] }));
    const fresh = who.without(spot.who);
    if (fresh.isEmpty) return;
    spot.who.addAll(fresh);
    spot.came.push({ ...came, who: fresh });
    this.#queue.push({ spot, who: fresh });
  }

  #note(stuck: Stuck): void {
    const { from } = stuck.way ?? {};
    const key = JSON.stringify([stuck.kind, from?.type, from?.id, from?.path, stuck.arrival.to, stuck.guard]);
    const known = this.stuck.get(key);
    if (known === undefined) this.stuck.set(key, stuck);
    else known.who.addAll(stuck.who);
  }
}

/** The layout of what stands on a page. */
export const layoutOf = (page: CompiledPage, { outcome }: Pick<Decision, 'outcome'>): string | undefined => {
  switch (outcome.kind) {
    case 'page':
      return page.layout;
    case 'blocked':
      return page.stateLayouts.B;
    case 'preparing':
      return page.stateLayouts.D;
    default:
      return undefined;
  }
};
