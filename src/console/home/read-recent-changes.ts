import type { JournalEntry } from '#schemas/journal.schema';
import { editKinds, maxShown, milestoneKinds, recentChangesOf } from './recent-changes.ts';

export interface JournalPage {
  readonly entries: readonly JournalEntry[];
  readonly next?: string;
}

const pageSize = 200;
/** Maximum number of pages of edits to read. */
const maxPages = 5;

/** Reads the journal rows for the home page, newest first: the latest releases, and edits until the list is full. An import alone fills several pages. */
export const readRecentChanges = async (
  ask: (path: string) => Promise<JournalPage>,
): Promise<readonly JournalEntry[]> => {
  const read = (kinds: readonly string[], size: number, before?: string): Promise<JournalPage> =>
    ask(
      `/journal?${new URLSearchParams({ size: String(size), kinds: kinds.join(','), ...(before === undefined ? {} : { before }) }).toString()}`,
    );
  // Awaited together: a failure of one must not leave the other unhandled.
  let [page, { entries: rows }] = await Promise.all([read(editKinds, pageSize), read(milestoneKinds, maxShown)]);
  for (let count = 1; ; count += 1) {
    // Milestones come first: a release and its edits may have the same time.
    rows = [...rows, ...page.entries].toSorted((one, two) => (one.at < two.at ? 1 : one.at > two.at ? -1 : 0));
    const oldest = page.entries.at(-1)?.at ?? '';
    const complete = recentChangesOf(rows, () => true).filter(({ at }) => at >= oldest).length;
    if (page.next === undefined || count === maxPages || complete > maxShown) return rows;
    page = await read(editKinds, pageSize, page.next);
  }
};
