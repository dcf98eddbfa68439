import { createHash } from 'node:crypto';
import { escapeText } from '../escape-xml.ts';
import type { Lang } from '../report-content.ts';
import { script } from './script.ts';
import { style } from './style.ts';

const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
// Content policy: only pictures beside the file load, only these scripts run.
const policyFor = (styles: string, hasPictures: boolean): string =>
  `default-src 'none'; style-src ${sha(styles)}; script-src ${sha(script)};${hasPictures ? " img-src 'self' file:;" : ''} base-uri 'none'; form-action 'none'`;

interface PageParts {
  readonly lang: Lang;
  /** Unescaped text. */
  readonly title: string;
  readonly header: string;
  readonly main: string;
  /** Extra options of a page with pictures. */
  readonly pictureStyle?: string;
}

/** Formats a self-contained page: light, dark and print, in both languages. */
export const pageOf = ({ lang, title, header, main, pictureStyle = '' }: PageParts): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style + pictureStyle, pictureStyle !== '')}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeText(title)}</title>
<style>${style}${pictureStyle}</style>
</head>
<body>
<header class="top"><div>
${header}
</div></header>
<main>
${main}
</main>
<script>${script}</script>
</body>
</html>`;

/** Title and language switch of a page. */
export const headline = (title: string): string =>
  `<div class="title"><h1>${title}</h1><button type="button" class="btn language own-language" data-ko="한국어" data-en="English" hidden></button></div>`;
