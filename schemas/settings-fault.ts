import type { Operation } from './documents/operation/schema.ts';

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
  /** Name of the widget's need. Default: all of them. */
  readonly need?: string;
}

/** A query parameter that a widget reads, with the values that it defines. */
export interface QueryRead {
  readonly name: string;
  readonly values?: readonly string[];
  /** Locations of the values in the settings, if visitors choose among them by links. */
  readonly places?: readonly (readonly (string | number)[])[];
  /** Value that applies if the parameter is missing. */
  readonly default?: string;
}

/** Data that a widget's check can look up. */
export interface SettingsContext {
  operation(id: string): Operation | undefined;
  /** Ids of the placements inside the widget. */
  readonly children?: readonly string[];
}
