const placeholder = /\{([a-z]+)\.([A-Za-z0-9_]+)(?:\|([^}]*))?\}|\{([A-Za-z0-9_]+)\}/g;

export type Values = Readonly<Record<string, Readonly<Record<string, string | undefined>> | string | undefined>>;

/** Fills `{locale}`, `{param.id}` and `{query.page|1}`; what is not given becomes its default or nothing. */
export const fill = (template: string, values: Values): string =>
  template.includes('{')
    ? template.replace(placeholder, (whole, group: string | undefined, name: string, fallback: string | undefined, single: string | undefined) => {
        if (single !== undefined) {
          const value = values[single];
          return typeof value === 'string' ? value : whole;
        }
        const values_ = group === undefined ? undefined : values[group];
        if (values_ === undefined || typeof values_ === 'string') return whole;
        const value = values_[name];
        return value === undefined || value === '' ? (fallback ?? '') : value;
      })
    : template;

/** Fills `{item.x}` in an address with encoded values of a list item. */
export const fillItem = (address: string, item: Readonly<Record<string, string>>): string =>
  address.includes('{item.') ? address.replace(/\{item\.([A-Za-z0-9_]+)\}/g, (_, name: string) => encodeURIComponent(item[name] ?? '')) : address;

const pairs = (query: Readonly<Record<string, string>>) => Object.entries(query).filter(([, value]) => value !== '');

/** A path with its query, names and values encoded; empty values are left out. `{item.x}` stays for later. */
export const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const text = pairs(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${value.startsWith('{item.') ? value : encodeURIComponent(value)}`)
    .join('&');
  return text === '' ? path : `${path}?${text}`;
};
