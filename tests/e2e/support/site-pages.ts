import type { APIRequestContext, Page } from '@playwright/test';

/** A page of the live site as `common/pages` lists it. */
export interface ListedPage {
  readonly pageId: string;
  readonly screenName: string;
  readonly pageStatusCode: 'N' | 'D' | 'B';
  readonly pagePath: string;
}

export const listPages = async (request: APIRequestContext): Promise<readonly ListedPage[]> =>
  ((await (await request.get('/api/v1/common/pages')).json()) as { readonly data: readonly ListedPage[] }).data;

const parameter = /\{([a-zA-Z]+)\}/g;
const shape = (path: string): RegExp => new RegExp(`^${path.replaceAll(parameter, '(?<$1>[^/]+)')}$`);

/**
 * Addresses for pages whose paths have parameters, learned from the links of the pages seen so far: what is linked to can be opened.
 * Without a link, each parameter takes the value that links to other pages gave it, and the number of a record is 1.
 */
export const addressBook = (paths: readonly string[]) => {
  const seen = new Map<string, string>();
  const values = new Map<string, string>();
  const shapes = paths.filter((path) => path.includes('{')).map((path) => [path, shape(path)] as const);
  return {
    learn: async (page: Page): Promise<void> => {
      const links = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map(({ pathname }) => pathname),
      );
      for (const link of links) {
        for (const [path, form] of shapes) {
          const groups = form.exec(link)?.groups;
          if (groups === undefined || seen.has(path) || paths.includes(link)) continue;
          seen.set(path, link);
          for (const [name, value] of Object.entries(groups)) if (!name.endsWith('Id')) values.set(name, value);
        }
      }
    },
    addressOf: (path: string): string =>
      seen.get(path) ?? path.replaceAll(parameter, (_, name: string) => values.get(name) ?? '1'),
  };
};
