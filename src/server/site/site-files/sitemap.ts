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

/** Pages that one file may list (sitemaps.org). */
export const PAGES_PER_FILE = 50_000;

/** Splits pages into the files of a sitemap. There is always one file. */
export const splitPages = (paths: readonly string[], most: number): readonly (readonly string[])[] => {
  const files = Math.max(1, Math.ceil(paths.length / most));
  return Array.from({ length: files }, (_, index) => paths.slice(index * most, (index + 1) * most));
};

/** Writes a sitemap. Paths are in the canonical spelling. */
export const sitemapOf = (origin: string, entries: readonly Entry[]): string =>
  `${declaration}<urlset ${namespace}>${entries
    .map(({ path, changed }) => `<url><loc>${escape(origin + path)}</loc><lastmod>${changed}</lastmod></url>`)
    .join('')}</urlset>`;

/** Writes the index of sitemaps. */
export const sitemapIndexOf = (origin: string, entries: readonly Entry[]): string =>
  `${declaration}<sitemapindex ${namespace}>${entries
    .map(({ path, changed }) => `<sitemap><loc>${escape(origin + path)}</loc><lastmod>${changed}</lastmod></sitemap>`)
    .join('')}</sitemapindex>`;
