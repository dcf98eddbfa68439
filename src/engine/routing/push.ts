import { followLink, venueOfPayload, payloadText, type LinkTables, type LinkTarget } from './deep-link.ts';

const own = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

/** App shells pass the payload as an object or as JSON. */
const parsePayload = (payload: unknown): unknown => {
  if (typeof payload !== 'string' || payload.length > 10_000) return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};

/**
 * Resolves a push (4.10) from `parkType`, `type` and `linkUrl`. Each type leads to a deep-link page of its venue or to its address; an unknown
 * type leads to the default page. The payload is untrusted: an invalid one also leads to a page of this site.
 */
export const readPush = (book: LinkTables, given: unknown, origin?: string): LinkTarget => {
  const payload = parsePayload(given);
  const venue = venueOfPayload(book, payload);
  const table = own(book.links.push, venue) ?? own(book.links.push, book.site.defaultVenue);
  const found = own(table?.types ?? {}, payloadText(payload, 'type').toUpperCase());
  const page = own(own(book.links.pages, venue) ?? {}, found?.page ?? table?.other ?? '');
  return followLink(book, payload, origin, { page, follow: found?.follow, venue, added: { alarm: 'true' } });
};
