import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/places.ts';
import { kilobytes } from './kilobytes.ts';
import { closure, readManifest } from './manifest.ts';

/** Scripts that the console loads before anybody has pressed anything, after gzip -9, in kB. */
export function consoleFirstJs(): number {
  const scripts = [...closure(readManifest('console'), 'src/console/main.tsx')].filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + kilobytes(readFileSync(join(ROOT, 'dist', 'console', file))), 0);
}
