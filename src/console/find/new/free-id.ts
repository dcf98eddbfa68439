import type { Names } from '../../../content/diff/names.ts';
import { documentSchema } from '../../content/form/schemas.ts';
import type { Docs } from '../../site/documents.ts';

/** Words of a name as they stand in ids and paths; empty where it has no Latin letters. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);

const numbered = /^(.*?)(\d+)$/;

/** The beginning that all ids share, as far as whole words go. */
const sharedBeginning = (ids: readonly string[]): string => {
  let shared = ids[0] ?? '';
  for (const id of ids) while (!id.startsWith(shared)) shared = shared.slice(0, -1);
  return ids.length < 2 ? '' : (/^.*[-_.]/.exec(shared)?.[0] ?? '');
};

const mostCommon = (all: readonly string[]): string | undefined =>
  [...Map.groupBy(all, (one) => one)].toSorted(([, one], [, two]) => two.length - one.length)[0]?.[0];

/** A text that is not taken: the wanted one, else it with a number. */
export const freeName = (wanted: string, isTaken: (name: string) => boolean, join = '-'): string => {
  let name = wanted;
  for (let number = 2; isTaken(name); number += 1) name = `${wanted}${join}${number}`;
  return name;
};

/** An id that no document of the type has, as those beside it are called: the next number, else by its name. */
export const freeId = (docs: Docs, type: string, like: readonly string[], name: string): string => {
  const all = [...docs.values()].filter((doc) => doc.type === type).map(({ id }) => id);
  const beside = like.length > 0 ? like : all;
  const parts = beside.flatMap((id) => {
    const [, start, digits] = numbered.exec(id) ?? [];
    return start === undefined || digits === undefined ? [] : [{ start, digits }];
  });
  const start = parts.length * 2 > beside.length ? mostCommon(parts.map((part) => part.start)) : undefined;
  if (start !== undefined) {
    const taken = all
      .filter((id) => id.startsWith(start))
      .map((id) => id.slice(start.length))
      .filter((rest) => /^\d+$/.test(rest));
    const width = Math.max(...taken.map((rest) => (rest.startsWith('0') ? rest.length : 1)));
    return start + String(Math.max(...taken.map(Number)) + 1).padStart(width, '0');
  }
  const shared = sharedBeginning(beside);
  const slug = slugOf(name) || 'new';
  const isUpper = beside.length > 0 && beside.every((id) => id === id.toUpperCase());
  return freeName(
    shared + (isUpper ? slug.toUpperCase().replaceAll('-', '_') : slug),
    (id) => docs.has(`${type}/${id}`),
    isUpper ? '_' : '-',
  );
};

/** Fields by which a document names its venue; a document without them belongs to a venue by its id. */
export const venueFields = ['venue', 'parkKindCd', 'publctTypeCd', 'parks'] as const;

interface IdWish {
  readonly type: string;
  readonly venue: string | undefined;
  readonly name: string;
  /** Ids beside it. */
  readonly like: readonly string[];
}

/** Beginnings by which ids name a venue. */
const beginningsOf = (names: Names, venue: string | undefined): readonly string[] => {
  const slug = venue === undefined ? undefined : names.document('venue', venue)?.['slug'];
  return [venue, slug].map((one) => (typeof one === 'string' ? `${one}-` : ''));
};

/** The id with the beginning of its own venue in place of that of another one. */
const inVenue = (names: Names, id: string, venue: string | undefined): string => {
  const own = beginningsOf(names, venue);
  const others = [...names.all('venue')].flatMap(([other]) =>
    other === venue ? [] : beginningsOf(names, other).map((beginning, index) => ({ beginning, index })),
  );
  const found = others.find(({ beginning }) => beginning !== '' && id.startsWith(beginning));
  return found === undefined ? id : `${own[found.index] ?? ''}${id.slice(found.beginning.length)}`;
};

/** A free id that names no other venue; for documents that belong to a venue by their id, one of that venue. */
export const freeIdIn = (docs: Docs, names: Names, { type, venue, name, like }: IdWish): string => {
  const isTaken = (one: string): boolean => docs.has(`${type}/${one}`);
  const proposed = freeId(docs, type, like, name);
  const own = inVenue(names, proposed, venue);
  const id = own === proposed ? proposed : freeName(own, isTaken);
  const { properties = {} } = documentSchema(type) ?? {};
  const isByField = venueFields.some((field) => properties[field] !== undefined);
  const isById =
    !isByField && [...docs.values()].some((doc) => doc.type === type && names.venueOf(type, doc.id) !== undefined);
  if (!isById || names.venueOf(type, id) === venue) return id;
  const slug = venue === undefined ? 'site' : names.document('venue', venue)?.['slug'];
  return typeof slug === 'string' ? freeName(`${slug}-${id}`, isTaken) : id;
};
