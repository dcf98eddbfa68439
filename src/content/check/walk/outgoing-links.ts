import type { CompiledLayout, CompiledPage, CompiledVenue, Decision, Snapshot } from '#engine';
import { listLayoutConditions, listMenuConditions } from '#engine/conditions/list-conditions';
import { Bits } from './bits.ts';
import { Effects, plainAddress, type Effect } from './effects.ts';
import type { FrameVisibility, FrameVisibilities } from './frame-visibility.ts';
import { testsOf, type Arrival, type PageView } from './page-view.ts';
import { targetsOf, waysOfMenu, waysOfNodes, type LinkTarget } from './link-targets.ts';

/** A frame, of a venue or of none, as it stands around some pages. */
interface Framing {
  readonly layout: CompiledLayout;
  readonly venue: CompiledVenue | undefined;
  readonly sight: FrameVisibility;
}

/** A place of the walk: a page, or a frame, which stands around many. */
export interface Place {
  readonly key: string;
  readonly is: CompiledPage | Framing;
  readonly address: string;
}

/** A way, or an entry of the site, with all who see it. */
export interface VisibleLink {
  readonly way: LinkTarget | undefined;
  readonly arrivals: readonly Arrival[];
  readonly who: Bits;
}

/** Result of a link for some of its viewers. */
export interface End {
  readonly who: Bits;
  /** Location afterwards, if any. */
  readonly place: Place | undefined;
  /** Label of the clicked element; empty for a start address. */
  readonly by: string;
  /** Addresses that lead there, its own one last; none into a frame, which stands where its page does. */
  readonly through: readonly string[];
  readonly stuck?: DeadEnd;
}

/** Reason why a link does not reach an open page. */
export interface DeadEnd extends Omit<Effect, 'kind' | 'who'> {
  readonly kind: Exclude<Effect['kind'], 'page'>;
  /** Clicked link; undefined for a start address. */
  readonly way: LinkTarget | undefined;
  readonly arrival: Arrival;
}

const isPage = (is: Place['is']): is is CompiledPage => 'path' in is;

/** Outgoing links of a location for each viewer, with their results, at one instant. */
export class OutgoingLinks {
  readonly #look: PageView;
  readonly #effects: Effects;
  readonly #frames = new Map<string, readonly VisibleLink[]>();
  readonly #sights: FrameVisibilities;
  readonly #snapshot: Snapshot;

  constructor(look: PageView, sights: FrameVisibilities) {
    this.#look = look;
    this.#sights = sights;
    this.#effects = new Effects(look);
    this.#snapshot = look.snapshot;
  }

  /** Everything on a page or in a frame that leads on, each with all who see it. */
  waysOf({ is, address }: Place): readonly VisibleLink[] {
    return isPage(is)
      ? this.#waysOfPage(address, is)
      : this.#waysOfFrame(is).filter(({ way }) => way === undefined || !is.sight.hidden.has(way.command));
  }

