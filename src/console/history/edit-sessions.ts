import type { JournalEntry } from '#schemas/journal.schema';

/** Journal fields that the history needs. */
export type HistoryRow = Pick<JournalEntry, 'id' | 'at' | 'author' | 'kind' | 'revision' | 'release'>;

/** Consecutive saves of one person, or one other action. */
export interface EditSession {
  readonly id: string;
  readonly kind: JournalEntry['kind'];
  readonly author: string;
  /** Time of the last action. */
  readonly at: string;
  readonly saves: number;
  /** Version that the action left; absent where it left none. */
  readonly revision?: string;
  readonly release?: number;
}

const sessionGapMs = 10 * 60_000;

/**
 * Groups the journal rows of one document, newest first. Saves of one person without a longer pause become one session that keeps the last
 * version.
 */
export const editSessionsOf = (entries: readonly HistoryRow[]): readonly EditSession[] => {
  const sessions: EditSession[] = [];
  let earliest = '';
  for (const { id, at, author, kind, revision, release } of entries) {
    const last = sessions.at(-1);
    const goesOn =
      last !== undefined &&
      kind === 'draft-saved' &&
      last.kind === kind &&
      last.author === author &&
      Date.parse(earliest) - Date.parse(at) < sessionGapMs;
    earliest = at;
    if (goesOn) sessions[sessions.length - 1] = { ...last, saves: last.saves + 1 };
    else
      sessions.push({
        id,
        kind,
        author,
        at,
        saves: 1,
        ...(revision === undefined ? {} : { revision }),
        ...(release === undefined ? {} : { release }),
      });
  }
  return sessions;
};
