const parameter = /\{([a-zA-Z]+)\}/g;
const shape = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(parameter, '(?<$1>[^/]+)')}$`);

/** Addresses of pages whose paths have parameters. */
export interface AddressFinder {
  /** Adds the links of a visited page. */
  learn(hrefs: Iterable<string>): void;
  /** Stores an ID of a record, used for parameters that no link fills. */
  addressOf(path: string, record?: string): string;
  /** True when a link to this address was seen. */
  isLinked(path: string): boolean;
}

/**
 * Learns addresses from the links of visited pages. A parameter without a link takes the value that links to other pages use; a record takes the
 * given ID.
 */
export function createAddressFinder(paths: readonly string[]): AddressFinder {
  const seen = new Map<string, string>();
  const values = new Map<string, string>();
  const plain = new Set(paths);
  const shapes = paths
    .filter((path) => path.includes('{') && !path.includes('*}'))
    .map((path) => [path, shape(path)] as const);
  return {
    learn(hrefs) {
      for (const href of hrefs) {
        const link = href.split(/[?#]/, 1)[0] ?? '';
        if (plain.has(link)) continue;
        for (const [path, form] of shapes) {
          const groups = seen.has(path) ? undefined : form.exec(link)?.groups;
          if (groups === undefined) continue;
          seen.set(path, link);
          for (const [name, value] of Object.entries(groups)) if (!name.endsWith('Id')) values.set(name, value);
        }
      }
    },
    addressOf: (path, record = '1') =>
      seen.get(path) ?? path.replaceAll(parameter, (_, name: string) => values.get(name) ?? record),
    isLinked: (path) => seen.has(path),
  };
}

/** Returns the site's own addresses that a page links to. */
export const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/\shref="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
