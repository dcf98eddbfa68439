import type { FieldProblem } from './field-problem.ts';

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
