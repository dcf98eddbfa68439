import type { Body } from '../api.ts';
import type { Docs } from '../site/documents.ts';

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);

/** The first part of the addresses of a page's venue; undefined for a page of none. */
export const slugOf = (docs: Docs, { venue }: Body, side: 'live' | 'body'): string | undefined => {
  const slug = docs.get(`venue/${String(venue)}`)?.[side]?.['slug'];
  return typeof slug === 'string' ? slug : undefined;
};

const join = (slug: string | undefined, path: string): string => (slug === undefined ? path : `/${slug}${path === '/' ? '' : path}`);

/** Every address that a page answers, those that only lead on to it included. */
export const addressesOf = ({ paths, redirects }: Body, slug: string | undefined): readonly string[] => [...texts(paths), ...texts(redirects)].map((path) => join(slug, path));

const mostOfPage = 8;

/** Leads an address on to a page: by the page itself where it lies in the page's venue, else by the site. */
export const redirectTo = (docs: Docs, page: string, address: string): Readonly<Record<string, Body>> => {
  const body = docs.get(`page/${page}`)?.body;
  const site = docs.get('site/site')?.body;
  if (body === undefined) return {};
  const slug = slugOf(docs, body, 'body');
  const own = texts(body['redirects']);
  const below = slug === undefined ? address : address === `/${slug}` ? '/' : address.startsWith(`/${slug}/`) ? address.slice(slug.length + 1) : undefined;
  if (below !== undefined && own.length < mostOfPage) return { [`page/${page}`]: { ...body, redirects: [...own, below] } };
  const to = join(slug, texts(body['paths'])[0] ?? '/');
  return site === undefined ? {} : { 'site/site': { ...site, redirects: [...((site['redirects'] ?? []) as readonly unknown[]), { from: address, to }] } };
};
