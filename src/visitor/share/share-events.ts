import type { ShareContent } from '#engine';
import type { Viewer } from '#schemas/viewer';
import type { Shown } from '../app/shown.ts';

export type ShareWay = 'messenger' | 'copy' | 'picture';

interface Shared {
  readonly shown: Pick<Shown, 'decision' | 'site'>;
  readonly viewer: Viewer;
  readonly content: Pick<ShareContent, 'title'>;
  readonly courseScreens: readonly string[];
}

/** The heading of the page that is open. */
const pageHeading = (): string => document.querySelector('main :is(h1, h2)')?.textContent?.trim() ?? '';

/** Analytics data of a share: the method, and the course name on course screens (2.15). */
export const shareFacts = (
  way: ShareWay,
  { shown: { decision }, content, courseScreens }: Omit<Shared, 'viewer'>,
): Readonly<Record<string, string>> => ({
  shareWay: way,
  ...(courseScreens.includes(decision.screen) ? { courseNm: pageHeading() || content.title } : {}),
});

/** Tells of a share, as the analytics document says. */
export const tellShare = async (way: ShareWay, shared: Shared): Promise<void> => {
  const {
    shown: {
      decision,
      site: { analytics },
    },
    viewer,
  } = shared;
  if (analytics?.events.share === undefined || analytics.tracker.kind === 'none') return;
  const { pageFacts, tellEvent } = await import('../analytics/analytics.ts');
  tellEvent(analytics, { event: analytics.events.share, ...pageFacts(decision, viewer), ...shareFacts(way, shared) });
};
