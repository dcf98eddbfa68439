import { readInstant } from '#engine/conditions/condition';
import { formatMoment } from '#engine/values/dates';
import { quote, type Words } from '../../check/problem.ts';

/** The same words in both languages. */
export const both = (text: string): Words => ({ ko: text, en: text });

/** A text in quotes, on one line. */
export const quoted = (text: string): string => `“${quote(text)}”`;
export const quotedWords = ({ ko, en }: Words): Words => ({ ko: quoted(ko), en: quoted(en) });

export const joined = (parts: readonly Words[], separator: Words | string = ', '): Words => ({
  ko: parts.map(({ ko }) => ko).join(typeof separator === 'string' ? separator : separator.ko),
  en: parts.map(({ en }) => en).join(typeof separator === 'string' ? separator : separator.en),
});

const two: Words = { ko: ', ', en: ' and ' };

/** Things one after the other, as they are spoken. */
export const listed = (parts: readonly Words[]): Words => {
  const [last] = parts.slice(-1);
  return last === undefined || parts.length === 1 ? joined(parts) : joined([joined(parts.slice(0, -1)), last], two);
};

/** Clauses as one text: in Korean each is a sentence, in English they are parts of one. */
export const sentence = (clauses: readonly Words[]): Words => {
  const en = clauses.map((clause) => clause.en).join('; ');
  return {
    ko: clauses.map((clause) => closed(clause.ko)).join(' '),
    en: closed(en.slice(0, 1).toUpperCase() + en.slice(1)),
  };
};

const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const sayDate = (date: string): Words => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { ko: `${year}년 ${month}월 ${day}일`, en: `${day} ${months[month - 1] ?? month} ${year}` };
};

const instant = /^\d{4}-(0[1-9]|1[0-2])-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since 1970 as people in Korea write them. */
export function sayMoment(at: number): Words {
  const [, year = '', month = '', day = '', hours = '', minutes = ''] =
    /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})/.exec(formatMoment(at)) ?? [];
  const { ko, en } = sayDate(`${year}-${month}-${day}`);
  return { ko: `${ko} ${hours}:${minutes}`, en: `${en}, ${hours}:${minutes}` };
}

/** An instant or day of a document as people in Korea write it, in their time; undefined for other texts. */
export function sayTime(text: string): Words | undefined {
  if (/^\d{4}-(0[1-9]|1[0-2])-\d{2}$/.test(text)) return sayDate(text);
  return instant.test(text) ? sayMoment(readInstant(text)) : undefined;
}

export const sayInstant = (text: string): Words => sayTime(text) ?? both(quote(text));

/** From one instant until another; either may be left open. */
export function sayWindow(from: unknown, until: unknown): Words {
  const [begin, end] = [from, until].map((one) => (typeof one === 'string' ? sayInstant(one) : undefined));
  if (begin === undefined && end === undefined) return { ko: '언제나', en: 'at all times' };
  return {
    ko: [begin && `${begin.ko}부터`, end && `${end.ko}까지`].filter(Boolean).join(' '),
    en: [begin && `from ${begin.en}`, end && `until ${end.en}`].filter(Boolean).join(' '),
  };
}

/** Any value as a text. Documents may be unsound here: an object's own `toString` is not asked. */
export const plainText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Name of a thing, if it has one. */
export const nameOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '?';

/** Previous value after the current one. */
export const formerly = ({ ko, en }: Words): Words => ({ ko: `(이전: ${ko})`, en: ` (was ${en})` });
