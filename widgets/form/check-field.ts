import { charactersOf, checkValue, cleanValue, cutTo, normaliseValue } from '#engine/validate-value';
import type { FormField, Value } from './fields.ts';

/** What is wrong with a value, without its words: they follow the language that is shown. */
export type Fault =
  | { readonly what: 'required' | 'choose' | 'tick' | 'equals' }
  | { readonly what: 'short' | 'long'; readonly count: number }
  | { readonly what: 'rule'; readonly index: number }
  /** The server's own words. */
  | { readonly what: 'said'; readonly message: string };

export type Values = Readonly<Record<string, Value>>;

const isEmpty = (field: FormField): Fault => ({ what: field.property.oneOf ? 'choose' : 'required' });

/** What a field keeps of what is typed or pasted. Of a password nothing is taken away: whoever cannot see it could not know. */
export const cleanField = ({ rules, kind, property }: FormField, raw: string): string => {
  if (kind === 'password') return raw;
  const kept = rules.reduce((text, rule) => cleanValue(rule, text), raw);
  return property.maxLength === undefined ? kept : cutTo(property.maxLength, kept);
};

/** A value as it is sent. */
export const readyValue = ({ rules }: FormField, value: Value): Value =>
  typeof value === 'string' ? rules.reduce((text, rule) => normaliseValue(rule, text), value) : value;

/** The first thing that is wrong with a value, or nothing. `moment`: rules that do not speak on leaving a field wait for submit. */
export const checkField = (field: FormField, values: Values, moment: 'blur' | 'submit'): Fault | undefined => {
  const { property, rules, isRequired } = field;
  const value = values[field.name];
  if (typeof value !== 'string') return (property.const === true || (isRequired && property.type === 'boolean' && value === undefined)) && value !== true ? { what: 'tick' } : undefined;
  if (value === '') return isRequired && moment === 'submit' ? isEmpty(field) : undefined;
  const index = rules.findIndex((rule) => (moment === 'submit' || rule.onBlur !== false) && checkValue(rule, value) !== undefined);
  if (index !== -1) return { what: 'rule', index };
  const { length } = charactersOf(value);
  if (property.minLength !== undefined && length < property.minLength) return { what: 'short', count: property.minLength };
  if (property.maxLength !== undefined && length > property.maxLength) return { what: 'long', count: property.maxLength };
  if (property.oneOf && !property.oneOf.some((choice) => choice.const === value)) return { what: 'choose' };
  if (property.equals && values[property.equals.field] !== value && (moment === 'submit' || values[property.equals.field] !== '')) return { what: 'equals' };
  return undefined;
};
