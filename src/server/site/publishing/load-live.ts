import { prepare } from '../../../content/index.ts';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import type { PublishingContext } from './publishing-context.ts';
import { readSanitizedHtml } from './sanitized-html-store.ts';
import { makeRelease } from './make-release.ts';
import { findLive, findRelease, readDocumentsOf, type Release } from './releases-store.ts';

/** Loads the live release of the store unless it is already in memory. Returns false when the store has no releases. */
export async function loadLive(publishing: PublishingContext): Promise<boolean> {
  const release = await findLive(publishing.store.db);
  if (release === undefined) return false;
  if (!isShown(publishing, release)) publishing.live.swap(await readyRelease(publishing, release));
  return true;
}

const isShown = ({ live }: PublishingContext, { number, hash }: Release): boolean =>
  live.isLoaded && live.current.number === number && live.current.hash === hash;

/** Loads and compiles a release. Returns undefined when the number does not exist. */
export async function loadRelease(publishing: PublishingContext, number: number): Promise<LiveRelease | undefined> {
  const release = await findRelease(publishing.store.db, number);
  return release && (await readyRelease(publishing, release));
}

// Skips the check: the release passed it before it was written.
async function readyRelease(
  { store, live, sandbox }: PublishingContext,
  { number, hash }: Release,
): Promise<LiveRelease> {
  const documents = await readDocumentsOf(store.db, number);
  const prepared = await prepare(
    [...documents.values()],
    live.isLoaded ? live.current.prepared.kept : await readSanitizedHtml(store.db),
  );
  return makeRelease({ number, hash }, documents, prepared, sandbox);
}
