const placeholder = /\{([a-z]+)\.([A-Za-z0-9_]+)(?:\|([^}]*))?\}|\{([A-Za-z0-9_]+)\}/g;

export type Values = Readonly<Record<string, Readonly<Record<string, string | undefined>> | string | undefined>>;

/** Encodes a value for one segment or one query value. Half of a surrogate pair, which cannot be encoded, becomes the replacement character. */
export const encode = (value: string): string => encodeURIComponent(value.toWellFormed());

const own = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(all, name) ? all[name] : undefined);

/** A template that was read: fills its places with values. */
export type Template = (values: Values) => string;

const readPlace = ([whole, group, name = '', fallback = '', single]: RegExpExecArray): Template => {
  if (single !== undefined) {
    return (values) => {
      const found = values[single];
      return typeof found === 'string' ? found : whole;
    };
  }
  return (values) => {
    const found = values[group ?? ''];
    return found === undefined || typeof found === 'string' ? whole : own(found, name) || fallback;
  };
};

/** Reads `{locale}`, `{param.id}` and `{query.page|1}`; what is not given becomes its default or nothing. A text without places stays a text. */
export const readTemplate = (template: string): string | Template => {
  if (!template.includes('{')) return template;
  const parts: (string | Template)[] = [];
  let end = 0;
  for (const place of template.matchAll(placeholder)) {
    parts.push(template.slice(end, place.index), readPlace(place));
    end = place.index + place[0].length;
  }
  parts.push(template.slice(end));
  return (values) => parts.reduce<string>((text, part) => text + (typeof part === 'string' ? part : part(values)), '');
};

/** Fills a template at once. */
export const fill = (template: string, values: Values): string => {
  const read = readTemplate(template);
  return typeof read === 'string' ? read : read(values);
};

/** Stands in calls for the number of the member who makes them. */
export const memberUid = '{member.uid}';

/** The address of a call as this member makes it. */
export const keyAsMember = (key: string, membershipUid: string): string => key.replaceAll(encode(memberUid), () => encode(membershipUid));

/** Fills `{item.x}` in an address with encoded values of a list item. */
export const fillItem = (address: string, item: Readonly<Record<string, string>>): string =>
  address.includes('{item.') ? address.replace(/\{item\.([A-Za-z0-9_]+)\}/g, (_, name: string) => encode(own(item, name) ?? '')) : address;

const parameter = /\{([A-Za-z0-9_]+)(\*?)\}/g;

/** Fills the parameters of a route pattern; `{rest*}` keeps its slashes, but can begin with none. */
export const fillPattern = (pattern: string, valueOf: (name: string) => string): string =>
  pattern.includes('{')
    ? pattern.replace(parameter, (_, name: string, rest: string) => {
        const value = valueOf(name);
        return rest === '' ? encode(value) : value.split('/').filter((part) => part !== '').map(encode).join('/');
      })
    : pattern;

const join = (path: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.length === 0 ? path : `${path}?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`;

/** A path with its query, names and values encoded; empty values are left out. */
export const withQuery = (path: string, query: Readonly<Record<string, string>>): string => join(path, Object.entries(query).filter(([, value]) => value !== ''));

const valueOf = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** Path and query of an address of this site; of a name that comes twice the last value counts. */
export const readAddress = (address: string): { readonly path: string; readonly query: Readonly<Record<string, string>> } => {
  const [, path = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/s.exec(address) ?? [];
  const pairs = search.split('&').filter((pair) => pair !== '').map((pair) => pair.split(/=(.*)/s));
  return { path, query: Object.fromEntries(pairs.map(([name = '', value = '']) => [valueOf(name), valueOf(value)])) };
};

/** An address without some names in its query. */
export const withoutQuery = (address: string, names: readonly string[]): string => {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const kept = search.split('&').filter((pair) => pair !== '' && !names.includes(valueOf(pair.split('=', 1)[0] ?? '')));
  return `${path}${kept.length === 0 ? '' : `?${kept.join('&')}`}${hash}`;
};

/** An address with more in its query: values take the place of those of the same name, empty ones are left out. */
export const addQuery = (address: string, added: Readonly<Record<string, string>>): string => {
  const given = Object.entries(added).filter(([, value]) => value !== '');
  if (given.length === 0) return address;
  const pairs = given.map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const [rest = '', hash] = withoutQuery(address, given.map(([name]) => name)).split(/#(.*)/s);
  return `${rest}${rest.includes('?') ? '&' : '?'}${pairs.join('&')}${hash === undefined ? '' : `#${hash}`}`;
};

// What a header or an address bar would read differently, a backslash above all; what is encoded already stays.
const unusual = /[^A-Za-z0-9\-._~!$&'()*+,;=:@%/]+/g;

/** An address as a header and an address bar take it: what is unusual in it is encoded, what is encoded already stays. */
export const spelled = (address: string): string => address.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@%/?#]+/g, encode);

/** The address that a visitor asked for, spelled plainly; names without a value stay. */
export const addressOf = (path: string, query: Readonly<Record<string, string>>): string => join(path.replace(unusual, encode), Object.entries(query));
