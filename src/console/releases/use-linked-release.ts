import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Releases } from './use-releases.ts';

interface LinkedReleaseInput extends Pick<Releases, 'rows' | 'hasMore' | 'failed' | 'more'> {
  readonly list: RefObject<HTMLElement | null>;
  readonly isAll: boolean;
  /** Shows the releases of all venues. */
  readonly showAll: () => void;
}

/** Brings the release that the address names (`?release=131`) into sight, as soon as it is there: it may be of another venue, or further down than has been read. */
export const useLinkedRelease = ({ list, rows, hasMore, failed, more, isAll, showAll }: LinkedReleaseInput): void => {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const asked = Number(query.get('release'));
  const done = useRef('');
  const wanted = `${key} ${asked}`;
  useEffect(() => {
    if (!(asked > 0) || done.current === wanted || hasMore === undefined || rows === undefined || failed) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-release="${asked}"]`);
    if (card) {
      done.current = wanted;
      card.scrollIntoView({ block: 'center' });
      card.focus({ preventScroll: true });
    } else if (hasMore && (rows.at(-1)?.number ?? 0) > asked) more();
    else if (isAll) done.current = wanted;
    else showAll();
  }, [list, rows, hasMore, failed, more, isAll, showAll, asked, wanted]);
};
