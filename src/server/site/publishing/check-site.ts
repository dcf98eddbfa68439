import { checkInSteps, prepare } from '../../../content/index.ts';
import type { Prepared, Problem, RawDocument } from '../../../content/index.ts';
import { runYielding } from './yield-to-event-loop.ts';
import type { SavedDocuments } from '../../core/live-site/live-site.ts';
import { storedPictures } from '../media/pictures-store.ts';
import type { PublishingContext } from './publishing-context.ts';

/** Result of the whole-site check. A problem of severity error blocks the release. */
export interface CheckedSite {
  readonly documents: SavedDocuments;
  readonly prepared: Prepared;
  readonly problems: readonly Problem[];
  readonly isFit: boolean;
}

interface CheckSiteOptions {
  /** The same documents with more detail: their files, and duplicate ids. */
  readonly raws?: readonly RawDocument[];
  /** Instant for notes about periods; without it there are none. */
  readonly now?: Date;
}

/**
 * Checks a whole site and reuses sanitised HTML of the live release.
 */
export async function checkSite(
  { store, live, widgetCode }: Pick<PublishingContext, 'store' | 'live' | 'widgetCode'>,
  documents: SavedDocuments,
  { raws = [...documents.values()], now }: CheckSiteOptions = {},
): Promise<CheckedSite> {
  const prepared = await prepare(raws, live.isLoaded ? live.current.prepared.kept : new Map());
  const problems = await runYielding(
    checkInSteps(prepared, {
      widgetCode,
      ...(now === undefined ? {} : { now: now.getTime() }),
      pictures: await storedPictures(store.db, documents),
    }),
  );
  return { documents, prepared, problems, isFit: problems.every(({ severity }) => severity !== 'error') };
}
