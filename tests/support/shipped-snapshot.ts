import { join } from 'node:path';
import { compileSite, prepare, readDocuments, type Prepared } from '../../src/content/index.ts';
import type { Snapshot } from '../../src/engine/index.ts';

export interface ShippedRelease {
  readonly prepared: Prepared;
  readonly snapshot: Snapshot;
}

let made: Promise<ShippedRelease> | undefined;

/** The shipped documents, prepared and compiled with the sandbox on; cached per test file. */
export const shippedRelease = (): Promise<ShippedRelease> => (made ??= make());

export const shippedSnapshot = async (): Promise<Snapshot> => (await shippedRelease()).snapshot;

const make = async (): Promise<ShippedRelease> => {
  const { documents } = await readDocuments(join(import.meta.dirname, '../../config'));
  const prepared = await prepare(documents);
  return { prepared, snapshot: compileSite(prepared, { number: 1, hash: 'shipped' }, { sandbox: true }) };
};
