import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All files at or under the given paths of a folder, relative to it with `/`, in a stable order; missing ones are left out. */
export function listFiles(folder: string, paths: readonly string[]): string[] {
  return paths
    .filter((path) => existsSync(join(folder, path)))
    .flatMap((path) => (statSync(join(folder, path)).isDirectory() ? filesUnder(folder, path) : [path]))
    .toSorted();
}

/** SHA-256 of a file's bytes, as hex. */
export function hashFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function filesUnder(folder: string, path: string): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(folder, child) : [child];
  });
}
