import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/places.ts';
import { kilobytes } from './kilobytes.ts';

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
}

const FOLDER = join(ROOT, 'dist', 'console');

/** Scripts that the console loads before anybody has pressed anything, after gzip -9, in kB. */
export function consoleFirstJs(): number {
  const manifest = JSON.parse(readFileSync(join(FOLDER, '.vite', 'manifest.json'), 'utf8')) as Readonly<Record<string, Entry>>;
  const files = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (entry === undefined || files.has(entry.file)) return;
    files.add(entry.file);
    for (const one of entry.imports ?? []) visit(one);
  };
  visit('src/console/main.tsx');
  return [...files].reduce((sum, file) => sum + kilobytes(readFileSync(join(FOLDER, file))), 0);
}
