import type { ProblemCode } from '../problem.ts';
import type { CodeDescription } from './code-description.ts';
import { crawlDescriptions } from './crawl.ts';
import { gateDescriptions } from './gate.ts';
import { recordDescriptions } from './record.ts';
import { walkDescriptions } from './walk.ts';

export const codeDescriptions: Readonly<Record<ProblemCode, CodeDescription>> = {
  ...gateDescriptions,
  ...walkDescriptions,
  ...crawlDescriptions,
  ...recordDescriptions,
};
