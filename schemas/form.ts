import type { Operation } from './documents/operation/schema.ts';
import type { ValidationRule } from './documents/validation-rule/schema.ts';

/** Rule of a form field. `message` is translated on display; `onBlur` is absent if the field is checked when it loses focus. */
export type ValueRule = Pick<
  ValidationRule,
  'message' | 'allow' | 'check' | 'refuse' | 'words' | 'strip' | 'maxLength' | 'normalise' | 'inputMode'
> & { readonly onBlur?: false };

/** Code of a code list as a choice, named in the language of the page. */
export interface CodeChoice {
  readonly const: string;
  readonly title: string;
}

/** A call that forms may make with the visitor's input. */
export type FormCall = Pick<Operation, 'id' | 'method' | 'session' | 'timeoutMs' | 'skipErrorHandler'> & {
  readonly uri: string;
};

/** Result of a form call. `code` and `values` are those of a refusal of the server. `handled`: the site has already reacted to the error, so the form shows nothing. */
export type Submitted =
  | { readonly state: 'done'; readonly data: unknown }
  | {
      readonly state: 'refused';
      readonly message: string;
      readonly field?: string;
      readonly code?: string;
      readonly values?: Readonly<Record<string, string>>;
    }
  | { readonly state: 'handled' };

declare const names: unique symbol;
/** Id of a document of one kind, as written in settings. */
export type NameOf<Kind> = string & { readonly [names]?: Kind };
export type RuleName = NameOf<'rule'>;
export type CodeListName = NameOf<'code-list'>;
export type OperationName = NameOf<'operation'>;
/** Value that compile inserts for a name; other texts stay. */
export type Named<Text> = Text extends { readonly [names]?: infer Kind }
  ? Kind extends 'rule'
    ? ValueRule
    : Kind extends 'operation'
      ? FormCall
      : Kind extends 'code-list'
        ? readonly CodeChoice[]
        : Text
  : Text;
