import { useMemo, useState } from 'react';
import type { ConsoleProblem } from '../../problems/console-problem.ts';
import { useProblemsOf } from '../../problems/use-problems.tsx';
import { shallowEqual } from '../../ui/shallow-equal.ts';
import type { FieldProblem } from './field-problem.ts';

const known = new WeakMap<ConsoleProblem, FieldProblem>();

/** As a field tells it: the same for the same problem, so that its field is not drawn anew for another's. */
const atField = (problem: ConsoleProblem): FieldProblem => {
  const { at, severity, text, hint, fix } = problem;
  const told = known.get(problem) ?? { pointer: at.pointer, severity, text, hint, fix };
  known.set(problem, told);
  return told;
};

/** Problems of a document for their fields. The list is stable while they do not change. */
export const useFieldProblems = (key: string): readonly FieldProblem[] => {
  const now = useProblemsOf(key);
  const [found, setFound] = useState(now);
  if (!shallowEqual(found, now)) setFound(now);
  return useMemo(() => found.filter(({ at }) => at.pointer !== '').map(atField), [found]);
};
