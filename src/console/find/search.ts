import type { Entry, Kind } from './entries.ts';
import { distanceOf, wordsOf } from './match.ts';

export interface Found {
  /** Matches, best first. */
  readonly entries: readonly Entry[];
  readonly counts: ReadonlyMap<Kind, number>;
  /** Nothing fits; this does with a mistake in a word. */
  readonly isClose: boolean;
}

interface Asked {
  readonly query: string;
  /** Only what is of this venue or of all. */
  readonly venue: string | undefined;
  /** Ids of what was opened last, the newest first. */
  readonly recent: readonly string[];
}

const order: readonly Kind[] = ['page', 'menu', 'document', 'media', 'text', 'action', 'release'];

/** Searches all entries; without a query returns them in order. */
export const search = (all: Iterable<Entry>, asked: Asked): Found => {
  const found = searchOnce(all, asked, false);
  if (found.entries.length > 0) return found;
  const close = searchOnce(all, asked, true);
  return close.entries.length > 0 ? close : found;
};

const searchOnce = (all: Iterable<Entry>, { query, venue, recent }: Asked, isClose: boolean): Found => {
  const words = wordsOf(query);
  const fitting: { readonly entry: Entry; readonly rank: number }[] = [];
  const counts = new Map<Kind, number>();
  for (const entry of all) {
    if (venue !== undefined && entry.venue !== undefined && entry.venue !== venue) continue;
    const distance = distanceOf(entry.hay, words, isClose);
    if (distance === undefined) continue;
    counts.set(entry.kind, (counts.get(entry.kind) ?? 0) + 1);
    const opened = recent.indexOf(entry.id);
    fitting.push({
      entry,
      rank:
        distance * 10 + order.indexOf(entry.kind) - (opened < 0 ? 0 : 5) + Math.min(entry.label.ko.length / 100, 0.9),
    });
  }
  if (words.length > 0) fitting.sort((one, two) => one.rank - two.rank);
  return { entries: fitting.map(({ entry }) => entry), counts, isClose };
};
