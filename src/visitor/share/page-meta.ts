import type { PageMeta } from '#engine';

const meta = (property: string): string => document.head.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content.trim() ?? '';

/** Metadata in the head of the current page. */
export const pageMeta = (): PageMeta => ({ title: meta('title'), description: meta('description'), image: meta('image') });
