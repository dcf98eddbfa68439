import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Releases } from './use-releases.ts';

interface LinkedReleaseInput extends Pick<Releases, 'rows' | 'hasMore' | 'failed' | 'more'> {
  readonly list: RefObject<HTMLElement | null>;
  readonly isAll: boolean;
  /** Shows the releases of all venues. */
  readonly showAll: () => void;
}

/** Scrolls to the release that the address names (`?release=131`) once it is loaded. It may belong to another venue or lie further down. */
export const useLinkedRelease = ({ list, rows, hasMore, failed, more, isAll, showAll }: LinkedReleaseInput): void => {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const linked = Number(query.get('release'));
  const done = useRef('');
  const wanted = `${key} ${linked}`;
  useEffect(() => {
    if (!(linked > 0) || done.current === wanted || hasMore === undefined || rows === undefined || failed) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-release="${linked}"]`);
    if (card) {
      done.current = wanted;
      card.scrollIntoView({ block: 'center' });
      card.focus({ preventScroll: true });
    } else if (hasMore && (rows.at(-1)?.number ?? 0) > linked) more();
    else if (isAll) done.current = wanted;
    else showAll();
  }, [list, rows, hasMore, failed, more, isAll, showAll, linked, wanted]);
};
