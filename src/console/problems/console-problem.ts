import type { Words } from '../../content/check/problem.ts';
import type { Body, Problem } from '../api/client.ts';
import type { Docs } from '../site/documents.ts';

/** One-click fix for a problem. It may change several documents and is one undo step. */
export interface QuickFix {
  /** Describes the result. */
  readonly label: Words;
  /** Changed documents. */
  readonly touches: readonly { readonly type: string; readonly id: string }[];
  readonly changes: (docs: Docs) => Readonly<Record<string, Body>>;
}

/** Problem of the check, of the walk of every view, or of the effects of drafts on the live site. */
export type ConsoleProblem = Omit<Problem, 'code'> & {
  readonly code: Problem['code'] | 'path-moved' | 'slug-moved' | 'entry-to-closed';
  readonly quickFix?: QuickFix;
};
