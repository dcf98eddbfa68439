import { join, resolve } from 'node:path';

/** The repository's folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Folder for reproducible output; npm ci empties it. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'promenade');
