import { allCalls } from '#schemas/calls.gen';
import type { ApiCall } from '#schemas/calls/define-call';
import { matchPattern, pathPattern, segmentsOf } from '../../answers/path-pattern.ts';
import type { Fields } from '../../check/is-fields.ts';
import type { ChangedDocument } from './changed-documents.ts';

const patterns = allCalls
  .filter(({ method }) => method === 'GET')
  .map((call) => ({ call, pattern: pathPattern(call.path) }));
const known = new Map<string, ApiCall | undefined>();

/** Value that a comparison puts where an address has a parameter. */
const ANY = 'x';

/** Path of a call without its query; an empty last segment stands for a parameter. */
export const pathOfKey = (key: string): string => (key.split('?')[0] ?? '').replace(/\/$/, `/${ANY}`);

/** Finds the declaration of the call at a path, which may hold parameters. */
export const callAt = (path: string): ApiCall | undefined => {
  if (known.has(path)) return known.get(path);
  const segments = segmentsOf(path.replaceAll(/\{[^/{}]*\}/g, ANY));
  const call = patterns.find(({ pattern }) => matchPattern(pattern, segments) !== undefined)?.call;
  known.set(path, call);
  return call;
};

const ids = ['publctId', 'eventId', 'facilityId', 'showId', 'courseId'] as const;
const aliases: Readonly<Record<string, string>> = {
  park: 'parkKindCd',
  kind: 'faciltCateKindCd',
  cate: 'faciltCateKindCd',
};

const valueOf = (name: string, document: Fields, id: string): string | undefined => {
  if (/id$/i.test(name)) return id;
  const value = document[aliases[name] ?? name];
  return typeof value === 'string' ? value : undefined;
};

/** A parameter of a query: the whole value, its end, or the number of a record that is left out. */
const isOpen = (name: string, value: string): boolean =>
  value === ANY || value.endsWith(`_${ANY}`) || (value === '' && name.endsWith('Id'));

/** The call of a page with parameters as it is made for the changed documents that it reads; the call itself if it has none. */
export const keysFor = (
  key: string,
  { path: template, reads = [] }: ApiCall,
  changed: readonly ChangedDocument[],
): readonly string[] => {
  const [path, search = ''] = [pathOfKey(key), key.split('?')[1]];
  const query = [...new URLSearchParams(search)];
  const names = template.split('/');
  const isOpenSegment = (segment: string, index: number): boolean =>
    segment === ANY && (names[index] ?? '').startsWith('{');
  if (!path.split('/').some(isOpenSegment) && !query.some(([name, value]) => isOpen(name, value))) return [key];
  return changed
    .filter(({ type }) => reads.includes(type))
    .flatMap(({ states }) => states)
    .flatMap((document) =>
      ids
        .flatMap((name) => (typeof document[name] === 'string' ? [document[name]] : []))
        .map((id) => {
          const filled = path
            .split('/')
            .map((segment, index) =>
              isOpenSegment(segment, index)
                ? encodeURIComponent(valueOf(names[index]?.slice(1, -1) ?? '', document, id) ?? segment)
                : segment,
            )
            .join('/');
          const asked = query.map(([one, value]) => [
            one,
            isOpen(one, value) ? (valueOf(one, document, id) ?? value) : value,
          ]);
          return `${filled}?${String(new URLSearchParams(asked))}`;
        }),
    );
};

/** True if the fixed parts of a call do not ask for other documents than this one. */
export const concerns = (key: string, states: readonly Fields[], venue: string | undefined): boolean => {
  const query = new URLSearchParams(key.split('?')[1] ?? '');
  const [park, kind] = [query.get('parkType') ?? '', query.get('eventKindCd') ?? ''];
  if (park !== '' && venue !== undefined && park !== venue) return false;
  return kind === '' || states.some((document) => document['type'] !== 'event' || document['kind'] === kind);
};
