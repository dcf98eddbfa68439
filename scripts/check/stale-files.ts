import { join } from 'node:path';
import { hashFile, listFiles } from '../support/files.ts';
import { ROOT } from '../support/places.ts';
import { runNode } from '../support/program.ts';

const MAY_BE_GENERATED = ['schemas', 'widgets', 'src', 'config'];

/** Generates again and names what changed; the tree is fresh afterwards, so the person only has to commit it. */
export async function findStaleFiles(): Promise<string> {
  const before = hashes();
  const { code, output } = await runNode('scripts/generate.ts', []);
  if (code !== 0) return output;
  const after = hashes();
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `${path} was stale; it has been generated again: commit it`)
    .join('\n');
}

function hashes(): Map<string, string> {
  return new Map(listFiles(ROOT, MAY_BE_GENERATED).map((path) => [path, hashFile(join(ROOT, path))]));
}
