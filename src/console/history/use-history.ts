import { useEffect, useState } from 'react';
import type { JournalEntry } from '#schemas/journal.schema';
import { call, type Body } from '../api/client.ts';
import { parseKey } from '../site/documents.ts';
import { editSessionsOf, type EditSession } from './edit-sessions.ts';

export interface DocumentHistory {
  readonly sessions: readonly EditSession[];
  /** Set when the journal has older rows than were read. */
  readonly hasEarlier: boolean;
}

interface JournalPage {
  readonly entries: readonly JournalEntry[];
  readonly next?: string;
}

const size = 200;

/** Returns the history of a document, newest first; undefined while it loads or without a `key`. A new `mark` reads it again. */
export const useHistory = (key: string | undefined, mark: string): DocumentHistory | 'failed' | undefined => {
  const [known, setKnown] = useState<{ readonly key: string; readonly past: DocumentHistory | 'failed' }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const leave = new AbortController();
    const { type, id } = parseKey(key);
    call<JournalPage>('GET', `/journal?type=${type}&document=${encodeURIComponent(id)}&size=${size}`, {
      signal: leave.signal,
    }).then(
      ({ entries, next }) =>
        setKnown({ key, past: { sessions: editSessionsOf(entries), hasEarlier: next !== undefined } }),
      () => {
        if (!leave.signal.aborted) setKnown((before) => (before?.key === key ? before : { key, past: 'failed' }));
      },
    );
    return () => leave.abort();
  }, [key, mark]);
  return known?.key === key ? known?.past : undefined;
};

// Versions never change.
const cachedRevisions = new Map<string, Promise<Body>>();

const readRevision = (key: string, hash: string): Promise<Body> => {
  const name = `${key} ${hash}`;
  const found = cachedRevisions.get(name) ?? call<Body>('GET', `/documents/${key}/revisions/${hash}`);
  cachedRevisions.set(name, found);
  found.catch(() => cachedRevisions.delete(name));
  return found;
};

/** Returns an earlier version of a document; undefined while it loads or without a `hash`, `'refused'` if it cannot be read. */
export const useRevision = (key: string, hash: string | undefined): Body | 'refused' | undefined => {
  const [read, setRead] = useState<{ readonly hash: string; readonly body: Body | 'refused' }>();
  useEffect(() => {
    if (hash === undefined) return undefined;
    let isCancelled = false;
    readRevision(key, hash).then(
      (body) => {
        if (!isCancelled) setRead({ hash, body });
      },
      () => {
        if (!isCancelled) setRead({ hash, body: 'refused' });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [key, hash]);
  return read?.hash === hash ? read?.body : undefined;
};
