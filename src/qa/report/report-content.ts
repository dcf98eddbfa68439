import type { Coverage, Problem, RawDocument, Words } from '#content';

/** Ways to write a report. */
export const formats = ['text', 'json', 'sarif', 'junit', 'html'] as const;
export type Format = (typeof formats)[number];

/** The language of what people read. */
export type Lang = keyof Words;

/** What a command found. */
export interface ReportContent {
  /** The command's name, such as `validate`. */
  readonly command: string;
  /** How the input was named. */
  readonly input: string;
  readonly problems: readonly Problem[];
  /** All that was looked at; those with their files let a report show the place itself. */
  readonly documents: readonly RawDocument[];
  /** Texts of files by the names that problems give them, where a document alone does not show the place. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly coverage?: Coverage;
  /** How much was looked at, where it was not all views. */
  readonly looked?: readonly (readonly [name: Words, value: Words])[];
  /** What was changed, a line each. */
  readonly changes?: readonly Words[];
  /** Whether to leave out what only tells: notes, tables. */
  readonly quiet?: boolean;
  /** More members for tools (JSON). */
  readonly more?: Readonly<Record<string, unknown>>;
}

export const countOf = (problems: readonly Problem[], severity: Problem['severity']): number => problems.filter((problem) => problem.severity === severity).length;

/** Errors and warnings are findings; notes only tell. */
export const hasFindings = (problems: readonly Problem[]): boolean => problems.some(({ severity }) => severity !== 'note');

/** Where a problem is, in a line: a file's place, else the document and what in it. */
export const placeOf = ({ at: { type, id, pointer, file, line = 1, column = 1 } }: Problem): string => (file === undefined ? `${type}/${id}#${pointer}` : `${file}:${line}:${column}`);
