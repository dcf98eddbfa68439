import { useMemo } from 'react';
import { useProblemsOf } from '../../problems/use-problems.tsx';
import type { FieldProblem } from './form-context.ts';

/** What is wrong inside of a document, for the fields that it stands at. */
export const useFieldProblems = (key: string): readonly FieldProblem[] => {
  const found = useProblemsOf(key);
  return useMemo(() => found.filter(({ at }) => at.pointer !== '').map(({ at, severity, text, hint, fix }) => ({ pointer: at.pointer, severity, text, hint, fix })), [found]);
};
