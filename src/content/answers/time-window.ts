import { readInstant } from '#engine';

/** A document with the times between which it is shown, in milliseconds; `until` is the first instant without it. */
export interface Timed<Doc> {
  readonly doc: Doc;
  readonly from: number;
  readonly until: number;
}

export const timed = <Doc extends { readonly from?: string; readonly until?: string }>(doc: Doc): Timed<Doc> => ({
  doc,
  from: doc.from === undefined ? -Infinity : readInstant(doc.from),
  until: doc.until === undefined ? Infinity : readInstant(doc.until),
});

const isShown = (entry: Timed<unknown>, now: number): boolean => entry.from <= now && now < entry.until;

/** The first of the instants that is still to come, or null. */
export function nextOf(instants: readonly number[], now: number): number | null {
  const next = instants.reduce((first, instant) => (instant > now && instant < first ? instant : first), Infinity);
  return next < Number.MAX_SAFE_INTEGER ? next : null;
}

/** The entries shown now and the next instant at which that list changes, or null. */
export const shownAt = <Doc>(entries: readonly Timed<Doc>[], now: number): { readonly shown: readonly Doc[]; readonly validUntil: number | null } => ({
  shown: entries.filter((entry) => isShown(entry, now)).map(({ doc }) => doc),
  validUntil: nextOf(entries.flatMap(({ from, until }) => [from, until]), now),
});

const KOREA = 9 * 60 * 60 * 1000;

/** YYYYMMDDHHmmss in Korean time; empty without an instant. */
export const dtm = (instant: string | undefined): string =>
  instant === undefined ? '' : new Date(readInstant(instant) + KOREA).toISOString().replace(/\D/g, '').slice(0, 14);
