import type { CompiledNode, PlacedNeed } from '#engine';
import { Answered, OtherAnswers, type Asking } from './data.ts';
import type { Release } from './found.ts';
import type { Side, Sides } from './sides.ts';

/** Calls of a page or frame, and the page that they are asked for. */
export interface Calling {
  readonly needs: readonly PlacedNeed[];
  readonly page: string;
}

const none: ReadonlySet<string> = new Set();

/** Asks which calls two releases answer otherwise. */
export class OtherCalls {
  readonly #data: OtherAnswers;
  readonly #asked = new Map<Side, Answered>();
  #hints: number[] = [];

  constructor(one: Release, two: Release) {
    this.#data = new OtherAnswers(one.prepared, two.prepared);
  }

  mayBeIn(nodes: readonly CompiledNode[]): boolean {
    return this.#data.mayBeIn(nodes);
  }

  /** Placements whose calls are answered otherwise. */
  of(sides: Sides, one: Calling, two: Calling, asked: Asking): ReadonlySet<string> {
    if (this.#data.isEmpty) return none;
    const [first, second] = [this.#answered(sides.one), this.#answered(sides.two)];
    const other = new Set<string>();
    for (const need of two.needs) {
      const [path = ''] = need.key.split('?');
      if (need.node.startsWith('frame/') || !this.#data.mayBe({ ...need, path }) || !one.needs.some(({ key }) => key === need.key)) continue;
      const [then, next] = [first.of(need, one.page, asked), second.of(need, two.page, asked)];
      if (then.text !== next.text) other.add(need.node);
      this.#hints.push(...[then, next].flatMap(({ validUntil }) => (validUntil === null ? [] : [validUntil])));
    }
    return other;
  }

  /** Instants at which answers change that were asked for since this was called last. */
  takeHints(): readonly number[] {
    const hints = this.#hints;
    this.#hints = [];
    return hints;
  }

  #answered(side: Side): Answered {
    const known = this.#asked.get(side) ?? new Answered(side);
    this.#asked.set(side, known);
    return known;
  }
}
