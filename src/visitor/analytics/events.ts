import { isFullyLoggedIn, type Decision } from '#engine';
import type { Viewer } from '#schemas/viewer';

/** An event as trackers get it: names and short texts only. */
export type AnalyticsEvent = Readonly<Record<string, string>> & { readonly event: string };

const channels = { APP: 'A', WEB_MOBILE: 'M', WEB_PC: 'P' } as const;

/** Common fields of every event. The query is omitted, because it may contain typed text. */
export const pageFacts = (
  decision: Pick<Decision, 'analytics' | 'path' | 'pageId' | 'frame'>,
  viewer: Viewer,
): Readonly<Record<string, string>> => {
  const { flags, venue } = decision.frame.model;
  return {
    aaPageNm: decision.analytics,
    category: flags.category ?? '',
    pageId: decision.pageId,
    pagePath: decision.path,
    parkType: venue?.code ?? viewer.curResort ?? '',
    channel: channels[viewer.platform],
    locale: viewer.locale,
    // With an initial password nobody has arrived yet (P-314).
    loginYn: isFullyLoggedIn(viewer) ? 'Y' : 'N',
  };
};

const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 80);

/** What is said of a link that was followed: its name, and where it leads, without query. */
export const linkFacts = ({
  href,
  name,
}: {
  readonly href: string;
  readonly name: string;
}): Readonly<Record<string, string>> => {
  const { origin, protocol, pathname } = new URL(href, window.location.href);
  return {
    linkNm: short(name),
    linkUrl: origin === window.location.origin ? pathname : protocol.startsWith('http') ? origin + pathname : protocol,
  };
};
