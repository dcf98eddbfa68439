import type { ValueRule } from '#schemas/form';
import type { ValidationRule } from '#schemas/validation-rule.schema';

/** A longer value fits no pattern: with patterns as the gate lets them pass, this bounds the time of a check. */
export const LONGEST_VALUE = 500;

/** A rule as browsers get it: without what only a document needs. */
export const compileRule = ({ message, allow, refuse, words, strip, maxLength, normalise, inputMode, onBlur }: ValidationRule): ValueRule => ({
  message,
  ...(allow === undefined ? {} : { allow }),
  ...(refuse === undefined ? {} : { refuse }),
  ...(words === undefined ? {} : { words }),
  ...(strip === undefined ? {} : { strip }),
  ...(maxLength === undefined ? {} : { maxLength }),
  ...(normalise === undefined ? {} : { normalise }),
  ...(inputMode === undefined ? {} : { inputMode }),
  ...(onBlur === false ? { onBlur } : {}),
});

type Cleaning = Pick<ValueRule, 'strip' | 'maxLength' | 'normalise'>;

/** What of a typed or pasted text a field keeps (P-465 … P-468); nothing is ever refused here. */
export const cleanValue = ({ strip, maxLength, normalise }: Cleaning, raw: string): string => {
  // A number as other countries write it is understood before its sign is taken out.
  const known = normalise === 'phone' && raw.trimStart().startsWith('+') ? normalPhone(raw) : raw;
  const clean = strip === undefined ? known : known.replace(patternOf(strip, 'gu'), '');
  return maxLength === undefined ? clean : cutTo(maxLength, clean);
};

/** How a value is written before it is checked and sent; what is normal already stays as it is. */
export const normaliseValue = ({ normalise }: Pick<ValueRule, 'normalise'>, value: string): string => {
  if (normalise === undefined) return value;
  return normalise === 'phone' ? normalPhone(value) : value.trim();
};

/** The message of the rule when the value does not fit it, else undefined. The value is read as it will be sent. */
export const checkValue = (rule: ValueRule, raw: string): string | undefined => {
  const value = normaliseValue(rule, raw);
  const fits =
    value.length <= LONGEST_VALUE &&
    (rule.allow === undefined || isWhole(rule.allow, value)) &&
    !rule.refuse?.some((pattern) => isWhole(pattern, value)) &&
    !rule.words?.some((word) => wordOf(word).test(value));
  return fits ? undefined : rule.message;
};

/** The characters of a text as JSON Schema counts them: code points, so that none is cut in two. */
export const charactersOf = (text: string): readonly string[] => Array.from(text);

/** The first characters of a text. */
export const cutTo = (length: number, text: string): string => (text.length <= length ? text : charactersOf(text).slice(0, length).join(''));

// Codes of countries begin no other code, so the number after one is found without a space behind it.
const countryCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** P-470, P-471. */
const normalPhone = (value: string): string => {
  const plain = value.replace(/[\s-]/g, '');
  return plain.startsWith('+') ? plain.replace(countryCode, '').replace(/^\(?0?\)?/, '0') : plain;
};

const made = new Map<string, RegExp>();
const patternOf = (source: string, flags: 'u' | 'gu' | 'iu'): RegExp => {
  const key = `${flags} ${source}`;
  const known = made.get(key) ?? new RegExp(source, flags);
  made.set(key, known);
  return known;
};

const isWhole = (pattern: string, value: string): boolean => patternOf(`^(?:${pattern})$`, 'u').test(value);

/** A word by itself in any case (P-464); a space in it is any space. */
const wordOf = (word: string): RegExp =>
  patternOf(`(?<![\\p{L}\\p{N}_])${word.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}_])`, 'iu');
