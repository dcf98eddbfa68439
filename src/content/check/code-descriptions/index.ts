import type { ProblemCode, Words } from '../problem.ts';
import { crawlDescriptions } from './crawl.ts';
import { gateDescriptions } from './gate.ts';
import { walkDescriptions } from './walk.ts';

/** What a code stands for, whatever document it is of: for lists of all codes, and for tools that explain them. */
export interface CodeDescription {
  readonly meaning: Words;
  readonly fix: Words;
}

export const codeDescriptions: Readonly<Record<ProblemCode, CodeDescription>> = { ...gateDescriptions, ...walkDescriptions, ...crawlDescriptions };
