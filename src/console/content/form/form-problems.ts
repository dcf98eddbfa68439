import { useMemo, useSyncExternalStore } from 'react';
import { shallowEqual } from '../../ui/shallow-equal.ts';
import { useForm, type FieldProblem } from './form-context.ts';
import { pointerOf, type Path } from './path.ts';

/** Problems of a form. The object is stable, so that a change re-renders the affected fields only. */
export class FormProblems {
  #all: readonly FieldProblem[];
  readonly #hearers = new Set<() => void>();

  constructor(all: readonly FieldProblem[]) {
    this.#all = all;
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  };

  readonly get = (): readonly FieldProblem[] => this.#all;

  set(all: readonly FieldProblem[]): void {
    if (all === this.#all) return;
    this.#all = all;
    for (const hear of this.#hearers) hear();
  }
}

/** Finds the problems at a place; as long as they are the same, the same list. */
const finderOf = (problems: FormProblems, pointer: string, isWithBelow: boolean): (() => readonly FieldProblem[]) => {
  let last: readonly FieldProblem[] = [];
  return () => {
    const now = problems.get().filter((problem) => problem.pointer === pointer || (isWithBelow && problem.pointer.startsWith(`${pointer}/`)));
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
