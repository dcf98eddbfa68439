import { sandboxAddress } from '#engine';
import type { SandboxSite, SandboxSitePage } from './site.schema.ts';

/** The address that a request of the sandbox stands for. */
export interface SiteAddress {
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** As it would be called outside. */
  readonly href: string;
}

const PREFIX = '/sandbox/site/';

/** Reads the address out of a request's; undefined when no host is in it. Path and query stay as they came. */
export const readAddress = (url: string): SiteAddress | undefined => {
  const [, host = '', path = '', search = ''] = /^([a-z0-9.-]+(?::\d{1,5})?)(\/[^?]*)?(?:\?(.*))?$/s.exec(url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '') ?? [];
  if (host === '') return undefined;
  return { host, path: path === '' ? '/' : path, query: new URLSearchParams(search), href: `https://${host}${path}${search === '' ? '' : `?${search}`}` };
};

/** The page of a site at an address: its path and everything that its query has to hold. */
export const findPage = ({ pages }: SandboxSite, { path, query }: SiteAddress): SandboxSitePage | undefined =>
  pages.find((page) => page.path === path && Object.entries(page.query ?? {}).every(([name, value]) => query.get(name) === value));

/** The most letters of anything that came along. */
export const LONGEST = 300;
export const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Where a page's own `to` leads: on to the stand-in of this site or of another one. */
export const wayTo = (to: string, host: string): string => sandboxAddress(to.startsWith('/') ? `https://${host}${to}` : to);
