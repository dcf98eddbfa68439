/** Output and exit code of a command: 0 clean, 1 findings, 2 could not run. */
export interface Report {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}
