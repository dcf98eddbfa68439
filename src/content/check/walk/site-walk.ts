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
  readonly spot: Spot;
  readonly who: Bits;
  /** Key of the spot that they came from. */
  readonly on: string;
  readonly end: End;
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

/** A place that somebody came to. What leads on from it is looked at when the first do. */
interface Spot extends Place {
  readonly who: Bits;
  readonly came: Came[];
  ways?: readonly Seen[];
  frames?: readonly End[];
}

/** A way, or an entry of the site, with all who see it. What comes of it is looked at when the first follow it. */
interface Seen {
  readonly way: WayOut | undefined;
  readonly arrivals: readonly Arrival[];
  readonly who: Bits;
  ends?: readonly End[];
}

/** What comes of a way for some of those who see it. */
interface End {
  readonly who: Bits;
  /** Where they stand then, if anywhere. */
  readonly place: Place | undefined;
  /** That place, once somebody came there. */
  spot?: Spot | undefined;
  /** What stands on what was pressed; empty for an entry of the site. */
  readonly by: string;
  /** Addresses that lead there, its own one last; none into a frame, which stands where its page does. */
  readonly through: readonly string[];
  readonly stuck?: Omit<Stuck, 'on' | 'who'>;
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
  readonly #queue: Came[] = [];
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
  enter(address: string): void {
    const { everybody } = this.look.classes;
    this.#follow({ way: undefined, arrivals: [{ to: plainAddress(address) }], who: everybody }, everybody, '');
  }

  /** Walks until nobody comes to anything new; after each place it tells how many are known by then. */
  *steps(): Generator<number, void> {
    for (let at = 0; at < this.#queue.length; at++) {
      const { spot, who } = this.#queue[at] as Came;
      for (const seen of (spot.ways ??= this.#waysOf(spot))) this.#follow(seen, who, spot.key);
      for (const frame of (spot.frames ??= this.#framesOf(spot))) this.#come(frame, who, spot.key);
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
      const { by, through } = came.end;
      steps.unshift(...through.map((to, index) => ({ to, by: index === 0 ? by : '' })));
      at = came.on;
    }
    return steps;
  }

  /** Everything on a page or in a frame that leads on, each with all who see it. */
  #waysOf({ is, address }: Spot): readonly Seen[] {
    return isPage(is) ? this.#waysOfPage(address, is) : this.#waysOfFrame(is).filter(({ way }) => way === undefined || !is.sight.hidden.has(way.command));
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

  /** The frames that stand around a page, each for some. */
  #framesOf({ is: page, address }: Spot): readonly End[] {
    if (!isPage(page)) return [];
    const { layouts, venues } = this.#snapshot;
    return this.#venuesAround(page).flatMap(([code, who]): readonly End[] => {
      const venue = venues[code];
      const layout = layouts[venue?.frame ?? page.frame];
      if (layout === undefined) return [];
      const sight = this.#sights.of(layout, page);
      return [{ place: { key: `frame ${layout.id} ${code}${sight.key}`, is: { layout, venue, sight }, address }, who, by: '', through: [] }];
    });
  }

  /** Venues in whose frame a page stands, and for whom; '' for that of the site. */
  #venuesAround(page: CompiledPage): readonly (readonly [venue: string, who: Bits])[] {
    const { site, venues } = this.#snapshot;
    if (page.venue === undefined && page.inResort !== true) return [['', this.look.classes.everybody]];
    const resortOf = (resort: string | undefined): string => (resort !== undefined && Object.hasOwn(venues, resort) ? resort : site.defaultVenue);
    return this.look.classes.alike([], page.venue === undefined ? ['curResort'] : []).map(({ viewer, members }) => [page.venue ?? resortOf(viewer.curResort), members] as const);
  }

  /** Those of some viewers who see a way follow it from the spot that it stands on. */
  #follow(seen: Seen, who: Bits, on: string): void {
    if (!seen.who.meets(who)) return;
    for (const end of (seen.ends ??= this.#endsOf(seen))) {
      if (end.stuck !== undefined && end.who.meets(who)) this.#note({ ...end.stuck, on, who: end.who.and(who) });
      this.#come(end, who, on);
    }
  }

  #endsOf(seen: Seen): readonly End[] {
    return seen.arrivals.flatMap((arrival) => this.#effects.of(arrival).map((effect) => this.#endOf(seen, arrival, effect))).filter(({ who }) => !who.isEmpty);
  }

  #endOf({ way, who }: Seen, arrival: Arrival, effect: Effect): End {
    const { kind, through } = effect;
    const page = kind === 'page' || kind === 'blocked' || kind === 'preparing' ? this.#snapshot.pages[effect.page ?? ''] : undefined;
    const last = page === undefined || through.length === 0 ? arrival.to : page.path;
    return {
      who: effect.who.and(who), by: way?.label ?? '', through: [...through, last],
      place: page && { key: page.id, is: page, address: plainAddress(last) },
      ...(kind === 'page' ? {} : { stuck: { ...effect, kind, way, arrival } }),
    };
  }

  #come(end: End, who: Bits, on: string): void {
    const { place } = end;
    if (place === undefined) return;
    const spot = (end.spot ??= this.#spots.get(place.key)) ?? { ...place, who: new Bits(this.look.classes.size), came: [] };
    const fresh = end.who.beyond(spot.who, who);
    if (fresh === undefined) return;
    this.#spots.set(place.key, spot);
    spot.who.addAll(fresh);
    const came = { spot, who: fresh, on, end };
    spot.came.push(came);
    this.#queue.push(came);
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
