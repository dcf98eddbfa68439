import { checkInSteps, prepare } from '#content';
import type { Prepared, Problem, RawDocument } from '#content';
import { breathing } from '../../breathing.ts';
import type { SavedDocuments } from '../../live-site.ts';
import { heldPictures } from '../media/held-pictures.ts';
import type { Desk } from './desk.ts';

/** The whole-site check of documents that may go live; problems of severity error forbid it. */
export interface CheckedSite {
  readonly documents: SavedDocuments;
  readonly prepared: Prepared;
  readonly problems: readonly Problem[];
  readonly isFit: boolean;
}

/** Checks documents beside whatever is live; what that has read already is not read again. `raws` are the same documents where more is known of them: their files, and ids given twice. */
export async function checkSite({ store, live, widgetCode }: Pick<Desk, 'store' | 'live' | 'widgetCode'>, documents: SavedDocuments, raws: readonly RawDocument[] = [...documents.values()]): Promise<CheckedSite> {
  const prepared = await prepare(raws, live.isLoaded ? live.current.prepared.kept : new Map());
  const problems = await breathing(checkInSteps(prepared, { widgetCode, pictures: await heldPictures(store.db, documents) }));
  return { documents, prepared, problems, isFit: problems.every(({ severity }) => severity !== 'error') };
}
