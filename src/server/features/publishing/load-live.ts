import { prepare } from '#content';
import type { LiveRelease } from '../../live-site.ts';
import type { Desk } from './desk.ts';
import { readKept } from './kept-store.ts';
import { makeRelease } from './make-release.ts';
import { findLive, findRelease, readDocumentsOf, type Release } from './releases-store.ts';

/** Puts the release that the store points at into memory, unless it is there already; false in a store without releases. */
export async function loadLive(desk: Desk): Promise<boolean> {
  const release = await findLive(desk.store.db);
  if (release === undefined) return false;
  if (!isShown(desk, release)) desk.live.swap(await readyRelease(desk, release));
  return true;
}

const isShown = ({ live }: Desk, { number, hash }: Release): boolean => live.isLoaded && live.current.number === number && live.current.hash === hash;

/** Any release of the store, made ready; undefined when there is none with this number. */
export async function loadRelease(desk: Desk, number: number): Promise<LiveRelease | undefined> {
  const release = await findRelease(desk.store.db, number);
  return release && (await readyRelease(desk, release));
}

// No gate: it was passed before the release was written.
async function readyRelease({ store, live, sandbox }: Desk, { number, hash }: Release): Promise<LiveRelease> {
  const documents = await readDocumentsOf(store.db, number);
  const prepared = await prepare([...documents.values()], live.isLoaded ? live.current.prepared.kept : await readKept(store.db));
  return makeRelease({ number, hash }, documents, prepared, sandbox);
}
