const placeholder = /\{([a-z]+)\.([A-Za-z0-9_]+)(?:\|([^}]*))?\}|\{([A-Za-z0-9_]+)\}/g;

export type TemplateValues = Readonly<
  Record<string, Readonly<Record<string, string | undefined>> | string | undefined>
>;

/** Encodes a value for one path segment or query value. A lone surrogate becomes the replacement character. */
export const encode = (value: string): string => encodeURIComponent(value.toWellFormed());

/** Encodes a value for one segment of a page's path. The characters that a segment may hold stay, as browsers leave them. */
export const encodeSegment = (value: string): string =>
  encode(value).replace(/%(?:2[46BC]|3[ABD]|40)/g, decodeURIComponent);

const own = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

/** A parsed template that fills its placeholders with values. */
export type Template = (values: TemplateValues) => string;

const readPlaceholder = ([whole, group, name = '', fallback = '', single]: RegExpExecArray): Template => {
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

/**
 * Parses `{locale}`, `{param.id}` and `{query.page|1}`. A missing value becomes its default or an empty string. A template without placeholders
 * is returned as is.
 */
export const readTemplate = (template: string): string | Template => {
  if (!template.includes('{')) return template;
  const parts: (string | Template)[] = [];
  let end = 0;
  for (const place of template.matchAll(placeholder)) {
    parts.push(template.slice(end, place.index), readPlaceholder(place));
    end = place.index + place[0].length;
  }
  parts.push(template.slice(end));
  return (values) => parts.reduce<string>((text, part) => text + (typeof part === 'string' ? part : part(values)), '');
};

/** Parses and fills a template. */
export const fillTemplate = (template: string, values: TemplateValues): string => {
  const read = readTemplate(template);
  return typeof read === 'string' ? read : read(values);
};

/** Placeholder in calls for the uid of the logged-in member. */
export const memberUidPlaceholder = '{member.uid}';

/** Fills the member's uid into a call's address. */
export const fillMemberUid = (key: string, membershipUid: string): string =>
  key.replaceAll(encode(memberUidPlaceholder), () => encode(membershipUid));

/** Fills `{item.x}` in an address with encoded values of a list item. */
export const fillItem = (address: string, item: Readonly<Record<string, string>>): string =>
  address.includes('{item.')
    ? address.replace(/\{item\.([A-Za-z0-9_]+)\}/g, (_, name: string) => encode(own(item, name) ?? ''))
    : address;

/** Fills `{page}` with an address, encoded as a value of a query. */
export const fillPage = (address: string, page: string): string =>
  address.includes('{page}') ? address.replaceAll('{page}', encode(page)) : address;

const parameter = /\{([A-Za-z0-9_]+)(\*?)\}/g;

/** Fills the parameters of a route pattern. `{rest*}` keeps its slashes, without leading ones. */
export const fillPattern = (pattern: string, valueOf: (name: string) => string): string =>
  pattern.includes('{')
    ? pattern.replace(parameter, (_, name: string, rest: string) => {
        const value = valueOf(name);
        return rest === ''
          ? encodeSegment(value)
          : value
              .split('/')
              .filter((part) => part !== '')
              .map(encodeSegment)
              .join('/');
      })
    : pattern;

const joinQuery = (path: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.length === 0 ? path : `${path}?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`;

/** Returns a path with an encoded query. Empty values are left out. */
export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  joinQuery(
    path,
    Object.entries(query).filter(([, value]) => value !== ''),
  );

/** Decodes a part of an address. Text with broken encoding stays as it is. */
export const decodeOrKeep = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const valueOf = (text: string): string => decodeOrKeep(text.replaceAll('+', ' '));

/** Parses an internal address into path and query. The last value of a repeated name wins. */
export const parseAddress = (
  address: string,
): { readonly path: string; readonly query: Readonly<Record<string, string>> } => {
  const [, path = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/s.exec(address) ?? [];
  const pairs = search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split(/=(.*)/s));
  return { path, query: Object.fromEntries(pairs.map(([name = '', value = '']) => [valueOf(name), valueOf(value)])) };
};

/** Removes names from the query of an address. */
export const withoutQuery = (address: string, names: readonly string[]): string => {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const remaining = search
    .split('&')
    .filter((pair) => pair !== '' && !names.includes(valueOf(pair.split('=', 1)[0] ?? '')));
  return `${path}${remaining.length === 0 ? '' : `?${remaining.join('&')}`}${hash}`;
};

/** Adds values to the query of an address. They replace values of the same name; empty ones are left out. */
export const addQuery = (address: string, added: Readonly<Record<string, string>>): string => {
  const given = Object.entries(added).filter(([, value]) => value !== '');
  if (given.length === 0) return address;
  const pairs = given.map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const [rest = '', hash] = withoutQuery(
    address,
    given.map(([name]) => name),
  ).split(/#(.*)/s);
  return `${rest}${rest.includes('?') ? '&' : '?'}${pairs.join('&')}${hash === undefined ? '' : `#${hash}`}`;
};

// Characters that headers and address bars may read differently, especially backslashes. Encoded characters stay.
const unusual = /[^A-Za-z0-9\-._~!$&'()*+,;=:@%/]+/g;

/** Encodes the unusual characters of an address for headers and address bars. Encoded characters stay. */
export const encodeAddress = (address: string): string =>
  address.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@%/?#]+/g, encode);

/** Encodes the unusual characters of a query for headers and address bars. */
export const encodeSearch = (search: string): string => search.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@%/?]+/g, encode);

/** Formats the requested address in normal form. Names without a value stay. */
export const formatAddress = (path: string, query: Readonly<Record<string, string>>): string =>
  joinQuery(path.replace(unusual, encode), Object.entries(query));
