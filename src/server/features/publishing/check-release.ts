import type { Problem } from '#content';
import { HttpError } from '../../errors.ts';
import { checkSite } from './check-site.ts';
import type { PublishingContext } from './publishing-context.ts';
import { walkAll } from './publish.ts';
import { findRelease, readDocumentsOf } from './releases-store.ts';

/** Checks a release against today: time windows may have closed and pages may have opened since. Blocks nothing. Throws `noRelease`. */
export const checkRelease = async (desk: PublishingContext, number: number): Promise<{ readonly documents: number; readonly problems: readonly Problem[] }> => {
  if ((await findRelease(desk.store.db, number)) === undefined) throw new HttpError('noRelease');
  const documents = await readDocumentsOf(desk.store.db, number);
  const site = await checkSite(desk, documents);
  return { documents: documents.size, problems: site.isFit ? [...site.problems, ...(await walkAll(desk, site))] : site.problems };
};
