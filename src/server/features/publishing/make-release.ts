import { compileSite } from '#content';
import type { Prepared } from '#content';
import type { LiveRelease, SavedDocuments } from '../../live-site/live-site.ts';

/** Compiles prepared documents into a release. The live release stays unchanged. */
export function makeRelease(
  name: { readonly number: number; readonly hash: string },
  documents: SavedDocuments,
  prepared: Prepared,
  sandbox: boolean,
): LiveRelease {
  return { ...name, documents, prepared, snapshot: compileSite(prepared, name, { sandbox }) };
}
