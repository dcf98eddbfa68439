import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listFiles } from '../support/files.ts';

const FLOORS = ['src/server/services', 'src/server/site'];

/** Finds folders of services and of the site that import each other, even by type. dependency-cruiser finds circles of files only. */
export function findFolderCycles(root: string): string[] {
  return FLOORS.flatMap((floor) => cyclesIn(root, floor));
}

function cyclesIn(root: string, floor: string): string[] {
  const imports = new Map<string, Set<string>>();
  for (const file of listFiles(root, [floor])) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const from = folderOf(file, floor);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
    )) {
      const to = folderOf(normalize(join(dirname(file), path)), floor);
      if (from === undefined || to === undefined || from === to) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return [...imports.keys()].toSorted().flatMap((start) => {
    const way = wayBack(start, imports);
    // A circle is told once, by its first folder.
    return way === undefined || way.some((one) => one < start) ? [] : [`${floor}: ${[start, ...way].join(' → ')}`];
  });
}

function folderOf(file: string, floor: string): string | undefined {
  return file.startsWith(`${floor}/`) ? file.slice(floor.length + 1).split('/', 1)[0] : undefined;
}

/** Returns the shortest way from a folder back to itself. */
function wayBack(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const seen = new Set<string>();
  let ways: string[][] = [[]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways)
      for (const to of imports.get(way.at(-1) ?? start) ?? []) {
        if (to === start) return [...way, to];
        if (seen.has(to)) continue;
        seen.add(to);
        next.push([...way, to]);
      }
    ways = next;
  }
  return undefined;
}