  #waysOfPage(address: string, page: CompiledPage): readonly VisibleLink[] {
    const into = new Map<string, VisibleLink>();
    for (const { group, decisions } of this.#look.meet({ to: address, from: page.screen })) {
      for (const decision of decisions) {
        const layout = this.#snapshot.layouts[layoutOf(page, decision) ?? ''];
        if (layout !== undefined)
          for (const way of waysOfNodes(decision.tree, layout))
            this.#see(way, page.screen, decision, group.members, into);
      }
    }
    return [...into.values()];
  }

  /** Everything in a frame that leads on, on whichever page. */
  #waysOfFrame({ layout, venue }: Framing): readonly VisibleLink[] {
    const key = `${layout.id} ${venue?.code ?? ''}`;
    const known = this.#frames.get(key);
    if (known !== undefined) return known;
    const into = new Map<string, VisibleLink>();
    const menu = this.#snapshot.menus[venue?.menu ?? ''];
    const tests = testsOf([...listLayoutConditions(layout), ...(menu === undefined ? [] : listMenuConditions(menu))]);
    const screen = (venue && this.#look.pageAt(venue.to)?.screen) ?? '';
    for (const { viewer, members } of this.#look.classes.alike(
      tests,
      venue === undefined ? ['locale', 'curResort'] : ['locale'],
      venue?.code,
    )) {
      const shown = this.#look.frameFor(viewer, layout, venue, screen);
      for (const way of waysOfMenu(shown.menu, venue?.menu ?? '')) this.#see(way, screen, shown, members, into);
      for (const way of waysOfNodes(shown.nodes, layout)) this.#see(way, screen, shown, members, into);
    }
    const seen = [...into.values()];
    this.#frames.set(key, seen);
    return seen;
  }

  #see(
    way: LinkTarget,
    screen: string,
    { main }: Pick<Decision, 'main'>,
    who: Bits,
    into: Map<string, VisibleLink>,
  ): void {
    const targets = targetsOf(way.command, main);
    if (targets.length === 0) return;
    const key = `${way.from.type} ${way.from.path.join('/')} ${targets.map(({ to, via = '' }) => `${to} ${via}`).join(' ')}`;
    const known = into.get(key);
    if (known !== undefined) return void known.who.addAll(who);
    const arrivals = targets.map(({ to, via }) => ({
      to: plainAddress(to),
      from: screen,
      ...(via === undefined ? {} : { via }),
    }));
    into.set(key, { way, arrivals, who: new Bits(this.#look.classes.size).with(who) });
  }

  /** The frames that stand around a page, each for some. */
  framesOf({ is: page, address }: Place): readonly End[] {
    if (!isPage(page)) return [];
    const { layouts, venues } = this.#snapshot;
    return this.#venuesAround(page).flatMap(([code, who]): readonly End[] => {
      const venue = venues[code];
      const layout = layouts[venue?.frame ?? page.frame];
      if (layout === undefined) return [];
      const sight = this.#sights.of(layout, page);
      return [
        {
          place: { key: `frame ${layout.id} ${code}${sight.key}`, is: { layout, venue, sight }, address },
          who,
          by: '',
          through: [],
        },
      ];
    });
  }

  /** Venues in whose frame a page stands, and for whom; '' for that of the site. */
  #venuesAround(page: CompiledPage): readonly (readonly [venue: string, who: Bits])[] {
    const { site, venues } = this.#snapshot;
    if (page.venue === undefined && page.inResort !== true) return [['', this.#look.classes.everybody]];
    const resortOf = (resort: string | undefined): string =>
      resort !== undefined && Object.hasOwn(venues, resort) ? resort : site.defaultVenue;
    return this.#look.classes
      .alike([], page.venue === undefined ? ['curResort'] : [])
      .map(({ viewer, members }) => [page.venue ?? resortOf(viewer.curResort), members] as const);
  }

  /** Result of a link for each of its viewers. */
  endsOf(seen: VisibleLink): readonly End[] {
    return seen.arrivals
      .flatMap((arrival) => this.#effects.of(arrival).map((effect) => this.#endOf(seen, arrival, effect)))
      .filter(({ who }) => !who.isEmpty);
  }

  #endOf({ way, who }: VisibleLink, arrival: Arrival, effect: Effect): End {
    const { kind, through } = effect;
    const page =
      kind === 'page' || kind === 'blocked' || kind === 'preparing'
        ? this.#snapshot.pages[effect.page ?? '']
        : undefined;
    const last = page === undefined || through.length === 0 ? arrival.to : page.path;
    return {
      who: effect.who.and(who),
      by: way?.label ?? '',
      through: [...through, last],
      place: page && { key: page.id, is: page, address: plainAddress(last) },
      ...(kind === 'page' ? {} : { stuck: { ...effect, kind, way, arrival } }),
    };
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
