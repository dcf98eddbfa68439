import { quote, type Words } from '../../check/problem.ts';

/** The same words in both languages. */
export const both = (text: string): Words => ({ ko: text, en: text });

/** Makes words from parts that have both languages. */
export const phrase = (ko: (...parts: string[]) => string, en: (...parts: string[]) => string, ...parts: readonly Words[]): Words => ({
  ko: ko(...parts.map((part) => part.ko)),
  en: en(...parts.map((part) => part.en)),
});

/** A text in quotes, on one line. */
export const quoted = (text: string): string => `'${quote(text)}'`;
export const quotedWords = ({ ko, en }: Words): Words => ({ ko: quoted(ko), en: quoted(en) });

export const joined = (parts: readonly Words[], separator: Words | string = ', '): Words => ({
  ko: parts.map(({ ko }) => ko).join(typeof separator === 'string' ? separator : separator.ko),
  en: parts.map(({ en }) => en).join(typeof separator === 'string' ? separator : separator.en),
});

/** Clauses as one sentence. */
export const sentence = (clauses: readonly Words[]): Words => {
  const { ko, en } = joined(clauses, '; ');
  return { ko: closed(ko), en: closed(en.slice(0, 1).toUpperCase() + en.slice(1)) };
};

const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const moment = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(.*)$/;

/** An instant of a document as a person writes it; Korean time needs no word. */
export const sayInstant = (text: string): string => {
  const [, day = '', time = '', offset = ''] = moment.exec(text) ?? [];
  if (day === '') return text;
  return offset === '+09:00' ? `${day} ${time}` : `${day} ${time} (${offset === 'Z' ? 'UTC' : offset})`;
};

/** Any value as a text. Documents may be unsound here: an object's own `toString` is not asked. */
export const plainText = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/** What something is called, as far as it can be called anything. */
export const nameOf = (value: unknown): string => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '?');
