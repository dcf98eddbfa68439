import { createHash } from 'node:crypto';
import { resolveTarget } from '#engine';
import { escapeHtml } from './draw-connection-page.ts';

/** A connection-error page ready to be sent. */
export interface ConnectionPage {
  readonly html: string;
  /** Its styles stand in it, so the policy names each by its hash. */
  readonly policy: string;
}

/** What failed: `from` is the address to try again. */
export interface Failed {
  readonly code: number;
  readonly from: string;
}

const hashes = (html: string): string =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`).join(' ');

/** A page as it was drawn or read from the disk. */
export const readConnectionPage = (html: string): ConnectionPage => ({
  html,
  policy: `default-src 'none'; style-src ${hashes(html)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});

/** Puts the code and the way back into the page; only an address of this site is a way back. */
export const fillConnectionPage = ({ html }: ConnectionPage, { code, from }: Failed): string => {
  const target = resolveTarget(from, { allowedHosts: [] });
  const again = target.kind === 'inside' ? target.path : '/';
  return html.replace('<b data-code>521</b>', `<b data-code>${code}</b>`).replace('data-again href="/"', () => `data-again href="${escapeHtml(again)}"`);
};
