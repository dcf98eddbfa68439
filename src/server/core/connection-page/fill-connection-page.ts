import { createHash } from 'node:crypto';
import { resolveTarget } from '../../../engine/index.ts';
import { escapeHtml } from './draw-connection-page.ts';

/** Connection-error page, ready to send. */
export interface ConnectionPage {
  readonly html: string;
  /** Styles are inline, so the policy lists their hashes. */
  readonly policy: string;
}

/** Failure. `from` is the address to retry. */
export interface Failed {
  readonly code: number;
  readonly from: string;
}

const hashes = (html: string): string =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    .join(' ');

/** Page template, drawn or read from disk. */
export const readConnectionPage = (html: string): ConnectionPage => ({
  html,
  policy: `default-src 'none'; style-src ${hashes(html)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});

/** Fills in the code and the return link. Only addresses of this site are accepted as return links. */
export const fillConnectionPage = ({ html }: ConnectionPage, { code, from }: Failed): string => {
  const target = resolveTarget(from, { allowedHosts: [] });
  const again = target.kind === 'inside' ? target.path : '/';
  return html
    .replace('<b data-code>521</b>', `<b data-code>${code}</b>`)
    .replace('data-again href="/"', () => `data-again href="${escapeHtml(again)}"`);
};
