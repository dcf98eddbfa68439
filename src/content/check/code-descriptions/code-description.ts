import type { Words } from '../problem.ts';

/** Description of a code, for lists of codes and tools that explain them. */
export interface CodeDescription {
  readonly meaning: Words;
  readonly fix: Words;
}
