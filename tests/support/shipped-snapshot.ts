import { join } from 'node:path';
import { compileSite, prepare, readDocuments } from '../../src/content/index.ts';
import type { Snapshot } from '../../src/engine/index.ts';

/** The shipped documents as a release with the sandbox on. */
export const shippedSnapshot = async (): Promise<Snapshot> => {
  const { documents } = await readDocuments(join(import.meta.dirname, '../../config'));
  return compileSite(await prepare(documents), { number: 1, hash: 'shipped' }, { sandbox: true });
};
