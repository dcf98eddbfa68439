type Query = Readonly<Record<string, string>>;

/** This page's address with some values of its query changed; what is empty is left out. */
export const changeQuery = (path: string, query: Query | undefined, changes: Query): string => {
  const parts = Object.entries({ ...query, ...changes }).flatMap(([name, value]) =>
    value === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
};
