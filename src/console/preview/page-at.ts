import { canonicalPath, canonicalPattern } from '#engine/routing/canonical-path';
import { fieldsOf, textsIn } from '../../content/check/is-fields.ts';
import type { Body } from '../api/client.ts';
import type { Docs } from '../site/documents.ts';
import { bodiesOf } from '../site/use-site.tsx';

const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  const rest = wanted.findIndex((part) => /^\{\w+\*\}$/.test(part));
  if (rest < 0 ? wanted.length !== given.length : given.length < rest) return false;
  return wanted
    .slice(0, rest < 0 ? undefined : rest)
    .every((part, index) => part === given[index] || (/^\{\w+\}$/.test(part) && given[index] !== ''));
};

const namedParts = (pattern: string): number => pattern.split('/').filter((part) => !part.startsWith('{')).length;

/** The page that an address shows, by its paths; of several the one that names more of it. */
export const pageAt = (docs: Docs, address: string): Body | undefined => {
  const path = canonicalPath(address);
  if (path === undefined) return undefined;
  const slugs = new Map(bodiesOf(docs, 'venue').map(({ id, slug }) => [id, String(slug)]));
  return bodiesOf(docs, 'page')
    .flatMap((page) => {
      const slug = slugs.get(String(page['venue']));
      return textsIn(page['paths']).map((one) => ({
        page,
        pattern: canonicalPattern(slug === undefined ? one : `/${slug}${one}`),
      }));
    })
    .filter(({ pattern }) => fits(pattern, path))
    .toSorted((one, two) => namedParts(two.pattern) - namedParts(one.pattern))[0]?.page;
};

/** The layout in which a widget of a page stands, by the id that the preview tells. */
export const layoutOfPlace = (
  docs: Docs,
  page: Body | undefined,
  id: string,
): { readonly layout: string; readonly placement: string } | undefined => {
  if (!id.startsWith('frame/'))
    return typeof page?.['layout'] === 'string' ? { layout: page['layout'], placement: id } : undefined;
  const venue = docs.get(`venue/${String(page?.['venue'])}`)?.body;
  const site = docs.get('site/site')?.body;
  const frame = venue?.['frame'] ?? site?.['frame'];
  return typeof frame === 'string' ? { layout: frame, placement: id.slice('frame/'.length) } : undefined;
};

/** Id of the placement of a layout that a JSON Pointer lies in. */
export const placementAt = (body: Body | undefined, pointer: string): string | undefined => {
  const [, index] = /^\/placements\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  const placements =
    body?.type === 'layout' && Array.isArray(body['placements']) ? (body['placements'] as readonly unknown[]) : [];
  const id = index === undefined ? undefined : fieldsOf(placements[Number(index)])['id'];
  return typeof id === 'string' ? id : undefined;
};
