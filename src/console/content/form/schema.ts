export type { FieldSchema as Schema } from '../../../content/field-texts/index.ts';

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A plain value as a word. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
