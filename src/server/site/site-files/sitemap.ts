import { decide, type CompiledPage, type Snapshot } from '../../../engine/index.ts';
import type { Locale } from '#schemas/parts';

interface Entry {
  readonly path: string;
  /** Day of the last change, YYYY-MM-DD. */
  readonly changed: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Lists the pages of a venue, or of the whole site, that a guest can open in a language, by path. Pages with parameters in their path, hidden pages
 * and pages that are not indexed are left out.
 */
export const listOpenPages = (
  snapshot: Snapshot,
  { venue, locale, now }: { readonly venue: string | undefined; readonly locale: Locale; readonly now: number },
): readonly string[] =>
  Object.values(snapshot.pages)
    .filter((page) => page.venue === venue && !page.path.includes('{'))
    .filter((page) => isOpen(snapshot, page, { venue: venue ?? snapshot.site.defaultVenue, locale, now }))
    .map(({ path }) => path)
    .toSorted();

const isOpen = (
  snapshot: Snapshot,
  { path }: CompiledPage,
  { venue, locale, now }: { readonly venue: string; readonly locale: Locale; readonly now: number },
): boolean => {
  const { outcome, head, status } = decide(snapshot, {
    path,
    query: {},
    how: 'load',
    viewer: { locale, platform: 'WEB_MOBILE', curResort: venue, login: false },
    now,
  });
  return outcome.kind === 'page' && status === 200 && head.canonical === path;
};

/** Writes a sitemap. */
export const sitemapOf = (origin: string, entries: readonly Entry[]): string =>
  `${declaration}<urlset ${namespace}>${entries
    .map(
      ({ path, changed }) => `<url><loc>${escape(origin + encodeURI(path))}</loc><lastmod>${changed}</lastmod></url>`,
    )
    .join('')}</urlset>`;

/** Writes the index of sitemaps. */
export const sitemapIndexOf = (origin: string, entries: readonly Entry[]): string =>
  `${declaration}<sitemapindex ${namespace}>${entries
    .map(({ path, changed }) => `<sitemap><loc>${escape(origin + path)}</loc><lastmod>${changed}</lastmod></sitemap>`)
    .join('')}</sitemapindex>`;
