import type { PageMeta } from '#engine';

const meta = (property: string): string => document.head.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content.trim() ?? '';

/** What the head of the page that is open says of it. */
export const pageMeta = (): PageMeta => ({ title: meta('title'), description: meta('description'), image: meta('image') });
