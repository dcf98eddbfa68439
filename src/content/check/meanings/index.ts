import type { ProblemCode, Words } from '../problem.ts';
import { crawlMeanings } from './crawl.ts';
import { gateMeanings } from './gate.ts';
import { walkMeanings } from './walk.ts';

/** What a code stands for, whatever document it is of: for lists of all codes, and for tools that explain them. */
export interface Meaning {
  readonly meaning: Words;
  readonly remedy: Words;
}

export const meanings: Readonly<Record<ProblemCode, Meaning>> = { ...gateMeanings, ...walkMeanings, ...crawlMeanings };
