import type { Path } from '../check/problem.ts';
import type { Shape } from './shapes.ts';

export type MergeSide = 'mine' | 'theirs';

/** One value as it was and as two people have made it; undefined: not there. */
export interface Three {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A part that both changed, each in another way. */
export interface Clash extends Three {
  /** Tells the part from all others of the document, whatever is chosen for it. */
  readonly id: string;
  readonly path: Path;
  readonly shape: Shape | undefined;
  /** The order of a list, not what is in it. */
  readonly isOrder?: true;
}

/** A part that only one of the two changed: it fits by itself. */
export interface Fitting {
  readonly path: Path;
  readonly by: MergeSide;
  readonly base: unknown;
  readonly value: unknown;
  readonly shape: Shape | undefined;
}

export interface Merged {
  readonly value: unknown;
  readonly clashes: readonly Clash[];
  readonly fitting: readonly Fitting[];
}

/** State of a merge: position and conflicts so far. */
export interface Merging {
  readonly choose: (id: string) => MergeSide;
  readonly clashes: Clash[];
  readonly fitting: Fitting[];
}

/** A part of the three documents: how it is told from others, where it stands and what its schema says. */
export interface MergePart {
  readonly id: string;
  readonly path: Path;
  readonly shape: Shape | undefined;
}
