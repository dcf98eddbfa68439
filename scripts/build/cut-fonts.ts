import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileSite, prepare, readDocuments } from '#content';
import { FontShelf } from '../../src/server/features/fonts/font-shelf.ts';
import { lettersOf } from '../../src/server/features/fonts/letters-of.ts';
import { ROOT } from '../support/places.ts';

/** Cuts the typeface for the content that ships, so that a first start finds it. Other content is cut for by the server itself. */
export async function cutFonts(): Promise<void> {
  const dist = join(ROOT, 'dist');
  rmSync(join(dist, 'fonts'), { recursive: true, force: true });
  const { documents } = await readDocuments(join(ROOT, 'config'));
  const prepared = await prepare(documents);
  if (!prepared.documents.site.has('site')) return;
  const letters = lettersOf(prepared.documents, compileSite(prepared, { number: 0, hash: '' }, { sandbox: true }));
  // The threads that cut keep no process waiting.
  const waiting = setInterval(() => undefined, 1000);
  await new FontShelf(dist).refresh(letters).finally(() => clearInterval(waiting));
}
