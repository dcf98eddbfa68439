import { matchRoute, decodeSegments, resolveTarget, type CompiledPage, type Snapshot } from '../../../engine/index.ts';
import type { Locale } from '#schemas/parts';
import type { ShareBody } from '#schemas/calls/shares/answers';
import type { NewShare } from './shares-store.ts';

interface Around {
  readonly snapshot: Snapshot;
  readonly origin: string;
  readonly locale: Locale;
}

interface SharedPage {
  readonly link: string;
  /** The page that the address shows; absent where a redirect leads to it. */
  readonly page?: CompiledPage;
}

/** Finds a shareable page of this site by its address; undefined for every other address. */
const findPage = (address: string, { snapshot, origin }: Around): SharedPage | undefined => {
  const target = resolveTarget(address, { allowedHosts: [], origin });
  if (target.kind !== 'inside') return undefined;
  const segments = decodeSegments(target.path.split(/[?#]/, 1)[0] ?? '/');
  const match = segments && matchRoute(snapshot.routes, segments);
  if (match === undefined) return undefined;
  if ('to' in match.end) return { link: target.path };
  const page = snapshot.pages[match.end.page];
  // Fallback pages are not shareable, and neither are addresses that the server redirects, above all shares.
  return page === undefined || page.whole === true || page.id === snapshot.site.screens.notFound
    ? undefined
    : { link: target.path, page };
};

/** A share is kept for good. So one of a page that is not indexed, such as a link that its member can close, has the page's texts and none of its record. */
const textsOf = (
  { page }: SharedPage,
  { title, description }: Pick<ShareBody, 'title' | 'description'>,
  { snapshot, locale }: Around,
): Pick<ShareBody, 'title' | 'description'> => {
  if (page?.head.noindex !== true) return { title, description };
  const say = (key: string): string => snapshot.messages[locale][key] ?? '';
  return { title: say(page.head.title) || say(snapshot.site.name), description: say(page.head.description) };
};

const ownPicture = /^\/(?:share|share-cards|art|pictures|media|uploads)\//;

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
  const [shared, image] = [findPage(linkUrl, around), pictureAddress(imageUrl, around)];
  if (shared === undefined || image === undefined) return undefined;
  const texts = textsOf(shared, { title, description }, around);
  return { module: moduleCode, locale: around.locale, ...texts, image, link: shared.link };
};
