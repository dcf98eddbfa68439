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
  readonly kind:
    | 'address'
    | 'guard'
    | 'rule'
    | 'state'
    | 'plan'
    | 'service'
    | 'flag'
    | 'outcome'
    | 'hidden'
    | 'menu'
    | 'time';
  readonly text: Words;
  readonly at?: DocumentPlace;
}

/** Outcome of a visit and its reasons. */
export interface Visit {
  /** Viewer, device and time. */
  readonly who: Words;
  readonly outcome: Sentence;
  /** Steps that led to the outcome, in order. */
  readonly steps: readonly Sentence[];
  /** Widgets, entries of them and menu items that this visitor does not see. */
  readonly hidden: readonly Sentence[];
  /** Others that have a condition, and are seen. */
  readonly shown: readonly Sentence[];
}
