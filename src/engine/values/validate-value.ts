import type { ValueRule } from '#schemas/form';
import type { ValidationRule } from '#schemas/validation-rule.schema';

/** Longer values match no pattern. With the patterns that the gate allows, this limits the time of a check. */
export const MAX_VALUE_LENGTH = 500;

/** Returns the part of a rule that browsers need. */
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

/** Cleans a typed or pasted text (P-465 … P-468). Never refuses a value. */
export const cleanValue = ({ strip, maxLength, normalise }: Cleaning, raw: string): string => {
  // Converts an international number before its plus sign is stripped.
  const known = normalise === 'phone' && raw.trimStart().startsWith('+') ? normalPhone(raw) : raw;
  const clean = strip === undefined ? known : known.replace(patternOf(strip, 'gu'), '');
  return maxLength === undefined ? clean : truncate(maxLength, clean);
};

/** Normalises a value before it is checked and sent. Idempotent. */
export const normaliseValue = ({ normalise }: Pick<ValueRule, 'normalise'>, value: string): string => {
  if (normalise === undefined) return value;
  return normalise === 'phone' ? normalPhone(value) : value.trim();
};

/** Returns the rule's message if the value does not match, else undefined. Checks the value as it will be sent. */
export const checkValue = (rule: ValueRule, raw: string): string | undefined => {
  const value = normaliseValue(rule, raw);
  const fits =
    value.length <= MAX_VALUE_LENGTH &&
    (rule.allow === undefined || matchesWhole(rule.allow, value)) &&
    !rule.refuse?.some((pattern) => matchesWhole(pattern, value)) &&
    !rule.words?.some((word) => wordPattern(word).test(value));
  return fits ? undefined : rule.message;
};

/** Splits a text into code points, as JSON Schema counts them. */
export const codePoints = (text: string): readonly string[] => Array.from(text);

/** Returns the first `length` code points of a text. */
export const truncate = (length: number, text: string): string => (text.length <= length ? text : codePoints(text).slice(0, length).join(''));

// No country code is a prefix of another, so the number can follow without a space.
const countryCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Normalises a phone number (P-470, P-471). */
const normalPhone = (value: string): string => {
  const plain = value.replace(/[\s-]/g, '');
  return plain.startsWith('+') ? plain.replace(countryCode, '').replace(/^\(?0?\)?/, '0') : plain;
};

const patternCache = new Map<string, RegExp>();
const patternOf = (source: string, flags: 'u' | 'gu' | 'iu'): RegExp => {
  const key = `${flags} ${source}`;
  const known = patternCache.get(key) ?? new RegExp(source, flags);
  patternCache.set(key, known);
  return known;
};

const matchesWhole = (pattern: string, value: string): boolean => patternOf(`^(?:${pattern})$`, 'u').test(value);

/** Matches a whole word in any case (P-464). A space matches any white space. */
const wordPattern = (word: string): RegExp =>
  patternOf(`(?<![\\p{L}\\p{N}_])${word.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}_])`, 'iu');
