import { matchRoute, decodeSegments, resolveTarget, type Snapshot } from '../../../engine/index.ts';
import type { Locale } from '#schemas/parts';
import type { ShareBody } from '#schemas/calls/shares/answers';
import type { NewShare } from './shares-store.ts';

interface Around {
  readonly snapshot: Snapshot;
  readonly origin: string;
  readonly locale: Locale;
}

/** Returns path and query of a shareable page of this site; undefined for every other address. */
const pageAddress = (address: string, { snapshot, origin }: Around): string | undefined => {
  const target = resolveTarget(address, { allowedHosts: [], origin });
  if (target.kind !== 'inside') return undefined;
  const segments = decodeSegments(target.path.split(/[?#]/, 1)[0] ?? '/');
  const match = segments && matchRoute(snapshot.routes, segments);
  if (match === undefined) return undefined;
  if ('to' in match.end) return target.path;
  const page = snapshot.pages[match.end.page];
  // Fallback pages are not shareable, and neither are addresses that the server redirects, above all shares.
  return page === undefined || page.whole === true || page.id === snapshot.site.screens.notFound
    ? undefined
    : target.path;
};

const ownPicture = /^\/(?:share|art|pictures|media|uploads)\//;

/** Returns the picture if it is of this site or an allowed host; an empty value means the site's own picture. Undefined for every other address. */
const pictureAddress = (address: string, { snapshot, origin }: Around): string | undefined => {
  if (address === '') return '';
  const target = resolveTarget(address, { allowedHosts: snapshot.site.allowedHosts, origin });
  if (target.kind === 'inside') return ownPicture.test(target.path) ? target.path : undefined;
  return target.kind === 'outside' && target.known ? target.href : undefined;
};

/** Validates a share request; undefined if an address leads to a foreign site. */
export const checkShare = (
  { moduleCode, title, description, imageUrl, linkUrl }: ShareBody,
  around: Around,
): NewShare | undefined => {
  const [link, image] = [pageAddress(linkUrl, around), pictureAddress(imageUrl, around)];
  return link === undefined || image === undefined
    ? undefined
    : { module: moduleCode, locale: around.locale, title, description, image, link };
};
