import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileSite, prepare, readDocuments } from '#content';
import { FontShelf } from '../../src/server/features/fonts/font-shelf.ts';
import { lettersOf } from '../../src/server/features/fonts/letters-of.ts';
import { ROOT } from '../support/places.ts';

/** Subsets the font for the shipped content, so that the first start has it. The server subsets for other content. */
export async function cutFonts(): Promise<void> {
  const dist = join(ROOT, 'dist');
  rmSync(join(dist, 'fonts'), { recursive: true, force: true });
  const { documents } = await readDocuments(join(ROOT, 'config'));
  const prepared = await prepare(documents);
  if (!prepared.documents.site.has('site')) return;
  const letters = lettersOf(prepared.documents, compileSite(prepared, { number: 0, hash: '' }, { sandbox: true }));
  // Worker threads do not keep the process alive.
  const waiting = setInterval(() => undefined, 1000);
  await new FontShelf(dist).refresh(letters).finally(() => clearInterval(waiting));
}
