import type { Fix, Words } from '../../../content/check/problem.ts';

/** Problem at a location of the edited document. */
export interface FieldProblem {
  readonly pointer: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly text: Words;
  readonly hint: Words;
  readonly fix?: Fix | undefined;
}
