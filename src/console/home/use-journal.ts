import { useEffect, useState } from 'react';
import type { JournalEntry } from '#schemas/journal.schema';
import { call } from '../api/client.ts';
import { useDocs, useRelease } from '../site/use-site.tsx';
import { readRecentChanges } from './read-recent-changes.ts';

export type JournalState = readonly JournalEntry[] | 'failed' | undefined;

/** Returns the journal rows for the home page. Reads them again after each save or release. */
export const useJournal = (): JournalState => {
  const release = useRelease();
  const docs = useDocs();
  const saved = [...docs.values()].reduce(
    (newest, { updatedAt = '', saving }) => (saving === 'saved' && updatedAt > newest ? updatedAt : newest),
    '',
  );
  const [journal, setJournal] = useState<JournalState>();
  useEffect(() => {
    const leave = new AbortController();
    readRecentChanges((path) => call('GET', path, { signal: leave.signal })).then(
      (entries) => setJournal(entries),
      () => {
        if (!leave.signal.aborted) setJournal((before) => before ?? 'failed');
      },
    );
    return () => leave.abort();
  }, [release, saved]);
  return journal;
};
