import { prepare, readDocuments } from '#content';
import { ConnectionShelf } from '../connection-page/connection-shelf.ts';
import type { Env } from '../env.ts';
import { makeRelease } from '../features/publishing/make-release.ts';

const nothing = (): void => undefined;

/** The connection-error pages that the last process left; on a first start those of the documents that ship. */
export const shelfOf = async ({ dataDir, sandbox }: Pick<Env, 'dataDir' | 'sandbox'>, config: string): Promise<ConnectionShelf> => {
  const pages = new ConnectionShelf(dataDir);
  if (pages.page('ko') !== undefined) return pages;
  try {
    const { documents } = await readDocuments(config);
    pages.keep(makeRelease({ number: 0, hash: '' }, new Map(), await prepare(documents), sandbox), nothing);
    await pages.written;
  } catch {
    // Then the error stands without a page.
  }
  return pages;
};
