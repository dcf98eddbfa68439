import { Bits } from './bits.ts';
import { plainAddress } from './effects.ts';
import type { FrameVisibilities } from './frame-visibility.ts';
import type { PageView } from './page-view.ts';
import { OutgoingLinks, type DeadEnd, type End, type Place, type VisibleLink } from './outgoing-links.ts';

/** A step of a way: what was pressed, or followed by itself, and where it led. */
export interface Step {
  readonly to: string;
  /** Label of the clicked element; empty for automatic steps. */
  readonly by: string;
}

/** First path of some viewers to a location. */
interface Came {
  readonly spot: Spot;
  readonly who: Bits;
  /** Key of the spot that they came from. */
  readonly on: string;
  readonly end: Led;
}

/** A place that somebody came to. What leads on from it is looked at when the first do. */
interface Spot extends Place {
  readonly who: Bits;
  readonly came: Came[];
  ways?: readonly Followed[];
  frames?: readonly Led[];
}

/** A way with what comes of it, which is looked at when the first follow it. */
interface Followed extends VisibleLink {
  ends?: readonly Led[];
}

/** Result of a link with its target, once reached. */
interface Led extends End {
  spot?: Spot | undefined;
}

/** A way that does not end at an open page for some of those who see it. */
export interface Stuck extends DeadEnd {
  /** Key of the spot that it stands on. */
  readonly on: string;
  readonly who: Bits;
}

/** Follows every way that every viewer sees, from the entries of the site, at one instant. */
export class SiteWalk {
  readonly look: PageView;
  readonly stuck = new Map<string, Stuck>();
  readonly #on: OutgoingLinks;
  readonly #spots = new Map<string, Spot>();
  readonly #queue: Came[] = [];

  constructor(look: PageView, sights: FrameVisibilities) {
    this.look = look;
    this.#on = new OutgoingLinks(look, sights);
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
      for (const seen of (spot.ways ??= this.#on.waysOf(spot))) this.#follow(seen, who, spot.key);
      for (const frame of (spot.frames ??= this.#on.framesOf(spot))) this.#come(frame, who, spot.key);
      yield this.#spots.size;
    }
  }

  /** Path of a viewer to a page or frame: the first one found, which is a shortest. */
  wayTo(key: string, viewer: number): readonly Step[] {
    const steps: Step[] = [];
    const seen = new Set<string>();
    for (let at: string | undefined = key; at !== undefined && !seen.has(at);) {
      seen.add(at);
      const came: Came | undefined = this.#spots.get(at)?.came.find(({ who }) => who.has(viewer));
      if (came === undefined) break;
      const { by, through } = came.end;
      steps.unshift(...through.map((to, index) => ({ to, by: index === 0 ? by : '' })));
      at = came.on;
    }
    return steps;
  }

  /** Viewers who see a link follow it from its location. */
  #follow(seen: Followed, who: Bits, on: string): void {
    if (!seen.who.meets(who)) return;
    for (const end of (seen.ends ??= this.#on.endsOf(seen))) {
      if (end.stuck !== undefined && end.who.meets(who)) this.#note({ ...end.stuck, on, who: end.who.and(who) });
      this.#come(end, who, on);
    }
  }

  #come(end: Led, who: Bits, on: string): void {
    const { place } = end;
    if (place === undefined) return;
    const spot = (end.spot ??= this.#spots.get(place.key)) ?? {
      ...place,
      who: new Bits(this.look.classes.size),
      came: [],
    };
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
