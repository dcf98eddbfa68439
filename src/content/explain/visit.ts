import type { Words } from '../check/problem.ts';

/** A place in a document. */
export interface DocumentPlace {
  readonly type: string;
  readonly id: string;
  /** JSON Pointer into the document as it is written. */
  readonly pointer: string;
}

/** One thing to know of a visit, in both languages, and where it is written. */
export interface Sentence {
  readonly kind: 'address' | 'guard' | 'rule' | 'state' | 'plan' | 'service' | 'flag' | 'outcome' | 'hidden' | 'menu' | 'time';
  readonly text: Words;
  readonly at?: DocumentPlace;
}

/** What a visitor gets at an address, and why. */
export interface Visit {
  /** Who looks, how and when. */
  readonly who: Words;
  readonly outcome: Sentence;
  /** What led to that, in the order in which it was looked at. */
  readonly steps: readonly Sentence[];
  /** Widgets, entries of them and menu items that this visitor does not see. */
  readonly hidden: readonly Sentence[];
  /** Others that have a condition, and are seen. */
  readonly shown: readonly Sentence[];
}
