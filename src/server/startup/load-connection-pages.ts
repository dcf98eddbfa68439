import { prepare, readDocuments } from '#content';
import { ConnectionPageCache } from '../core/connection-page/connection-page-cache.ts';
import type { Env } from '../core/env.ts';
import { makeRelease } from '../site/publishing/make-release.ts';

const nothing = (): void => undefined;

/** Returns the connection-error pages of the last process; on a first start, those of the shipped documents. */
export const loadConnectionPages = async (
  { dataDir, sandbox }: Pick<Env, 'dataDir' | 'sandbox'>,
  config: string,
): Promise<ConnectionPageCache> => {
  const pages = new ConnectionPageCache(dataDir);
  if (pages.page('ko') !== undefined) return pages;
  try {
    const { documents } = await readDocuments(config);
    pages.keep(makeRelease({ number: 0, hash: '' }, new Map(), await prepare(documents), sandbox), nothing);
    await pages.written;
  } catch {
    // The error is sent without a page.
  }
  return pages;
};
