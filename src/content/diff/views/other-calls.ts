import type { CompiledNode, PlacedNeed } from '#engine';
import type { ApiCall } from '#schemas/calls/define-call';
import { sameValue } from '../../check/same-value.ts';
import { periodsOf } from '../../answers/visible-at.ts';
import type { Names } from '../names.ts';
import { callAt, concerns, keysFor, pathOfKey } from './call-reads.ts';
import { momentsOf, type ChangedDocument } from './changed-documents.ts';
import { Answered, OtherAnswers, type Asking } from './data.ts';
import type { Release } from './found.ts';
import type { Side, Sides } from './sides.ts';

/** Calls of a page or frame, and the page that they are asked for. */
export interface Calling {
  readonly needs: readonly PlacedNeed[];
  readonly page: string;
}

interface Compared {
  readonly changed: readonly ChangedDocument[];
  readonly names: Names;
  readonly from: number;
}

const none: ReadonlySet<string> = new Set();

const isRenamed = ([before, after]: ChangedDocument['states']): boolean =>
  !sameValue(before?.['name'], after?.['name']);

/** Asks which calls two releases answer otherwise. */
export class OtherCalls {
  readonly #data: OtherAnswers;
  readonly #changed: readonly ChangedDocument[];
  readonly #names: Names;
  readonly #asked = new Map<Side, Answered>();
  /** Instants that changed documents name. */
  readonly moments: readonly number[];
  readonly #instants: ReadonlySet<number>;
  #hints: number[] = [];

  constructor(one: Release, two: Release, { changed, names, from }: Compared) {
    this.#data = new OtherAnswers(changed);
    this.#changed = changed;
    this.#names = names;
    this.moments = momentsOf(changed, from);
    // Other answers change each day, for ever.
    const periods = [one, two].flatMap(
      ({
        prepared: {
          documents: { banner, board, discount, notice, show },
        },
      }) => [banner, board, discount, notice, show].flatMap((some) => [...some.values()].flatMap(periodsOf)),
    );
    this.#instants = new Set([...this.moments, ...periods.flatMap(({ from: begin, until }) => [begin, until])]);
  }

  mayBeIn(nodes: readonly CompiledNode[]): boolean {
    return this.#data.mayBeIn(nodes);
  }

  /** Placements whose calls are answered otherwise. */
  of(sides: Sides, one: Calling, two: Calling, asked: Asking): ReadonlySet<string> {
    if (this.#data.isEmpty) return none;
    const other = new Set<string>();
    for (const need of two.needs) {
      const path = pathOfKey(need.key);
      if (
        need.node.startsWith('frame/') ||
        other.has(need.node) ||
        !this.#data.mayBe({ ...need, path }) ||
        !one.needs.some(({ key }) => key === need.key)
      )
        continue;
      const call = callAt(path);
      const isOther =
        call === undefined || call.access === 'published'
          ? this.#answersDiffer(sides, need, call, { one: one.page, two: two.page }, asked)
          : this.#showsChanged(call, need, asked);
      if (isOther) other.add(need.node);
    }
    return other;
  }

  #answersDiffer(
    sides: Sides,
    { key }: PlacedNeed,
    call: ApiCall | undefined,
    pages: { readonly one: string; readonly two: string },
    asked: Asking,
  ): boolean {
    const [first, second] = [this.#answered(sides.one), this.#answered(sides.two)];
    const keys = call === undefined ? [key] : keysFor(key, call, this.#changed);
    return keys.some((one) => {
      const [then, next] = [first.of(one, pages.one, asked), second.of(one, pages.two, asked)];
      this.#hints.push(
        ...[then, next].flatMap(({ validUntil }) =>
          validUntil !== null && this.#instants.has(validUntil) ? [validUntil] : [],
        ),
      );
      return then.text !== next.text;
    });
  }

  /** Answers made of records are not at hand: whoever may ask sees the changed documents that the call reads. */
  #showsChanged(
    { reads = [], names = [], access }: ApiCall,
    { key, personal }: PlacedNeed,
    { viewer }: Asking,
  ): boolean {
    if ((access === 'member' || personal === true) && viewer.login === false) return false;
    return this.#changed.some(
      ({ type, id, states }) =>
        (reads.includes(type) || (names.includes(type) && isRenamed(states))) &&
        concerns(key, states, this.#names.venueOf(type, id)),
    );
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
