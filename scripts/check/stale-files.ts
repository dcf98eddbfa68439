import { join } from 'node:path';
import { hashFile, listFiles } from '../support/files.ts';
import { ROOT } from '../support/places.ts';
import { runNode, type ProgramResult } from '../support/program.ts';

const MAY_BE_GENERATED = ['schemas', 'widgets', 'src', 'config', 'docs'];

/** Generates again and names what changed; the tree is fresh afterwards, so the person only has to commit it. */
export async function findStaleFiles(folder = ROOT, generate = runGenerator): Promise<string> {
  const before = hashesIn(folder);
  const { code, output } = await generate();
  if (code !== 0) return output;
  const after = hashesIn(folder);
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `${path} was stale; it has been generated again: commit it`)
    .join('\n');
}

function runGenerator(): Promise<ProgramResult> {
  return runNode('scripts/generate.ts', []);
}

function hashesIn(folder: string): Map<string, string> {
  return new Map(listFiles(folder, MAY_BE_GENERATED).map((path) => [path, hashFile(join(folder, path))]));
}
