import { locate } from './locate.ts';
import type { Prepared } from './prepared.ts';
import type { Problem } from './problem.ts';

/** The whole-site gate: every problem of the documents, with place and remedy. An error stops a release. Never throws. */
export function check(prepared: Prepared): readonly Problem[] {
  return locate(prepared.problems, prepared.raws);
}
