import { Bits } from './bits.ts';
import { type Arrival, PageView, type Seen } from './page-view.ts';
import { plain } from './plain-address.ts';
import { targetsOf } from './link-targets.ts';

/** Result of an arrival for some viewers: on a page, or stuck. */
export interface Effect {
  readonly kind: 'page' | 'blocked' | 'preparing' | 'nowhere' | 'refused' | 'loop';
  /** The page that they stand on, or that they were refused. */
  readonly page: string | undefined;
  readonly guard?: string;
  /** Addresses that redirects and the ways on of refusals led through, the last one first asked for at the end. */
  readonly through: readonly string[];
  readonly who: Bits;
}

const mostSteps = 12;

/** An address whose open places are the same word everywhere, so that one look serves for all. */
export const plainAddress = (to: string): string => {
  const { path, query } = plain(to);
  const pairs = Object.entries(query);
  return pairs.length === 0
    ? path
    : `${path}?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
};

type Found = Omit<Effect, 'who'>;

/** Immediate result of a decision, and the address of its redirect. */
function outcomeOf(
  { outcome, notices }: Seen,
  asked: string | undefined,
): { readonly found?: Found; readonly on?: readonly string[] } {
  switch (outcome.kind) {
    case 'page':
    case 'blocked':
    case 'preparing':
      return { found: { kind: outcome.kind, page: outcome.page, through: [] } };
    case 'notFound':
      return { found: { kind: 'nowhere', page: asked, through: [] } };
    case 'redirect':
      return outcome.leave === undefined ? { on: [outcome.to] } : {};
    case 'pending':
      return {};
    case 'refused': {
      const on = notices
        .flatMap(({ then }) => (then === undefined ? [] : targetsOf(then, outcome.baseAddress)))
        .map(({ to }) => to)
        .filter((to) => to.startsWith('/'));
      const leaves = notices.some(({ then }) => then !== undefined && !['back', 'none'].includes(then.kind));
      return on.length > 0 || leaves
        ? { on }
        : { found: { kind: 'refused', page: outcome.page, guard: outcome.guard, through: [] } };
    }
  }
}

/** Follows arrivals to their ends; what is known of one is kept. */
export class Effects {
  readonly #look: PageView;
  readonly #known = new Map<string, readonly Effect[]>();

  constructor(look: PageView) {
    this.#look = look;
  }

  of(arrival: Arrival): readonly Effect[] {
    const key = this.#look.keyOf(arrival);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = new Map<string, Effect>();
    this.#follow(arrival, undefined, [], found);
    const all = [...found.values()];
    this.#known.set(key, all);
    return all;
  }

  #follow(arrival: Arrival, who: Bits | undefined, through: readonly string[], found: Map<string, Effect>): void {
    const page = this.#look.pageAt(arrival.to)?.id;
    const onward = new Map<string, Bits>();
    for (const { group, decisions } of this.#look.meet(arrival)) {
      const here = who === undefined ? group.members : group.members.and(who);
      if (who !== undefined && here.isEmpty) continue;
      for (const decision of decisions) {
        const { found: end, on = [] } = outcomeOf(decision, page);
        if (end !== undefined) this.#add(found, { ...end, through }, here);
        for (const to of on.map(plainAddress)) {
          const known = onward.get(to) ?? new Bits(this.#look.classes.size);
          onward.set(to, known.with(here));
        }
      }
    }
    for (const [to, bits] of onward) {
      if (through.includes(to) || to === arrival.to || through.length >= mostSteps)
        this.#add(found, { kind: 'loop', page, through: [...through, arrival.to, to] }, bits);
      else
        this.#follow(
          { to, ...(arrival.from === undefined ? {} : { from: arrival.from }) },
          bits,
          [...through, arrival.to],
          found,
        );
    }
  }

  #add(found: Map<string, Effect>, effect: Found, who: Bits): void {
    const key = JSON.stringify([effect.kind, effect.page, effect.guard, effect.through]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { ...effect, who: new Bits(this.#look.classes.size).with(who) });
    else known.who.addAll(who);
  }
}
