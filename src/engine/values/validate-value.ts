import type { ValueRule } from '#schemas/form';
import type { ValidationRule } from '#schemas/documents/validation-rule/schema';
import { hasCheckDigit } from './check-digit.ts';
import { isDate } from './dates.ts';
import { firstLetters, isCompactRule, normaliseTyped } from './typed-text.ts';

/** Longer values match no pattern. With the patterns that the gate allows, this limits the time of a check. */
export const MAX_VALUE_LENGTH = 500;

/** Returns the part of a rule that browsers need. */
export const compileRule = ({
  message,
  allow,
  check,
  refuse,
  words,
  strip,
  maxLength,
  normalise,
  inputMode,
  onBlur,
}: ValidationRule): ValueRule => ({
  message,
  ...(allow === undefined ? {} : { allow }),
  ...(check === undefined ? {} : { check }),
  ...(refuse === undefined ? {} : { refuse }),
  ...(words === undefined ? {} : { words }),
  ...(strip === undefined ? {} : { strip }),
  ...(maxLength === undefined ? {} : { maxLength }),
  ...(normalise === undefined ? {} : { normalise }),
  ...(inputMode === undefined ? {} : { inputMode }),
  ...(onBlur === false ? { onBlur } : {}),
});

type Cleaning = Pick<ValueRule, 'strip' | 'maxLength' | 'normalise'>;

/** Cleans a typed or pasted text (P-465 … P-468). Never refuses a value. Normalises before it strips, or full-width digits would be lost. */
export const cleanValue = ({ strip, maxLength, normalise = 'trim' }: Cleaning, raw: string): string => {
  if (strip === undefined) return maxLength === undefined ? raw : firstLetters(maxLength, raw);
  const known = normalise !== 'trim' && isCompactRule(normalise) ? normaliseTyped(normalise, raw) : raw;
  const clean = known.replace(patternOf(strip, 'gu'), '');
  return maxLength === undefined ? clean : firstLetters(maxLength, clean);
};

/** Normalises a value before it is checked and sent. Idempotent. */
export const normaliseValue = ({ normalise }: Pick<ValueRule, 'normalise'>, value: string): string => {
  if (normalise === undefined) return value;
  return normalise === 'trim' ? value.trim() : normaliseTyped(normalise, value);
};

/** Returns the rule's message if the value does not match, else undefined. Checks the value as it will be sent. */
export const checkValue = (rule: ValueRule, raw: string): string | undefined => {
  const value = normaliseValue(rule, raw);
  const fits =
    value.length <= MAX_VALUE_LENGTH &&
    (rule.allow === undefined || matchesWhole(rule.allow, value)) &&
    (rule.check === undefined || checks[rule.check](value)) &&
    !rule.refuse?.some((pattern) => matchesWhole(pattern, value)) &&
    !rule.words?.some((word) => wordPattern(word).test(value));
  return fits ? undefined : rule.message;
};

const checks: Readonly<Record<NonNullable<ValueRule['check']>, (value: string) => boolean>> = {
  luhn: hasCheckDigit,
  date: isDate,
};

/** Number of digits that a rule allows, if it allows digits alone: `[0-9]{18}`, `[0-9]{8,12}`. */
const digitsOf = ({ allow = '' }: ValueRule): { readonly least: number; readonly most: number } | undefined => {
  const [, least, most = least] = /^(?:\[0-9\]|\\d)\{(\d+)(?:,(\d+))?\}$/.exec(allow) ?? [];
  return least === undefined ? undefined : { least: Number(least), most: Number(most) };
};

/** Digits that a value of digits lacks or has too many of by a rule, and the allowed number, as `18` or `8-12`. */
export const countDigits = (
  rule: ValueRule,
  raw: string,
): { readonly digits: string; readonly missing: number; readonly extra: number } | undefined => {
  const allowed = digitsOf(rule);
  const value = normaliseValue(rule, raw);
  if (allowed === undefined || !/^\d+$/.test(value)) return undefined;
  const { least, most } = allowed;
  return {
    digits: least === most ? String(most) : `${least}-${most}`,
    missing: Math.max(0, least - value.length),
    extra: Math.max(0, value.length - most),
  };
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
  patternOf(
    `(?<![\\p{L}\\p{N}_])${word
      .trim()
      .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      .replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}_])`,
    'iu',
  );
