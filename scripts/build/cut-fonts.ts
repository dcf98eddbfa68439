import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileSite, prepare, readDocuments } from '#content';
import { FontCache } from '../../src/server/features/fonts/font-cache.ts';
import { glyphsOf } from '../../src/server/features/fonts/glyphs.ts';
import { ROOT } from '../support/places.ts';

/** Subsets the font for the shipped content, so that the first start has it. The server subsets for other content. */
export async function cutFonts(): Promise<void> {
  const dist = join(ROOT, 'dist');
  rmSync(join(dist, 'fonts'), { recursive: true, force: true });
  const { documents } = await readDocuments(join(ROOT, 'config'));
  const prepared = await prepare(documents);
  if (!prepared.documents.site.has('site')) return;
  const letters = glyphsOf(prepared.documents, compileSite(prepared, { number: 0, hash: '' }, { sandbox: true }));
  // Worker threads do not keep the process alive.
  const waiting = setInterval(() => undefined, 1000);
  await new FontCache(dist).refresh(letters).finally(() => clearInterval(waiting));
}
