/** That a page was shared, and how. `courseName` stands only on screens of courses (2.15). */
export interface ShareEvent {
  readonly way: 'messenger' | 'copy' | 'picture';
  readonly pageId: string;
  readonly screen: string;
  readonly linkUrl: string;
  readonly courseName?: string;
}

type Hear = (event: ShareEvent) => void;
const hearers = new Set<Hear>();

/** Calls `hear` after each share; the function returned ends that. */
export const hearShares = (hear: Hear): (() => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

interface Shared {
  readonly decision: { readonly pageId: string; readonly screen: string };
  readonly content: { readonly linkUrl: string; readonly title: string };
  readonly courseScreens: readonly string[];
  /** The heading of the page. */
  readonly heading: string;
}

/** What analytics hears of a share: the name of the course is the page's heading, else its title. */
export const shareEvent = (way: ShareEvent['way'], { decision: { pageId, screen }, content, courseScreens, heading }: Shared): ShareEvent => ({
  way, pageId, screen, linkUrl: content.linkUrl, ...(courseScreens.includes(screen) ? { courseName: heading || content.title } : {}),
});

export const tellShare = (event: ShareEvent): void => hearers.forEach((hear) => hear(event));

/** The heading of the page that is open. */
export const pageHeading = (): string => document.querySelector('main h1')?.textContent?.trim() ?? '';
