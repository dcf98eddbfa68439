import type { Operation } from './operation.schema.ts';

/** An error in widget settings that a schema cannot express, such as contradicting parts. Shown to operators, in both languages. */
export interface SettingsFault {
  readonly path: readonly (string | number)[];
  readonly text: { readonly ko: string; readonly en: string };
  readonly hint: { readonly ko: string; readonly en: string };
}

/** A field of an answer that settings refer to. */
export interface AnswerRead {
  readonly at: readonly (string | number)[];
  /** Path in the answer; `*` matches any list item. */
  readonly way: readonly string[];
  /** True if the settings contain the path as a JSON Pointer instead of its last name. */
  readonly isPointer?: true;
}

/** Data that a widget's check can look up. */
export interface SettingsContext {
  operation(id: string): Operation | undefined;
}
