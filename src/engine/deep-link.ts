import { addQuery, spelled } from './fill.ts';
import { mainPath } from './find-route.ts';
import { matchRoute, readSegments } from './match-route.ts';
import { resolveTarget, type Target } from './resolve-target.ts';
import type { CompiledLinkPage } from './policies.ts';
import type { Snapshot } from './snapshot.ts';

/** What deep links and pushes are read with: a snapshot, or the index of a browser. */
export type LinkBook = Pick<Snapshot, 'links' | 'venues' | 'routes'> & { readonly site: Pick<Snapshot['site'], 'allowedHosts' | 'sandbox' | 'defaultVenue' | 'paths' | 'screens'> };

/** Where a deep link or push leads: always somewhere, and never to an address that resolve-target has not let pass. */
export type LinkTarget = { readonly kind: 'inside'; readonly to: string; readonly venue: string } | Extract<Target, { kind: 'outside' }>;

/** Words of a payload are no longer than this; a code that is longer is none. */
const longestWord = 200;

/** A text of a payload that anybody may have written; everything that is none is empty. */
export const wordOf = (payload: unknown, name: string, longest = longestWord): string => {
  if (typeof payload !== 'object' || payload === null || !Object.hasOwn(payload, name)) return '';
  const value: unknown = (payload as Readonly<Record<string, unknown>>)[name];
  const text = typeof value === 'string' ? value.trim().toWellFormed() : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  return text.length > longest ? '' : text;
};

const own = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(all, name) ? all[name] : undefined);

/** The venue that a payload names, else the site's default (P-450). */
export const venueOfPayload = ({ venues, site }: Pick<LinkBook, 'venues' | 'site'>, payload: unknown): string => {
  const named = wordOf(payload, 'parkType').toUpperCase();
  return Object.hasOwn(venues, named) ? named : site.defaultVenue;
};

/** The address that comes along, under any of its names. */
const addressOfPayload = (payload: unknown): string => ['linkUrl', 'url', 'code'].map((name) => wordOf(payload, name, 2000)).find((text) => text !== '') ?? '';

/** Whether a path of this site is a page's, and not that of the page that has sent the visitor here. */
export const isPagePath = ({ routes, site, links }: LinkBook, path: string): boolean => {
  const segments = readSegments(path.split(/[?#]/)[0] ?? '');
  const match = segments && matchRoute(routes, segments);
  if (match === undefined) return false;
  if ('to' in match.end) return true;
  return !(match.rest && match.end.page === site.screens.notFound) && match.end.page !== links.app?.action;
};

/** Where an address that came along may lead; undefined when it may not, or to no page. */
const followAddress = (book: LinkBook, way: 'inside' | 'outside', address: string, origin: string | undefined): Exclude<Target, { kind: 'rejected' | 'device' }> | undefined => {
  const target = resolveTarget(address, { allowedHosts: book.site.allowedHosts, sandbox: book.site.sandbox, ...(origin === undefined ? {} : { origin }) });
  if (target.kind === 'inside') return isPagePath(book, target.path) ? target : undefined;
  return target.kind === 'outside' && way === 'outside' ? target : undefined;
};

interface Follower {
  readonly page: CompiledLinkPage | undefined;
  readonly follow: 'inside' | 'outside' | undefined;
  readonly venue: string;
  readonly added: Readonly<Record<string, string>>;
}

/** Leads to the address that came along, else to the page of the table, else to the main page of the venue (P-435). */
export const leadTo = (book: LinkBook, payload: unknown, origin: string | undefined, { page, follow, venue, added }: Follower): LinkTarget => {
  const followed = follow && followAddress(book, follow, addressOfPayload(payload), origin);
  if (followed?.kind === 'outside') return { ...followed, href: spelled(followed.href) };
  return { kind: 'inside', to: addQuery((followed && spelled(followed.path)) ?? page?.to ?? mainPath(book, venue, undefined), added), venue };
};

/** The page that a code means on a page that several share (P-436, P-437). */
const pageByCode = (page: CompiledLinkPage | undefined, code: string): string | undefined =>
  page?.codes?.find(({ starts, not = [] }) => starts.some((start) => code.startsWith(start)) && !not.some((start) => code.startsWith(start)))?.page;

/**
 * Reads what a deep link brings (4.9): `parkType`, `page`, `code`, and an address for pages that open one. The target carries the query of its
 * page and `parkType`, `code`, `pageKey`, `alarm=true`. A payload that makes no sense leads to the main page of its venue.
 */
export const readDeepLink = (book: LinkBook, payload: unknown, origin?: string): LinkTarget => {
  const venue = venueOfPayload(book, payload);
  const table = own(book.links.pages, venue) ?? {};
  const [asked, code] = [wordOf(payload, 'page').toLowerCase(), wordOf(payload, 'code')];
  const key = pageByCode(own(table, asked), code.toUpperCase()) ?? asked;
  const page = own(table, key);
  // What the table does not know is said back only where it is a plain word.
  const pageKey = page !== undefined || /^\w{1,40}$/.test(key) ? key : '';
  return leadTo(book, payload, origin, { page, follow: page?.follow, venue, added: { parkType: venue, code: page?.follow === undefined ? code : '', pageKey, alarm: 'true' } });
};
