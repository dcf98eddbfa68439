import type { Operation } from './operation.schema.ts';
import type { ValidationRule } from './validation-rule.schema.ts';

/** What a field accepts, as a form gets it. `message` is a text once it is shown; `onBlur` is left out when the rule speaks on leaving the field. */
export type ValueRule = Pick<ValidationRule, 'message' | 'allow' | 'refuse' | 'words' | 'strip' | 'maxLength' | 'normalise' | 'inputMode'> & { readonly onBlur?: false };

/** A call that a form may make with what a visitor typed. */
export type FormCall = Pick<Operation, 'id' | 'method' | 'session' | 'timeoutMs' | 'skipErrorHandler'> & { readonly uri: string };

/** How a call of a form ended. `handled`: the site has already reacted to the error, and the form says nothing more. */
export type Submitted =
  | { readonly state: 'done'; readonly data: unknown }
  | { readonly state: 'refused'; readonly message: string; readonly field?: string }
  | { readonly state: 'handled' };

declare const names: unique symbol;
/** The id of a document of one kind, as settings write it. */
export type NameOf<Kind> = string & { readonly [names]?: Kind };
export type RuleName = NameOf<'rule'>;
export type OperationName = NameOf<'operation'>;
/** What compile puts in place of a name; other texts stay. */
export type Named<Text> = Text extends { readonly [names]?: infer Kind } ? (Kind extends 'rule' ? ValueRule : Kind extends 'operation' ? FormCall : Text) : Text;
