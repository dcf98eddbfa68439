import { addQuery, encodeAddress } from '../values/fill-template.ts';
import { mainPath } from './find-route.ts';
import { decodeSegments } from './canonical-path.ts';
import { matchRoute } from './match-route.ts';
import { resolveTarget, type Target } from '../actions/resolve-target.ts';
import type { CompiledLinkPage } from '../policies.ts';
import type { Snapshot } from '../snapshot.ts';

/** Data for deep links and pushes: a snapshot, or a browser's index slice. */
export type LinkTables = Pick<Snapshot, 'links' | 'venues' | 'routes'> & {
  readonly site: Pick<Snapshot['site'], 'allowedHosts' | 'sandbox' | 'defaultVenue' | 'paths' | 'screens'>;
};

/** Target of a deep link or push. Always exists, and is always an address that resolve-target accepts. */
export type LinkTarget =
  | { readonly kind: 'inside'; readonly to: string; readonly venue: string }
  | Extract<Target, { kind: 'outside' }>;

/** Maximum length of a text in a payload; longer texts are ignored. */
const maxTextLength = 200;

/** Returns a text from an untrusted payload, or an empty string if it is invalid. */
export const payloadText = (payload: unknown, name: string, longest = maxTextLength): string => {
  if (typeof payload !== 'object' || payload === null || !Object.hasOwn(payload, name)) return '';
  const value: unknown = (payload as Readonly<Record<string, unknown>>)[name];
  const text =
    typeof value === 'string'
      ? value.trim().toWellFormed()
      : typeof value === 'number' && Number.isFinite(value)
        ? String(value)
        : '';
  return text.length > longest ? '' : text;
};

const own = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

/** Returns the venue in the payload, or the site's default (P-450). */
export const venueOfPayload = ({ venues, site }: Pick<LinkTables, 'venues' | 'site'>, payload: unknown): string => {
  const named = payloadText(payload, 'parkType').toUpperCase();
  return Object.hasOwn(venues, named) ? named : site.defaultVenue;
};

/** Returns the address in the payload, under any of its names. */
const addressOfPayload = (payload: unknown): string =>
  ['linkUrl', 'url', 'code'].map((name) => payloadText(payload, name, 2000)).find((text) => text !== '') ?? '';

/** Returns true if the path belongs to a page other than the deep-link action page itself. */
export const isPagePath = ({ routes, site, links }: LinkTables, path: string): boolean => {
  const segments = decodeSegments(path.split(/[?#]/)[0] ?? '');
  const match = segments && matchRoute(routes, segments);
  if (match === undefined) return false;
  if ('to' in match.end) return true;
  return !(match.rest && match.end.page === site.screens.notFound) && match.end.page !== links.app?.action;
};

/** Resolves the address in a payload. Returns undefined if it is not allowed or no page. */
const followAddress = (
  book: LinkTables,
  way: 'inside' | 'outside',
  address: string,
  origin: string | undefined,
): Exclude<Target, { kind: 'rejected' | 'device' }> | undefined => {
  const target = resolveTarget(address, {
    allowedHosts: book.site.allowedHosts,
    sandbox: book.site.sandbox,
    ...(origin === undefined ? {} : { origin }),
  });
  if (target.kind === 'inside') return isPagePath(book, target.path) ? target : undefined;
  return target.kind === 'outside' && way === 'outside' ? target : undefined;
};

interface LinkOptions {
  readonly page: CompiledLinkPage | undefined;
  readonly follow: 'inside' | 'outside' | undefined;
  readonly venue: string;
  readonly added: Readonly<Record<string, string>>;
}

/** Returns the address in the payload, the page of the table, or the venue's main page, in this order (P-435). */
export const followLink = (
  book: LinkTables,
  payload: unknown,
  origin: string | undefined,
  { page, follow, venue, added }: LinkOptions,
): LinkTarget => {
  const followed = follow && followAddress(book, follow, addressOfPayload(payload), origin);
  if (followed?.kind === 'outside') return { ...followed, href: encodeAddress(followed.href) };
  return {
    kind: 'inside',
    to: addQuery((followed && encodeAddress(followed.path)) ?? page?.to ?? mainPath(book, venue, undefined), added),
    venue,
  };
};

/** Returns the page for a code, on a name that several pages share (P-436, P-437). */
const pageByCode = (page: CompiledLinkPage | undefined, code: string): string | undefined =>
  page?.codes?.find(
    ({ starts, not = [] }) =>
      starts.some((start) => code.startsWith(start)) && !not.some((start) => code.startsWith(start)),
  )?.page;

/**
 * Resolves a deep link (4.9) from `parkType`, `page`, `code` and an optional address. The target has the page's query plus `parkType`, `code`,
 * `pageKey`, `alarm=true`. An invalid payload leads to the venue's main page.
 */
export const readDeepLink = (book: LinkTables, payload: unknown, origin?: string): LinkTarget => {
  const venue = venueOfPayload(book, payload);
  const table = own(book.links.pages, venue) ?? {};
  const [requested, code] = [payloadText(payload, 'page').toLowerCase(), payloadText(payload, 'code')];
  const key = pageByCode(own(table, requested), code.toUpperCase()) ?? requested;
  const page = own(table, key);
  // An unknown name is echoed only if it is a plain word.
  const pageKey = page !== undefined || /^\w{1,40}$/.test(key) ? key : '';
  return followLink(book, payload, origin, {
    page,
    follow: page?.follow,
    venue,
    added: { parkType: venue, code: page?.follow === undefined ? code : '', pageKey, alarm: 'true' },
  });
};
