import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { compileSite, prepare, readDocuments } from '#content';
import { keyOf } from '../../src/server/core/live-site/live-site.ts';
import { mapRasters } from '../../src/server/site/art-rasters/map-rasters.ts';
import { RasterCache } from '../../src/server/site/art-rasters/raster-cache.ts';
import { asSaved } from '../../src/server/site/publishing/save-revision.ts';
import { DRAWN_MAPS } from '../../tests/support/drawn-maps.ts';
import { hashFile, listFiles } from '../support/files.ts';
import { ROOT } from '../support/places.ts';

const INPUTS = ['config', 'schemas/art-address.ts', 'src/content/theme', 'src/server/site/art-rasters'];
const MARK = join(DRAWN_MAPS, 'inputs.sha256');
/** As many as the runners use. */
const AT_ONCE = 2;

/** Draws the maps that ship for all servers of the tests, which would each spend a minute on them. Does nothing when they are drawn. */
export async function drawMaps(): Promise<void> {
  const inputs = hashInputs();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === inputs) return;
  console.log('Drawing the maps …');
  rmSync(MARK, { force: true });
  mkdirSync(DRAWN_MAPS, { recursive: true });
  const { documents: raws } = await readDocuments(join(ROOT, 'config'));
  const prepared = await prepare(raws);
  const name = { number: 0, hash: '' };
  const documents = new Map(raws.map(({ body, type, id }) => [keyOf({ type, id }), asSaved({ ...body, type, id })]));
  const snapshot = compileSite(prepared, name, { sandbox: true });
  const pictures = mapRasters({ ...name, documents, prepared, snapshot });
  // Workers share the pictures; a cache draws one at a time.
  const drawNext = async (): Promise<void> => {
    const cache = new RasterCache(DRAWN_MAPS);
    for (const { svg, width } of pictures) await cache.prepare(svg, width);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  writeFileSync(MARK, inputs);
}

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const path of listFiles(ROOT, INPUTS)) hash.update(`${path} ${hashFile(join(ROOT, path))}\n`);
  return hash.digest('hex');
}
