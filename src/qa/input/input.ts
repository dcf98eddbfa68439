import type { Problem, RawDocument } from '#content';

/** Input of a command. */
export interface Input {
  /** Name of the input as given. */
  readonly name: string;
  readonly documents: readonly RawDocument[];
  /** Problems of reading, such as files that are not documents. */
  readonly problems: readonly Problem[];
  /** File texts by the file name in problems. */
  readonly texts: ReadonlyMap<string, string>;
}
