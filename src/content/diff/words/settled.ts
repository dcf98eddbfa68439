import type { Words } from '../../check/problem.ts';
import { settleParticles } from './particles.ts';

const inWords = ({ ko, en }: Words): Words => ({ ko: settleParticles(ko), en });

/** A problem as people read it: the check leaves Korean particles open after names that it does not know. */
export const settled = <One extends { readonly text: Words; readonly hint: Words }>(problem: One): One => ({
  ...problem,
  text: inWords(problem.text),
  hint: inWords(problem.hint),
});
