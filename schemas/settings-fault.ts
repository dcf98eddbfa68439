import type { Operation } from './operation.schema.ts';

/** Something in a widget's settings that its schema cannot say: parts that do not fit each other. For operators, in both languages. */
export interface SettingsFault {
  readonly path: readonly (string | number)[];
  readonly text: { readonly ko: string; readonly en: string };
  readonly hint: { readonly ko: string; readonly en: string };
}

/** A field of an answer that settings name. */
export interface AnswerRead {
  readonly at: readonly (string | number)[];
  /** Steps into the answer; `*` is any item of a list. */
  readonly way: readonly string[];
  /** The settings hold the way as a JSON Pointer, not the last name of it. */
  readonly isPointer?: true;
}

/** What a widget may look up to tell. */
export interface SettingsContext {
  operation(id: string): Operation | undefined;
}
