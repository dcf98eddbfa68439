import { createHash } from 'node:crypto';
import { locales, type Locale } from '#schemas/parts';
import type { OfflineSettings, OfflineTexts, ShellData } from '#schemas/offline-shell';
import { offlineRoles } from '#schemas/offline-shell';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import { escapeHtml } from '../../core/connection-page/draw-connection-page.ts';
import type { OfflineFiles } from './offline-files.ts';

export const shellAddress = '/offline';
/** Paths of other users than visitors, and of calls. */
const except = ['/api', '/console', '/sandbox'];

/** The shell page of a release, and the script of its service worker. */
export interface OfflineShell {
  readonly html: string;
  readonly worker: string;
}

/** Themes by path of the pages with entry codes: the pockets that the venues name. */
const pocketThemes = ({
  prepared,
  snapshot,
}: Pick<LiveRelease, 'prepared' | 'snapshot'>): Readonly<Record<string, string>> => {
  const screens = new Set([...prepared.documents.venue.values()].flatMap(({ targets }) => targets?.POCKET ?? []));
  return Object.fromEntries(
    Object.values(snapshot.pages)
      .filter(({ screen }) => screens.has(screen))
      .map(({ path, theme }) => [path, theme]),
  );
};

const textsOf = ({ snapshot }: Pick<LiveRelease, 'snapshot'>, locale: Locale): OfflineTexts =>
  Object.fromEntries(
    offlineRoles.map((role) => [role, snapshot.messages[locale][snapshot.site.texts[role]] ?? '']),
  ) as OfflineTexts;

const shellHtml = (release: LiveRelease, data: ShellData, { script, style }: OfflineFiles): string => {
  const { site } = release.snapshot;
  // A closing tag in a text must not end the data.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return [
    `<!doctype html><html lang="ko" data-theme="${escapeHtml(site.theme)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(data.texts.ko.offline)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${viewOf(release).assets.themes}"><link rel="stylesheet" href="${style}"><script type="module" src="${script}"></script>`,
    `</head><body><main></main><script type="application/json" id="shell-data">${json}</script></body></html>`,
  ].join('');
};

/** Draws the shell page of a release. It is the same for everybody and holds nothing personal. */
export const drawShell = (release: LiveRelease, files: OfflineFiles): OfflineShell => {
  const themes = pocketThemes(release);
  const [ko, en] = locales.map((locale) => textsOf(release, locale));
  if (ko === undefined || en === undefined) throw new Error('The shell page needs both languages.');
  const html = shellHtml(release, { texts: { ko, en }, themes }, files);
  const list = [shellAddress, viewOf(release).assets.themes, files.style, files.script, '/favicon.svg'];
  const cache = `offline-${createHash('sha256')
    .update(`${html}\n${list.join('\n')}`)
    .digest('hex')
    .slice(0, 16)}`;
  const settings: OfflineSettings = { cache, shell: shellAddress, files: list, pages: Object.keys(themes), except };
  return { html, worker: `const offline=${JSON.stringify(settings)};\n${files.worker}` };
};
