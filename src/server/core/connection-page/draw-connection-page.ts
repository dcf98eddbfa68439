import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withQuery } from '../../../engine/index.ts';
import { themeCss } from '#content/theme/theme-css';
import { locales, type Locale } from '#schemas/parts';
import type { Site } from '#schemas/documents/site/schema';
import type { LiveRelease } from '../live-site/live-site.ts';
import { viewOf } from '../live-site/release-view.ts';
import { plainStyle } from './plain-style.ts';

export type ConnectionHtml = Readonly<Record<Locale, string>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

const icons = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'config', 'media', 'icons.svg'), 'utf8');
const symbols = new Map(
  [...icons.matchAll(/<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(
    ([, id = '', box = '', inner = '']) => [id, { box, inner }],
  ),
);

/** Inlines an icon, because the server may not be reachable for the sprite. */
const icon = (name: string): string => {
  const symbol = symbols.get(name);
  return symbol === undefined
    ? ''
    : `<svg class="icon" viewBox="${symbol.box}" aria-hidden="true">${symbol.inner}</svg>`;
};

const scene = (release: LiveRelease): string => {
  const art = release.snapshot.errors.page?.art;
  const template = art === undefined ? undefined : viewOf(release).template(art);
  return template === undefined
    ? ''
    : `<div class="scene">${template.replace('<svg ', '<svg aria-hidden="true" preserveAspectRatio="xMidYMax slice" ')}</div>`;
};

const draw = (release: LiveRelease, locale: Locale): string => {
  const { snapshot, prepared } = release;
  const { site } = snapshot;
  const say = (role: keyof Site['texts']): string => escapeHtml(snapshot.messages[locale][site.texts[role]] ?? '');
  const theme = prepared.documents.theme.get(site.theme);
  const name = escapeHtml(snapshot.messages[locale][site.name] ?? '');
  // Code and return link are filled in per request: see fill-connection-page.
  const number = '<b data-code>521</b>';
  const words = say('connectionCode');
  const code = words.includes('{{code}}') ? words.replace('{{code}}', number) : `${words} ${number}`;
  const main = escapeHtml(withQuery(site.paths.landing, { mode: 'main' }));
  return [
    `<!doctype html><html lang="${locale}" data-theme="${escapeHtml(site.theme)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<title>${say('connectionLost')} · ${name}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<style>${theme === undefined ? '' : themeCss(theme)}${plainStyle}</style></head><body>`,
    `${scene(release)}<main><p class="badge">${icon('wifi-off')}${code}</p><h1>${say('connectionLost')}</h1><p class="help">${say('connectionLostHelp')}</p>`,
    `<p class="ways"><a class="btn btn--main" data-again href="/">${icon('refresh')}${say('retry')}</a><a class="btn" href="${main}">${icon('home')}${say('toMain')}</a></p>`,
    '</main></body></html>',
  ].join('');
};

/** Draws the connection-error page of a release (8.3) in each language: self-contained and without script. */
export const drawConnectionPages = (release: LiveRelease): ConnectionHtml =>
  Object.fromEntries(locales.map((locale) => [locale, draw(release, locale)])) as Record<Locale, string>;
