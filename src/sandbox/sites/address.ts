import { sandboxAddress } from '../../engine/index.ts';
import type { SandboxSite, SandboxSitePage } from './site.schema.ts';

/** External address that a sandbox request represents. */
export interface SiteAddress {
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Address outside the sandbox. */
  readonly href: string;
}

const PREFIX = '/sandbox/site/';

/** Parses the external address from a request's address; undefined without a host. Path and query stay unchanged. */
export const readAddress = (url: string): SiteAddress | undefined => {
  const [, host = '', path = '', search = ''] =
    /^([a-z0-9.-]+(?::\d{1,5})?)(\/[^?]*)?(?:\?(.*))?$/s.exec(url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '') ??
    [];
  if (host === '') return undefined;
  return {
    host,
    path: path === '' ? '/' : path,
    query: new URLSearchParams(search),
    href: `https://${host}${path}${search === '' ? '' : `?${search}`}`,
  };
};

/** Finds the page of a site by its path and all required query parameters. */
export const findPage = ({ pages }: SandboxSite, { path, query }: SiteAddress): SandboxSitePage | undefined =>
  pages.find(
    (page) =>
      page.path === path && Object.entries(page.query ?? {}).every(([name, value]) => query.get(name) === value),
  );

/** Maximum length of a received value. */
export const LONGEST = 300;
export const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Resolves a page's `to` to an address in the sandbox, on this site or a different one. */
export const wayTo = (to: string, host: string): string =>
  sandboxAddress(to.startsWith('/') ? `https://${host}${to}` : to);
