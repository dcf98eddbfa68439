import type { RawDocument } from '#content';

/** Requested venue. */
export interface VenueOrder {
  /** Venue code, such as MV. */
  readonly code: string;
  /** First path segment of the venue's pages. */
  readonly slug: string;
  readonly name: { readonly ko: string; readonly en: string };
  /** Day of the first notices, YYYY-MM-DD. */
  readonly today: string;
}

/** The order together with everything that had to be free, and what the site gives to all its venues. */
export interface VenuePlan extends VenueOrder {
  readonly order: number;
  readonly kind: string;
  readonly area: string;
  readonly site: RawDocument['body'];
  readonly frame: RawDocument['body'];
  readonly theme: RawDocument['body'];
  readonly categories: readonly string[];
  /** Entry of a page's dataServiceList for the service that answers this path. */
  readonly service: (path: string) => object;
}

type Named = { readonly type: string; readonly id: string };

/** Looks at the site's documents and chooses what is free. Throws when the code or the slug is taken, or the site has no documents to start from. */
export function planVenue(order: VenueOrder, documents: readonly RawDocument[]): VenuePlan {
  const venues = documents.filter(({ type }) => type === 'venue').map(({ body }) => body);
  const taken = (what: string, value: string): Error =>
    new Error(`The ${what} ${value} belongs to a venue already; choose another.`);
  if (venues.some(({ id }) => id === order.code)) throw taken('code', order.code);
  if (venues.some(({ slug }) => slug === order.slug)) throw taken('slug', order.slug);
  const clash = documents.find((one) => one.id === order.slug || one.id.startsWith(`${order.slug}-`));
  if (clash !== undefined)
    throw new Error(
      `The document ${clash.type}/${clash.id} would be in the way of ${order.slug}; choose another slug.`,
    );
  const site = find(documents, { type: 'site', id: 'site' });
  const kinds = venues.flatMap(({ parkKindCd, publctTypeCd }) => [parkKindCd, publctTypeCd]);
  return {
    ...order,
    order: Math.max(0, ...venues.map(({ order: place }) => Number(place))) + 1,
    kind: firstFree(
      Array.from({ length: 99 }, (_, index) => String(index + 1).padStart(2, '0')),
      (one) => kinds.includes(one),
    ),
    area: firstFree(areas(order.code), (one) =>
      documents.some(({ type, id }) => type === 'page' && id.startsWith(`PGE_${one}_`)),
    ),
    site,
    frame: find(documents, { type: 'layout', id: String(site['frame']) }),
    theme: find(documents, { type: 'theme', id: String(site['theme']) }),
    categories: codesOf(find(documents, { type: 'code-list', id: 'COD_IAM_NOTICE_CATEGORY' })),
    service: (path) => {
      const one = documents.find(({ type, body }) => type === 'data-service' && body['path'] === path);
      if (one === undefined) throw new Error(`The site has no data service for ${path}.`);
      return {
        dataServiceId: one.id,
        dataServiceStateCode: 'N',
        dataServiceTypeCode: one.body['typeCode'],
        dataServiceUniformresourcelocator: path,
      };
    },
  };
}

function find(documents: readonly RawDocument[], name: Named): RawDocument['body'] {
  const found = documents.find(({ type, id }) => type === name.type && id === name.id);
  if (found === undefined)
    throw new Error(`The site has no document ${name.type}/${name.id}, which a new venue starts from.`);
  return found.body;
}

function codesOf({ items }: RawDocument['body']): string[] {
  return Array.isArray(items) ? items.map(({ codeId }: { readonly codeId: string }) => codeId) : [];
}

// Areas of page ids have three letters: A and the letters of the code, else whatever is free.
function areas(code: string): string[] {
  const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const own = code
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, 2)
    .padEnd(2, 'X');
  return [`A${own}`, ...alphabet.flatMap((one) => alphabet.map((two) => `A${one}${two}`))];
}

function firstFree(candidates: readonly string[], isTaken: (candidate: string) => boolean): string {
  const free = candidates.find((one) => !isTaken(one));
  if (free === undefined) throw new Error('Nothing is free any more: the site has too many venues.');
  return free;
}
