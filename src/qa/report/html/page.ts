import { createHash } from 'node:crypto';
import { escapeText } from '../escape-xml.ts';
import type { Lang } from '../report-content.ts';
import { script } from './script.ts';
import { style } from './style.ts';

const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
// Nothing is loaded from anywhere but pictures that lie beside the file, and nothing runs but what is written here.
const policyFor = (styles: string, hasPictures: boolean): string => `default-src 'none'; style-src ${sha(styles)}; script-src ${sha(script)};${hasPictures ? " img-src 'self' file:;" : ''} base-uri 'none'; form-action 'none'`;

interface PageParts {
  readonly lang: Lang;
  /** A text, not yet escaped. */
  readonly title: string;
  readonly header: string;
  readonly main: string;
  /** What a page with pictures beside it needs to look as it should. */
  readonly pictureStyle?: string;
}

/** One file that loads nothing: light and dark, paper, in both languages. */
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

/** What a page is called, and the switch of its language. */
export const headline = (title: string): string => `<div class="title"><h1>${title}</h1><button type="button" class="btn language own-language" data-ko="한국어" data-en="English" hidden></button></div>`;
