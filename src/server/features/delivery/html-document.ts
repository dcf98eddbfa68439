import type { Decision, Head } from '#engine';
import type { BootData } from '../../../visitor/entry-server.tsx';
import { bootJson } from './boot-json.ts';
import { encodeParts } from './encode-parts.ts';

interface DocumentParts {
  readonly decision: Decision;
  /** Head of the decision with the texts of the shown record. */
  readonly head: Head;
  readonly html: string;
  readonly boot: BootData;
  readonly origin: string;
  /** Path of the preview picture for sharing. */
  readonly image: string;
  readonly entry: string;
  readonly early: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Stylesheet and files of the typeface, once it is subset. */
  readonly fonts: { readonly stylesheet: string | undefined; readonly files: readonly string[] };
  readonly rootId: string;
  readonly bootId: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);

const meta = (name: string, content: string, kind: 'name' | 'property' = 'name') => `<meta ${kind}="${name}" content="${escape(content)}">`;

const loads = new WeakMap<readonly string[], string>();

/** Script tags; the same string for all pages with the same widgets. */
const loadsOf = (scripts: readonly string[], entry: string, early: string): string => {
  const known = loads.get(scripts);
  if (known !== undefined) return known;
  const preloads = scripts.filter((src) => src !== entry && src !== early).map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`);
  const all = [`<script type="module" src="${early}" async fetchpriority="high"></script>`, ...preloads, `<script type="module" src="${entry}"></script>`].join('');
  loads.set(scripts, all);
  return all;
};

const headOf = ({ decision, head, boot, origin, image, entry, early, scripts, styles, fonts }: DocumentParts): string => {
  const url = origin + (head.canonical === '' ? decision.path : head.canonical);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
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
    meta('og:image', origin + image, 'property'),
    meta('og:locale', boot.locale === 'ko' ? 'ko_KR' : 'en_US', 'property'),
    meta('twitter:card', 'summary_large_image'),
    meta('color-scheme', 'light dark'),
    ...(head.canonical === '' ? [meta('robots', 'noindex')] : [`<link rel="canonical" href="${escape(url)}">`]),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="stylesheet" href="${boot.assets.themes}" data-themes>`,
    ...(fonts.stylesheet === undefined ? [] : [`<link rel="stylesheet" href="${fonts.stylesheet}">`]),
    // Loaded after the resources of the first paint: a late typeface is not applied (font-display: optional).
    ...fonts.files.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`),
    loadsOf(scripts, entry, early),
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
