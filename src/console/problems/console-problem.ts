import type { Words } from '../../content/check/problem.ts';
import type { Body, Problem } from '../api/client.ts';
import type { Docs } from '../site/documents.ts';

/** What may be done about a problem by one click, in any documents, as one step. */
export interface QuickFix {
  /** What comes of it. */
  readonly label: Words;
  /** Documents that it changes. */
  readonly touches: readonly { readonly type: string; readonly id: string }[];
  readonly changes: (docs: Docs) => Readonly<Record<string, Body>>;
}

/** A problem as the console tells it: of the check, of the look at every view, or of what a change does to what is live. */
export type ConsoleProblem = Omit<Problem, 'code'> & { readonly code: Problem['code'] | 'path-moved' | 'slug-moved' | 'entry-to-closed'; readonly remedy?: QuickFix };
