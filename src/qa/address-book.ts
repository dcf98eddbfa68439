const parameter = /\{([a-zA-Z]+)\}/g;
const shape = (path: string): RegExp => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(parameter, '(?<$1>[^/]+)')}$`);

/** Addresses of pages whose paths have parameters. */
export interface AddressBook {
  /** Reads the links of a page that was seen. */
  learn(hrefs: Iterable<string>): void;
  /** `record`: the number that a record has where no link names one. */
  addressOf(path: string, record?: string): string;
  /** Whether a link leads there. */
  isLinked(path: string): boolean;
}

/**
 * Learns from the links of the pages seen so far: what is linked to can be opened. Without a link, each parameter takes the value that links to
 * other pages gave it, and a record has the number that is said.
 */
export function addressBook(paths: readonly string[]): AddressBook {
  const seen = new Map<string, string>();
  const values = new Map<string, string>();
  const plain = new Set(paths);
  const shapes = paths.filter((path) => path.includes('{') && !path.includes('*}')).map((path) => [path, shape(path)] as const);
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
    addressOf: (path, record = '1') => seen.get(path) ?? path.replaceAll(parameter, (_, name: string) => values.get(name) ?? record),
    isLinked: (path) => seen.has(path),
  };
}

/** Own addresses that a page links to. */
export const linksIn = (html: string): readonly string[] => [...html.matchAll(/\shref="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
