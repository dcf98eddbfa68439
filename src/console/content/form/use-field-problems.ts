import { useMemo, useState } from 'react';
import { useProblemsOf } from '../../problems/use-problems.tsx';
import { hasSameParts } from '../../ui/has-same-parts.ts';
import type { FieldProblem } from './form-context.ts';

/** What is wrong inside of a document, for the fields that it stands at. The same list for as long as the same is wrong: with another all fields are drawn anew. */
export const useFieldProblems = (key: string): readonly FieldProblem[] => {
  const now = useProblemsOf(key);
  const [found, setFound] = useState(now);
  if (!hasSameParts(found, now)) setFound(now);
  return useMemo(() => found.filter(({ at }) => at.pointer !== '').map(({ at, severity, text, hint, fix }) => ({ pointer: at.pointer, severity, text, hint, fix })), [found]);
};
