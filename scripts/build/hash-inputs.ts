import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hashFile, listFiles } from '../support/files.ts';
import { ROOT } from '../support/places.ts';

const INPUTS = ['src', 'widgets', 'schemas', 'scripts/build', 'vite.config.ts', 'vite.console.config.ts', 'package.json', 'package-lock.json'];
const NOT_BUILT = /\.(test|spec)\.tsx?$|\.md$|^src\/(server|qa)\//;

/** Hashes all build inputs; equal hashes mean equal builds. */
export function hashInputs(): string {
  const hash = createHash('sha256');
  for (const path of listFiles(ROOT, INPUTS)) {
    if (!NOT_BUILT.test(path)) hash.update(`${path} ${hashFile(join(ROOT, path))}\n`);
  }
  return hash.digest('hex');
}
