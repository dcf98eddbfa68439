import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { listFiles } from '../support/files.ts';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
const SMALLEST_BYTES = 1024;

/** Writes `<file>.br` and `<file>.gz` beside each text asset, so that the server compresses no asset per request. */
export async function compressAssets(folder: string): Promise<void> {
  const names = listFiles(folder, ['assets']).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
