import type { JournalEntry } from '#schemas/journal.schema';

/** What of a row of the journal counts here. */
export type HistoryRow = Pick<JournalEntry, 'id' | 'at' | 'author' | 'kind' | 'revision' | 'release'>;

/** Saves of one person that follow each other, as one; or one other thing that was done. */
export interface EditSession {
  readonly id: string;
  readonly kind: JournalEntry['kind'];
  readonly author: string;
  /** When it was done last. */
  readonly at: string;
  readonly saves: number;
  /** The state that it left; absent where it left none. */
  readonly revision?: string;
  readonly release?: number;
}

const sessionGapMs = 10 * 60_000;

/** Groups the rows of one document, newest first: what somebody saved without a longer pause is one state, its last. */
export const editSessionsOf = (entries: readonly HistoryRow[]): readonly EditSession[] => {
  const bursts: EditSession[] = [];
  let earliest = '';
  for (const { id, at, author, kind, revision, release } of entries) {
    const last = bursts.at(-1);
    const goesOn = last !== undefined && kind === 'draft-saved' && last.kind === kind && last.author === author && Date.parse(earliest) - Date.parse(at) < sessionGapMs;
    earliest = at;
    if (goesOn) bursts[bursts.length - 1] = { ...last, saves: last.saves + 1 };
    else bursts.push({ id, kind, author, at, saves: 1, ...(revision === undefined ? {} : { revision }), ...(release === undefined ? {} : { release }) });
  }
  return bursts;
};
