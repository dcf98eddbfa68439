import { matchRoute, normalisePath, decodeSegments, resolveTarget, type Snapshot } from '#engine';
import type { Locale } from '#schemas/parts';
import type { ShareBody } from '#schemas/shares.schema';
import type { NewShare } from './shares-store.ts';

interface Around {
  readonly snapshot: Snapshot;
  readonly origin: string;
  readonly locale: Locale;
}

/** Path and query of a page of this site that may be shared; undefined for every other address. */
const pageAddress = (address: string, { snapshot, origin }: Around): string | undefined => {
  const target = resolveTarget(address, { allowedHosts: [], origin });
  if (target.kind !== 'inside') return undefined;
  const segments = decodeSegments(normalisePath(target.path.split(/[?#]/, 1)[0] ?? '/'));
  const match = segments && matchRoute(snapshot.routes, segments);
  if (match === undefined) return undefined;
  if ('to' in match.end) return target.path;
  const page = snapshot.pages[match.end.page];
  // What stands in where nothing fits is no page, and what the server leads on from, shares above all, is none to come back to.
  return page === undefined || page.whole === true || page.id === snapshot.site.screens.notFound ? undefined : target.path;
};

const ownPicture = /^\/(?:share|art|pictures|media|uploads)\//;

/** A picture of this site or of an allowed host, or none, which stands for the site's own; undefined for every other address. */
const pictureAddress = (address: string, { snapshot, origin }: Around): string | undefined => {
  if (address === '') return '';
  const target = resolveTarget(address, { allowedHosts: snapshot.site.allowedHosts, origin });
  if (target.kind === 'inside') return ownPicture.test(target.path) ? target.path : undefined;
  return target.kind === 'outside' && target.known ? target.href : undefined;
};

/** What may be shared of what was asked; undefined when an address leads anywhere else. */
export const checkShare = ({ moduleCode, title, description, imageUrl, linkUrl }: ShareBody, around: Around): NewShare | undefined => {
  const [link, image] = [pageAddress(linkUrl, around), pictureAddress(imageUrl, around)];
  return link === undefined || image === undefined ? undefined : { module: moduleCode, locale: around.locale, title, description, image, link };
};
