import { useMemo, useSyncExternalStore } from 'react';
import { shallowEqual } from '../../ui/shallow-equal.ts';
import type { FieldProblem } from './field-problem.ts';
import { useForm } from './form-context.ts';
import type { FormProblems } from './form-problems.ts';
import { pointerOf, type Path } from './path.ts';

/** Finds the problems at a place; as long as they are the same, the same list. */
const finderOf = (problems: FormProblems, pointer: string, isWithBelow: boolean): (() => readonly FieldProblem[]) => {
  let last: readonly FieldProblem[] = [];
  return () => {
    const now = problems
      .get()
      .filter((problem) => problem.pointer === pointer || (isWithBelow && problem.pointer.startsWith(`${pointer}/`)));
    if (!shallowEqual(last, now)) last = now;
    return last;
  };
};

/** The problems at a place of the form and, if asked for, below it. */
export const useProblemsHere = (path: Path, isWithBelow = false): readonly FieldProblem[] => {
  const { problems, base } = useForm();
  const pointer = base + pointerOf(path);
  const get = useMemo(() => finderOf(problems, pointer, isWithBelow), [problems, pointer, isWithBelow]);
  return useSyncExternalStore(problems.subscribe, get, get);
};
