import { leadTo, venueOfPayload, wordOf, type LinkBook, type LinkTarget } from './deep-link.ts';

const own = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(all, name) ? all[name] : undefined);

/** Shells hand a payload over as an object, or as its JSON. */
const opened = (payload: unknown): unknown => {
  if (typeof payload !== 'string' || payload.length > 10_000) return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};

/**
 * Reads what a push brings (4.10): `parkType`, `type`, `linkUrl`. Each type leads to a page of its venue's deep links, or to its address; every
 * other type to the page for those. Nothing in it is trusted: what makes no sense leads to a page of this site too.
 */
export const readPush = (book: LinkBook, given: unknown, origin?: string): LinkTarget => {
  const payload = opened(given);
  const venue = venueOfPayload(book, payload);
  const table = own(book.links.push, venue) ?? own(book.links.push, book.site.defaultVenue);
  const found = own(table?.types ?? {}, wordOf(payload, 'type').toUpperCase());
  const page = own(own(book.links.pages, venue) ?? {}, found?.page ?? table?.other ?? '');
  return leadTo(book, payload, origin, { page, follow: found?.follow, venue, added: { alarm: 'true' } });
};
