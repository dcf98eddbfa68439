import { useEffect, useState } from 'react';
import { call, type Problem } from '../api/client.ts';
import type { Views } from '../publish/use-impact.ts';
import type { ReleaseChanges } from './use-release-changes.ts';

export interface RollbackPreview {
  /** What visitors have now and would not have any more; undefined while it is found out. */
  readonly lost: (Pick<ReleaseChanges, 'changes'> & { readonly views?: Views }) | 'failed' | undefined;
  readonly check: { readonly problems: readonly Problem[] } | 'failed' | undefined;
}

/** What going back to a release would take away, and whether it would pass today. */
export const useRollbackPreview = (number: number, live: number): RollbackPreview => {
  const [lost, setLost] = useState<{ readonly live: number; readonly lost: NonNullable<RollbackPreview['lost']> }>();
  const [check, setCheck] = useState<RollbackPreview['check']>();
  useEffect(() => {
    const leave = new AbortController();
    const isOver = (): boolean => leave.signal.aborted;
    call<Exclude<RollbackPreview['lost'], string | undefined>>('GET', `/diff?from=${number}&to=live`, { signal: leave.signal }).then(
      (found) => setLost({ live, lost: found }),
      () => {
        if (!isOver()) setLost({ live, lost: 'failed' });
      },
    );
    return () => leave.abort();
  }, [number, live]);
  useEffect(() => {
    const leave = new AbortController();
    call<{ readonly problems: readonly Problem[] }>('GET', `/releases/${number}/check`, { signal: leave.signal }).then(setCheck, () => {
      if (!leave.signal.aborted) setCheck('failed');
    });
    return () => leave.abort();
  }, [number]);
  return { lost: lost?.live === live ? lost.lost : undefined, check };
};
