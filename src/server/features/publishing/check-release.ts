import type { Problem } from '#content';
import { HttpError } from '../../errors.ts';
import { checkSite } from './check-site.ts';
import type { Desk } from './desk.ts';
import { walkAll } from './publish.ts';
import { findRelease, readDocumentsOf } from './releases-store.ts';

/** Whether a release would pass today: windows may have closed since and pages have opened. Stops nothing. Throws `noRelease`. */
export const checkRelease = async (desk: Desk, number: number): Promise<{ readonly documents: number; readonly problems: readonly Problem[] }> => {
  if ((await findRelease(desk.store.db, number)) === undefined) throw new HttpError('noRelease');
  const documents = await readDocumentsOf(desk.store.db, number);
  const site = await checkSite(desk, documents);
  return { documents: documents.size, problems: site.isFit ? [...site.problems, ...(await walkAll(desk, site))] : site.problems };
};
