import { useEffect, useState } from 'react';
import type { JournalEntry } from '#schemas/journal.schema';
import { call, type Body } from '../api/client.ts';
import { parseKey } from '../site/documents.ts';
import { editSessionsOf, type EditSession } from './edit-sessions.ts';

export interface History {
  readonly sessions: readonly EditSession[];
  /** More was done before than was read. */
  readonly hasEarlier: boolean;
}

interface JournalPage {
  readonly entries: readonly JournalEntry[];
  readonly next?: string;
}

const size = 200;

/** What was done to a document, newest first; undefined while it is read, or where no document is named. `mark` changes when there is more. */
export const useHistory = (key: string | undefined, mark: string): History | 'failed' | undefined => {
  const [known, setKnown] = useState<{ readonly key: string; readonly past: History | 'failed' }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const leave = new AbortController();
    const { type, id } = parseKey(key);
    call<JournalPage>('GET', `/journal?type=${type}&document=${encodeURIComponent(id)}&size=${size}`, { signal: leave.signal }).then(
      ({ entries, next }) => setKnown({ key, past: { sessions: editSessionsOf(entries), hasEarlier: next !== undefined } }),
      () => {
        if (!leave.signal.aborted) setKnown((before) => (before?.key === key ? before : { key, past: 'failed' }));
      },
    );
    return () => leave.abort();
  }, [key, mark]);
  return known?.key === key ? known?.past : undefined;
};

// A state never changes.
const cachedRevisions = new Map<string, Promise<Body>>();

const readRevision = (key: string, hash: string): Promise<Body> => {
  const name = `${key} ${hash}`;
  const found = cachedRevisions.get(name) ?? call<Body>('GET', `/documents/${key}/revisions/${hash}`);
  cachedRevisions.set(name, found);
  found.catch(() => cachedRevisions.delete(name));
  return found;
};

/** A state that a document had; undefined while it is read or where `hash` is undefined, `'refused'` where it cannot be. */
export const useRevision = (key: string, hash: string | undefined): Body | 'refused' | undefined => {
  const [read, setRead] = useState<{ readonly hash: string; readonly body: Body | 'refused' }>();
  useEffect(() => {
    if (hash === undefined) return undefined;
    let isOver = false;
    readRevision(key, hash).then(
      (body) => {
        if (!isOver) setRead({ hash, body });
      },
      () => {
        if (!isOver) setRead({ hash, body: 'refused' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [key, hash]);
  return read?.hash === hash ? read?.body : undefined;
};
