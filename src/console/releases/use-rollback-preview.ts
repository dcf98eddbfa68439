import { useEffect, useState } from 'react';
import { call, type Problem } from '../api/client.ts';
import type { Views } from '../publish/use-impact.ts';
import type { ReleaseChanges } from './use-release-changes.ts';

export interface RollbackPreview {
  /** Changes that visitors lose; undefined while they load. */
  readonly lost: (Pick<ReleaseChanges, 'changes'> & { readonly views?: Views }) | 'failed' | undefined;
  readonly check: { readonly problems: readonly Problem[] } | 'failed' | undefined;
}

/** Returns the effect of a rollback to a release, and whether that release passes the checks today. */
export const useRollbackPreview = (number: number, live: number): RollbackPreview => {
  const [lost, setLost] = useState<{ readonly live: number; readonly lost: NonNullable<RollbackPreview['lost']> }>();
  const [check, setCheck] = useState<RollbackPreview['check']>();
  useEffect(() => {
    const leave = new AbortController();
    const isCancelled = (): boolean => leave.signal.aborted;
    call<Exclude<RollbackPreview['lost'], string | undefined>>('GET', `/diff?from=${number}&to=live`, {
      signal: leave.signal,
    }).then(
      (found) => setLost({ live, lost: found }),
      () => {
        if (!isCancelled()) setLost({ live, lost: 'failed' });
      },
    );
    return () => leave.abort();
  }, [number, live]);
  useEffect(() => {
    const leave = new AbortController();
    call<{ readonly problems: readonly Problem[] }>('GET', `/releases/${number}/check`, { signal: leave.signal }).then(
      setCheck,
      () => {
        if (!leave.signal.aborted) setCheck('failed');
      },
    );
    return () => leave.abort();
  }, [number]);
  return { lost: lost?.live === live ? lost.lost : undefined, check };
};
