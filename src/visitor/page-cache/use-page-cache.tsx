import { memo, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { Viewer } from '#schemas/viewer';
import { PageView, type PageViewProps } from '#render/view/decision-view.tsx';
import { pageSlot } from '#render/view/page-slot.tsx';
import type { CallScope } from '../data/call-service.ts';
import { firstPages, isCached, markOf, nextPages } from './page-cache.ts';
import type { PresentRef } from '../app/present.ts';
import { restoreInside } from '../navigation/scroll.ts';
import { AnswerScope } from '../data/swr-data.tsx';

interface PageParts {
  readonly view: PageViewProps;
  readonly scope: CallScope;
}

/** A page with its own ports and responses. A hidden page is rendered again when it returns. */
const SitePage = memo(function SitePage({ view, scope }: PageParts) {
  return (
    <AnswerScope value={scope}>
      <PageView {...view} />
    </AnswerScope>
  );
});

interface KeptParts extends PageParts {
  readonly presentRef: PresentRef;
  readonly viewer: Viewer;
}

/** Returns the content of the outlet: the current page, then the cached pages in the state they were left in. */
export const usePageCache = ({ presentRef, viewer, view, scope }: KeptParts): ReactNode => {
  const { decision } = view;
  const { release, who = '' } = scope;
  const now = useMemo(() => ({ release, who, viewer }), [release, who, viewer]);
  const parts = useMemo((): PageParts => ({ view, scope }), [view, scope]);
  const present = { decision, mark: markOf(decision, now), view: parts };
  const [pages, setPages] = useState(() => firstPages(present));
  const next = nextPages(pages, present, now);
  if (next !== pages) setPages(next);
  useLayoutEffect(() => {
    presentRef.current.isKept = (one) => isCached(next, one, now);
  }, [presentRef, next, now]);
  const [shownNow] = next;
  useLayoutEffect(restoreInside, [shownNow?.id]);
  return next.map(({ id, decision: of, view: seen }, at) =>
    pageSlot(of, { id, isHidden: at > 0, view: <SitePage {...seen} /> }),
  );
};
