import type { Words } from '../../check/problem.ts';
import { Bits } from '../../check/walk/bits.ts';
import type { ViewTold } from './tell-view.ts';

/** One way in which a view changes, and who meets it from one instant to another. */
export interface Span extends ViewTold {
  readonly who: Bits;
  readonly from: number;
  readonly until: number | undefined;
}

const textOf = ({ before, now, details }: ViewTold): string =>
  JSON.stringify([before, now, details] satisfies readonly (Words | readonly Words[])[]);

/** Gathers what changes, instant after instant: who meets the same is told together, and what goes on is one. */
export class Spans {
  readonly #done: Span[] = [];
  readonly #size: number;
  #open = new Map<string, Span>();
  #next = new Map<string, { readonly told: ViewTold; readonly who: Bits }>();

  constructor(size: number) {
    this.#size = size;
  }

  add(told: ViewTold, who: Bits): void {
    const key = textOf(told);
    const known = this.#next.get(key);
    if (known === undefined) this.#next.set(key, { told, who: new Bits(this.#size).with(who) });
    else known.who.addAll(who);
  }

  /** Period of the entries since the last call; undefined end: unlimited. */
  close(from: number, until: number | undefined): void {
    const open = new Map<string, Span>();
    for (const [key, { told, who }] of this.#next) {
      const before = this.#open.get(key);
      this.#open.delete(key);
      const goesOn = before !== undefined && before.who.equals(who);
      if (before !== undefined && !goesOn) this.#done.push(before);
      open.set(key, goesOn ? { ...before, until } : { ...told, who, from, until });
    }
    this.#done.push(...this.#open.values());
    this.#open = open;
    this.#next = new Map();
  }

  get all(): readonly Span[] {
    return [...this.#done, ...this.#open.values()];
  }
}
