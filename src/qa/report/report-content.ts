import type { Coverage, Problem, RawDocument, Words } from '#content';

/** Report formats. */
export const formats = ['text', 'json', 'sarif', 'junit', 'html'] as const;
export type Format = (typeof formats)[number];

/** Language of texts. */
export type Lang = keyof Words;

/** Result of a command. */
export interface ReportContent {
  /** Command name, such as `validate`. */
  readonly command: string;
  /** Name of the input as given. */
  readonly input: string;
  readonly problems: readonly Problem[];
  /** Checked documents; those with a file let a report show the location. */
  readonly documents: readonly RawDocument[];
  /** File texts by the file name in problems, for locations outside documents. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly coverage?: Coverage;
  /** Coverage when not all views were checked. */
  readonly looked?: readonly (readonly [name: Words, value: Words])[];
  /** Applied changes, one line each. */
  readonly changes?: readonly Words[];
  /** True to omit notes and tables. */
  readonly quiet?: boolean;
  /** Additional JSON members. */
  readonly more?: Readonly<Record<string, unknown>>;
}

export const countOf = (problems: readonly Problem[], severity: Problem['severity']): number =>
  problems.filter((problem) => problem.severity === severity).length;

/** Errors and warnings are findings; notes are informational. */
export const hasFindings = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity !== 'note');

/** Formats the location of a problem: file position, or document and field. */
export const placeOf = ({ at: { type, id, pointer, file, line = 1, column = 1 } }: Problem): string =>
  file === undefined ? `${type}/${id}#${pointer}` : `${file}:${line}:${column}`;
