import type { JournalEntry } from '#schemas/journal.schema';
import { newsKinds, newsOf, newsShown } from './news.ts';

export interface JournalPage {
  readonly entries: readonly JournalEntry[];
  readonly next?: string;
}

const size = 200;
/** Further back is no news. */
const mostPages = 5;

/** The rows of the journal that hold as many pieces of news as are shown: sign-ins are none, and hours of work on one document are one. */
export const readNews = async (ask: (path: string) => Promise<JournalPage>): Promise<readonly JournalEntry[]> => {
  const found: JournalEntry[] = [];
  let before: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ size: String(size), kinds: newsKinds.join(','), ...(before === undefined ? {} : { before }) });
    const { entries, next } = await ask(`/journal?${query.toString()}`);
    found.push(...entries);
    if (next === undefined || newsOf(found, newsShown).length === newsShown) break;
    before = next;
  }
  return found;
};
