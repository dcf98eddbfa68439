import { parseMoment, readInstant } from '#engine';
import { documentSchemas, type DocumentTypes } from '#schemas/documents';
import type { ShownPeriod } from '#schemas/shown-period';
import { isFields, type Fields } from '../check/is-fields.ts';

type Schemas = typeof documentSchemas;

/** Document types that visitors see only during a period. */
export type DatedType = {
  readonly [Type in keyof Schemas]: Schemas[Type] extends { readonly shown: { readonly from: readonly string[] } }
    ? Type
    : never;
}[keyof Schemas];
export type Dated = DocumentTypes[DatedType];

/** Milliseconds since 1970; `until` is the first instant after the period. */
interface Period {
  readonly from: number;
  readonly until: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const isDay = (text: string): boolean => text.length === 10;
const startOf = (text: string): number =>
  isDay(text) ? (parseMoment(`${text.replaceAll('-', '')}000000`) ?? Infinity) : readInstant(text);
const endOf = (text: string): number => (isDay(text) ? startOf(text) + DAY_MS : readInstant(text));

type Window = Extract<ShownPeriod, { readonly from: readonly string[] }>;

const windows = new Map<string, Window>(
  Object.entries(documentSchemas).flatMap(([type, schema]) =>
    'shown' in schema && 'from' in schema.shown ? [[type, schema.shown] as const] : [],
  ),
);

const texts = (holder: Fields, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (typeof holder[name] === 'string' ? [holder[name]] : []));

const periodIn = (holder: Fields, { from, until }: Window): Period => ({
  from: Math.max(-Infinity, ...texts(holder, from).map(startOf)),
  until: Math.min(Infinity, ...texts(holder, until).map(endOf)),
});

const isFilled = (entry: Fields, { filled }: Window): boolean =>
  filled === undefined || (Array.isArray(entry[filled]) && entry[filled].length > 0);

/** Returns the periods in which visitors see a document. */
export function periodsOf(document: Dated): readonly Period[] {
  const window = windows.get(document.type);
  const fields: Fields = { ...document };
  if (window === undefined) return [{ from: -Infinity, until: Infinity }];
  if (window.in === undefined) return [periodIn(fields, window)];
  const entries: readonly unknown[] = Array.isArray(fields[window.in]) ? (fields[window.in] as readonly unknown[]) : [];
  return entries.flatMap((entry) => (isFields(entry) && isFilled(entry, window) ? [periodIn(entry, window)] : []));
}

const contains = ({ from, until }: Period, instant: number): boolean => from <= instant && instant < until;

/** True if visitors see a document at an instant. */
export const isVisible = (document: Dated, instant: number): boolean =>
  periodsOf(document).some((period) => contains(period, instant));

/** Returns the first instant after `now`, or null. */
export function nextOf(instants: readonly number[], now: number): number | null {
  const next = instants.reduce((first, instant) => (instant > now && instant < first ? instant : first), Infinity);
  return next < Number.MAX_SAFE_INTEGER ? next : null;
}

/** Returns the next instant at which a document appears or vanishes, or null. */
export const nextVisibility = (document: Dated, now: number): number | null =>
  nextOf(
    periodsOf(document).flatMap(({ from, until }) => [from, until]),
    now,
  );
