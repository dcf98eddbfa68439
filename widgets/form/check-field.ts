import { countLetters, firstLetters, isCompactRule, normaliseTyped } from '#engine/values/typed-text';
import { checkValue, cleanValue, countDigits, normaliseValue } from '#engine/values/validate-value';
import type { Locale } from '#schemas/parts';
import { isUploading } from './file-list.ts';
import type { FormField, Value } from './fields.ts';

/** Error of a value, without its text, which depends on the language. */
export type Fault =
  | { readonly what: 'required' | 'choose' | 'tick' | 'equals' | 'uploading' }
  | { readonly what: 'short' | 'long'; readonly count: number }
  | { readonly what: 'rule'; readonly index: number }
  | { readonly what: 'few' | 'many'; readonly digits: string; readonly count: number }
  /** The server's own words, in the language that it was asked in. */
  | { readonly what: 'said'; readonly message: string; readonly locale: Locale };

export type Values = Readonly<Record<string, Value>>;

/** Filters typed or pasted text. Passwords are not filtered, because their text is invisible. */
export const cleanField = ({ rules, kind, property }: FormField, raw: string): string => {
  if (kind === 'password') return raw;
  const known =
    property.normalise !== undefined && isCompactRule(property.normalise)
      ? normaliseTyped(property.normalise, raw)
      : raw;
  const kept = rules.reduce((text, rule) => cleanValue(rule, text), known);
  return property.maxLength === undefined ? kept : firstLetters(property.maxLength, kept);
};

/** A value as it is sent. */
export const readyValue = ({ rules, property: { normalise } }: FormField, value: Value): Value => {
  if (typeof value !== 'string') return value;
  const known = normalise === undefined ? value : normaliseTyped(normalise, value);
  return rules.reduce((text, rule) => normaliseValue(rule, text), known);
};

/**
 * The first thing that is wrong with a value, or nothing. On leaving a field only what was typed is spoken of, and rules that wait for
 * submit wait (P-469). What a visitor cannot change is not held against them; the server looks at it.
 */
export const checkField = (field: FormField, values: Values, moment: 'blur' | 'submit'): Fault | undefined => {
  const { name, property, kind, isRequired, choices } = field;
  if (property.readOnly || kind === 'hidden') return undefined;
  const value = values[name];
  if (typeof value !== 'string') return property.const === true && value !== true ? { what: 'tick' } : undefined;
  if (kind === 'files' && isUploading(value)) return moment === 'submit' ? { what: 'uploading' } : undefined;
  const ready = String(readyValue(field, value));
  if (ready === '') return isRequired && moment === 'submit' ? { what: choices ? 'choose' : 'required' } : undefined;
  return checkText(field, ready, moment) ?? checkEqual(field, value, values, moment);
};

const checkText = (
  { property, rules, choices }: FormField,
  value: string,
  moment: 'blur' | 'submit',
): Fault | undefined => {
  const { minLength = 0, maxLength = Infinity } = property;
  const index = rules.findIndex(
    (rule) => (moment === 'submit' || rule.onBlur !== false) && checkValue(rule, value) !== undefined,
  );
  const rule = rules[index];
  if (rule !== undefined) {
    const counted = countDigits(rule, value);
    if (counted !== undefined && counted.missing > 0)
      return { what: 'few', digits: counted.digits, count: counted.missing };
    return counted !== undefined && counted.extra > 0
      ? { what: 'many', digits: counted.digits, count: counted.extra }
      : { what: 'rule', index };
  }
  const length = countLetters(value);
  if (length < minLength) return { what: 'short', count: minLength };
  if (length > maxLength) return { what: 'long', count: maxLength };
  return choices && !choices.some((choice) => choice.const === value) ? { what: 'choose' } : undefined;
};

const checkEqual = (
  { property }: FormField,
  value: string,
  values: Values,
  moment: 'blur' | 'submit',
): Fault | undefined => {
  if (property.equals === undefined) return undefined;
  const other = values[property.equals.field];
  // The other one may still be to come.
  return other === value || (moment === 'blur' && other === '') ? undefined : { what: 'equals' };
};
