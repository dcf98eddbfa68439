import { fieldsIn, textsIn } from '../../content/check/is-fields.ts';
import type { Body } from '../api/client.ts';

/** Finds a document as it is to be by its key. */
export type FindBody = (key: string) => Body | undefined;

/** The first part of the addresses of a page's venue; undefined for a page of none. */
const slugOf = (find: FindBody, { venue }: Body): string | undefined => {
  const slug = find(`venue/${String(venue)}`)?.['slug'];
  return typeof slug === 'string' ? slug : undefined;
};

const join = (slug: string | undefined, path: string): string =>
  slug === undefined ? path : `/${slug}${path === '/' ? '' : path}`;

/** The address of a page's path. */
export const addressAt = (find: FindBody, page: Body, path: string): string => join(slugOf(find, page), path);

/** Paths of a page. */
export const addressOf = (find: FindBody, page: Body): string =>
  addressAt(find, page, textsIn(page['paths'])[0] ?? '/');

/** Every address that a page answers, those that only lead on to it included. */
export const addressesOf = (find: FindBody, page: Body): readonly string[] =>
  [...textsIn(page['paths']), ...textsIn(page['redirects'])].map((path) => addressAt(find, page, path));

/** True when a page has an address. */
export const answers = (find: FindBody, page: Body, address: string): boolean =>
  [...textsIn(page['paths']), ...textsIn(page['redirects'])].some(
    (path) => address.endsWith(path === '/' ? '' : path) && addressAt(find, page, path) === address,
  );

const mostOfPage = 8;

/** Leads addresses on to a page: by the page itself where they lie in the page's venue and it has room, else by the site. */
export const redirectTo = (
  find: FindBody,
  page: Body,
  addresses: readonly string[],
): Readonly<Record<string, Body>> => {
  const slug = slugOf(find, page);
  const site = find('site/site');
  const own = textsIn(page['redirects']);
  const pathOf = (address: string): string | undefined =>
    slug === undefined
      ? address
      : address === `/${slug}`
        ? '/'
        : address.startsWith(`/${slug}/`)
          ? address.slice(slug.length + 1)
          : undefined;
  const near = addresses
    .filter((address) => pathOf(address) !== undefined)
    .slice(0, Math.max(0, mostOfPage - own.length));
  const far = addresses.filter((address) => !near.includes(address));
  return {
    ...(near.length === 0 ? {} : { [`page/${page.id}`]: { ...page, redirects: [...own, ...near.map(pathOf)] } }),
    ...(far.length === 0 || site === undefined
      ? {}
      : {
          'site/site': {
            ...site,
            redirects: [...fieldsIn(site['redirects']), ...far.map((from) => ({ from, to: addressOf(find, page) }))],
          },
        }),
  };
};
