import { encode, readTemplate, type Values } from './fill.ts';
import type { Need } from './snapshot.ts';

/** A call whose address has been read: its path, and the whole key of the call, are filled with the values of a page. */
export interface ReadyNeed {
  readonly name: string;
  /** The page is nothing without it: which record it reads stands in the page's address. */
  readonly essential: boolean;
  /** How it is asked, where not with the page. */
  readonly manner: Pick<Need, 'whenMenuOpen' | 'personal' | 'skipErrorHandler'>;
  /** Whether it is asked at all with these values. */
  isAsked(values: Values): boolean;
  path(values: Values): string;
  key(values: Values): string;
}

const place = /\{(param|query)\.([A-Za-z0-9_]+)(?:\|([^}]*))?\}/g;

/** What the page's address puts into a path is encoded, so a value never adds a segment or a query. */
const readPath = (path: string): ReadyNeed['path'] => {
  if (!isOfAddress(path)) return () => path;
  return (values) =>
    path.replace(place, (_, group: string, name: string, fallback = '') => {
      const given = values[group];
      const value = (typeof given === 'object' && Object.hasOwn(given, name) ? given[name] : undefined) ?? '';
      // A dot segment would name another call; it stays no segment of a route either.
      return encode(value === '' || value === '.' || value === '..' ? fallback : value);
    });
};

const isOfAddress = (template: string): boolean => template.includes('{param.') || template.includes('{query.');

/** Reads a call once; what does not change from page to page is encoded then. */
export const readNeed = (need: Need): ReadyNeed => {
  const path = readPath(need.path);
  const pairs = Object.entries(need.query).map(([name, template]) => {
    const value = readTemplate(template);
    return { name: encode(name), value: typeof value === 'string' ? encode(value) : value };
  });
  const onlyWith = need.onlyWith === undefined ? undefined : encode(need.onlyWith);
  return {
    name: need.name,
    essential: isOfAddress(need.path) || Object.values(need.query).some((template) => template.includes('{param.')),
    manner: { ...(need.whenMenuOpen ? { whenMenuOpen: true } : {}), ...(need.personal ? { personal: true } : {}), ...(need.skipErrorHandler ? { skipErrorHandler: true } : {}) },
    isAsked(values) {
      const value = pairs.find((pair) => pair.name === onlyWith)?.value;
      return value === undefined || (typeof value === 'string' ? value : value(values)).trim() !== '';
    },
    path,
    key(values) {
      let key = path(values);
      let mark = '?';
      for (const { name, value } of pairs) {
        const text = typeof value === 'string' ? value : encode(value(values));
        if (text === '') continue;
        key += `${mark}${name}=${text}`;
        mark = '&';
      }
      return key;
    },
  };
};

/** The path of a call with the values of a page. */
export const needPath = (need: Need, values: Values): string => readNeed(need).path(values);

/** The address that identifies a call with the values of a page. */
export const needKey = (need: Need, values: Values): string => readNeed(need).key(values);
