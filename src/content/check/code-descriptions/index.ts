import type { ProblemCode, Words } from '../problem.ts';
import { crawlDescriptions } from './crawl.ts';
import { gateDescriptions } from './gate.ts';
import { walkDescriptions } from './walk.ts';

/** Description of a code, for lists of codes and tools that explain them. */
export interface CodeDescription {
  readonly meaning: Words;
  readonly fix: Words;
}

export const codeDescriptions: Readonly<Record<ProblemCode, CodeDescription>> = { ...gateDescriptions, ...walkDescriptions, ...crawlDescriptions };
