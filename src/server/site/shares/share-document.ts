import { themeCss } from '#content/theme/theme-css';
import { readConnectionPage, type ConnectionPage } from '../../core/connection-page/fill-connection-page.ts';
import { escapeHtml } from '../../core/connection-page/draw-connection-page.ts';
import { plainStyle } from '../../core/connection-page/plain-style.ts';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import type { Locale } from '#schemas/parts';
import { pictureOf } from './share-addresses.ts';
import type { ShareRow } from './shares-store.ts';

interface Parts {
  readonly release: LiveRelease;
  readonly share: ShareRow;
  /** Language of the reader; shared texts keep their own. */
  readonly locale: Locale;
  readonly origin: string;
}

/** Draws the page of a share: texts and picture in the head for crawlers, and a redirect to the content for people, with or without script. */
export const shareDocument = ({ release, share, locale, origin }: Parts): ConnectionPage => {
  const { snapshot, prepared } = release;
  const { site, sharing } = snapshot;
  const [title, description, link] = [share.title, share.description, share.link].map(escapeHtml);
  const say = (key: string | undefined): string => escapeHtml(snapshot.messages[locale][key ?? ''] ?? '');
  const theme = prepared.documents.theme.get(site.theme);
  const image = escapeHtml(pictureOf(release, share, origin));
  const meta = (property: string, content: string) => `<meta property="og:${property}" content="${content}">`;
  return readConnectionPage(
    [
      `<!doctype html><html lang="${locale}" data-theme="${escapeHtml(site.theme)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
      `<title>${title}</title><meta name="description" content="${description}"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">`,
      meta('title', title ?? ''),
      meta('description', description ?? ''),
      meta('image', image),
      meta('url', `${escapeHtml(origin)}/shares/${escapeHtml(share.id)}`),
      meta('type', 'website'),
      meta('site_name', say(site.name)),
      meta('locale', share.locale === 'ko' ? 'ko_KR' : 'en_US'),
      '<meta name="twitter:card" content="summary_large_image">',
      `<meta http-equiv="refresh" content="0; url=${link}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
      `<style>${theme === undefined ? '' : themeCss(theme)}${plainStyle}</style></head><body>`,
      `<main><h1>${title}</h1><p class="help">${description}</p><p class="ways"><a class="btn btn--main" href="${link}">${say(sharing?.texts.open)}</a></p></main></body></html>`,
    ].join(''),
  );
};
