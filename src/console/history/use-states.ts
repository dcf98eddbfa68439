import { useEffect, useState } from 'react';
import type { JournalEntry } from '#schemas/journal.schema';
import { call, type Body } from '../api.ts';
import { nameOf } from '../site/documents.ts';
import { burstsOf, type Burst } from './bursts.ts';

export interface Past {
  readonly bursts: readonly Burst[];
  /** More was done before than was read. */
  readonly hasEarlier: boolean;
}

interface JournalPage {
  readonly entries: readonly JournalEntry[];
  readonly next?: string;
}

const size = 200;

/** What was done to a document, newest first; undefined while it is read, or where no document is named. `mark` changes when there is more. */
export const useBursts = (key: string | undefined, mark: string): Past | 'failed' | undefined => {
  const [known, setKnown] = useState<{ readonly key: string; readonly past: Past | 'failed' }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const leave = new AbortController();
    const { type, id } = nameOf(key);
    call<JournalPage>('GET', `/journal?type=${type}&document=${encodeURIComponent(id)}&size=${size}`, { signal: leave.signal }).then(
      ({ entries, next }) => setKnown({ key, past: { bursts: burstsOf(entries), hasEarlier: next !== undefined } }),
      () => {
        if (!leave.signal.aborted) setKnown((before) => (before?.key === key ? before : { key, past: 'failed' }));
      },
    );
    return () => leave.abort();
  }, [key, mark]);
  return known?.key === key ? known?.past : undefined;
};

// A state never changes.
const known = new Map<string, Promise<Body>>();

const readState = (key: string, hash: string): Promise<Body> => {
  const name = `${key} ${hash}`;
  const found = known.get(name) ?? call<Body>('GET', `/documents/${key}/revisions/${hash}`);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
};

/** A state that a document had; undefined while it is read or where `hash` is undefined, `'refused'` where it cannot be. */
export const useRevision = (key: string, hash: string | undefined): Body | 'refused' | undefined => {
  const [read, setRead] = useState<{ readonly hash: string; readonly body: Body | 'refused' }>();
  useEffect(() => {
    if (hash === undefined) return undefined;
    let isOver = false;
    readState(key, hash).then(
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
