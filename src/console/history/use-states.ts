import { useEffect, useState } from 'react';
import { call, type Body } from '../api.ts';
import { burstsOf, type Burst, type JournalEntry } from './bursts.ts';

/** What was done to a document, newest first; undefined while it is read. `mark` changes when there is more. */
export const useBursts = (type: string, id: string, mark: string): readonly Burst[] | undefined => {
  const [bursts, setBursts] = useState<readonly Burst[]>();
  useEffect(() => {
    let isOver = false;
    void call<{ readonly entries: readonly JournalEntry[] }>('GET', `/journal?type=${type}&document=${encodeURIComponent(id)}&size=200`).then(
      ({ entries }) => {
        if (!isOver) setBursts(burstsOf(entries));
      },
      () => {
        if (!isOver) setBursts((before) => before ?? []);
      },
    );
    return () => {
      isOver = true;
    };
  }, [type, id, mark]);
  return bursts;
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
