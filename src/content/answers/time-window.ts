/** A document with the times between which it is shown, in milliseconds; `until` is the first instant without it. */
export interface Timed<Doc> {
  readonly doc: Doc;
  readonly from: number;
  readonly until: number;
}

export const timed = <Doc extends { readonly from?: string; readonly until?: string }>(doc: Doc): Timed<Doc> => ({
  doc,
  from: doc.from === undefined ? -Infinity : Date.parse(doc.from),
  until: doc.until === undefined ? Infinity : Date.parse(doc.until),
});

const isShown = (entry: Timed<unknown>, now: number): boolean => entry.from <= now && now < entry.until;

/** The entries shown now and the next instant at which that list changes, or null. */
export function shownAt<Doc>(entries: readonly Timed<Doc>[], now: number): { readonly shown: readonly Doc[]; readonly validUntil: number | null } {
  const changes = entries.flatMap(({ from, until }) => [from, until]).filter((instant) => instant > now && instant < Infinity);
  return {
    shown: entries.filter((entry) => isShown(entry, now)).map(({ doc }) => doc),
    validUntil: changes.length === 0 ? null : changes.reduce((first, instant) => Math.min(first, instant)),
  };
}

const KOREA = 9 * 60 * 60 * 1000;

/** YYYYMMDDHHmmss in Korean time; empty without an instant. */
export const dtm = (instant: string | undefined): string =>
  instant === undefined ? '' : new Date(Date.parse(instant) + KOREA).toISOString().replace(/\D/g, '').slice(0, 14);
