import type { Words } from '#schemas/texts';
import type { Language } from '../../texts/use-texts.ts';
import { wordOf, type Schema } from './schema.ts';

/** What a property is called; one without a label by its name. */
export const fieldLabel = (language: Language, { label, title }: Schema, name: string): string =>
  label?.[language] ?? title ?? name;

/** What a value is called; one without a label is itself. */
export const valueLabel = (
  language: Language,
  values: Readonly<Record<string, Words>> | undefined,
  value: unknown,
): string => {
  const key = wordOf(value);
  return values !== undefined && Object.hasOwn(values, key) ? (values[key]?.[language] ?? key) : key;
};
