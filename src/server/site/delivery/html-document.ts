import type { Decision, Head } from '../../../engine/index.ts';
import type { BootData, EarlyCalls } from '../../../visitor/entry-server.tsx';
import { shareCardSearch } from '#schemas/share-picture';
import { bootJson, inertJson } from './boot-json.ts';
import { encodeParts } from './encode-parts.ts';

interface DocumentParts {
  readonly decision: Decision;
  /** Head of the decision with the texts of the shown record. */
  readonly head: Head;
  readonly html: string;
  readonly boot: BootData;
  readonly origin: string;
  /** Path and size of the preview picture for sharing. */
  readonly image: { readonly path: string; readonly width: number; readonly height: number };
  /** Path of the web manifest. */
  readonly manifest: string;
  readonly entry: string;
  readonly early: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Stylesheet and files of the typeface, once it is subset. */
  readonly fonts: { readonly stylesheet: string | undefined; readonly files: readonly string[] };
  readonly rootId: string;
  readonly bootId: string;
  readonly earlyCallsId: string;
  /** Calls that the early script begins; undefined for guests. */
  readonly earlyCalls: EarlyCalls | undefined;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);

const meta = (name: string, content: string, kind: 'name' | 'property' = 'name') =>
  `<meta ${kind}="${name}" content="${escape(content)}">`;

const loads = new WeakMap<readonly string[], string>();

/** Script tags; the same string for all pages with the same widgets. */
const loadsOf = (scripts: readonly string[], entry: string, early: string): string => {
  const known = loads.get(scripts);
  if (known !== undefined) return known;
  const preloads = scripts
    .filter((src) => src !== entry && src !== early)
    .map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`);
  const all = [...preloads, `<script type="module" src="${entry}"></script>`].join('');
  loads.set(scripts, all);
  return all;
};

const headOf = ({
  decision,
  head,
  boot,
  origin,
  image,
  manifest,
  entry,
  early,
  scripts,
  styles,
  fonts,
  earlyCallsId,
  earlyCalls,
}: DocumentParts): string => {
  // Loaded after the resources of the first paint: a late typeface is not applied (font-display: optional).
  const fontLoads = fonts.files.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
  );
  // A code appears only when the scripts run; a typeface would delay them.
  const scriptsFirst = decision.needs.some(({ codes }) => codes);
  // A shared record without a canonical address is named by its link, or messengers would read the page without it.
  const url = origin + (head.canonical || decision.path + shareCardSearch(head.image, boot.query));
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Ahead of the styles: the calls of a member's page do not wait for its looks.
    ...(earlyCalls === undefined
      ? []
      : [`<script type="application/json" id="${earlyCallsId}">${inertJson(earlyCalls)}</script>`]),
    `<script type="module" src="${early}" async fetchpriority="high"></script>`,
    // iOS would turn numbers and dates into links before the page hydrates.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${escape(head.title)}</title>`,
    meta('description', head.description),
    meta('keywords', head.keywords),
    meta('og:title', head.title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:site_name', head.siteName, 'property'),
    meta('og:type', 'website', 'property'),
    meta('og:url', url, 'property'),
    meta('og:image', origin + image.path, 'property'),
    meta('og:image:width', String(image.width), 'property'),
    meta('og:image:height', String(image.height), 'property'),
    meta('og:locale', boot.locale === 'ko' ? 'ko_KR' : 'en_US', 'property'),
    meta('twitter:card', 'summary_large_image'),
    meta('color-scheme', 'light dark'),
    ...(head.canonical === '' ? [meta('robots', 'noindex')] : [`<link rel="canonical" href="${escape(url)}">`]),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="manifest" href="${manifest}">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="stylesheet" href="${boot.assets.themes}" data-themes>`,
    ...(fonts.stylesheet === undefined ? [] : [`<link rel="stylesheet" href="${fonts.stylesheet}">`]),
    ...(scriptsFirst ? [loadsOf(scripts, entry, early), ...fontLoads] : [...fontLoads, loadsOf(scripts, entry, early)]),
  ].join('');
};

/** Builds the full page in UTF-8. It has no inline script, style or style attribute, so a strict policy works without a nonce. */
export const htmlDocument = (parts: DocumentParts): Buffer =>
  encodeParts([
    `<!doctype html><html lang="${parts.boot.locale}" data-theme="${escape(parts.decision.theme)}"${parts.boot.viewer.login === true ? ' data-member=""' : ''}><head>${headOf(parts)}</head><body><div id="${parts.rootId}">`,
    parts.html,
    `</div><script type="application/json" id="${parts.bootId}">`,
    ...bootJson(parts.boot),
    '</script></body></html>',
  ]);
