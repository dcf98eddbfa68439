import { join } from 'node:path';
import { compileSite, prepare, readDocuments } from '../../src/content/index.ts';
import type { Snapshot } from '../../src/engine/index.ts';

let made: Promise<Snapshot> | undefined;

/** The shipped documents as a release with the sandbox on; made once a test file. */
export const shippedSnapshot = (): Promise<Snapshot> => (made ??= make());

const make = async (): Promise<Snapshot> => {
  const { documents } = await readDocuments(join(import.meta.dirname, '../../config'));
  return compileSite(await prepare(documents), { number: 1, hash: 'shipped' }, { sandbox: true });
};
