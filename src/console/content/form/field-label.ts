import type { Words } from '#schemas/texts';
import type { Language } from '../../texts/use-texts.ts';
import { wordOf, type Schema } from './schema.ts';

/** Label of a property; its name if it has none. */
export const fieldLabel = (language: Language, { label, title }: Schema, name: string): string =>
  label?.[language] ?? title ?? name;

/** Label of a value; the value itself if it has none. */
export const valueLabel = (
  language: Language,
  values: Readonly<Record<string, Words>> | undefined,
  value: unknown,
): string => {
  const key = wordOf(value);
  return values !== undefined && Object.hasOwn(values, key) ? (values[key]?.[language] ?? key) : key;
};
