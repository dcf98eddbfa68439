/** Path and query of an address of this site; what follows `#` stays with the browser. */
export const splitAddress = (
  address: string,
): { readonly path: string; readonly query: Readonly<Record<string, string>> } => {
  const [path = '/', search = ''] = address.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
};

/** Query of an address as it is written, with its `?`. */
export const searchOf = (address: string): string => /^[^?#]*(\?[^#]*)?/.exec(address)?.[1] ?? '';
