import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../support/places.ts';

const KB = 1024;

/** Size after gzip -9 in kB of 1,024 bytes. */
export const kilobytes = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length / KB;

/** Sum over built files, each compressed alone as it is sent; names as the browser asks for them. */
export const kilobytesOf = (names: Iterable<string>): number =>
  [...new Set(names)].reduce((sum, name) => sum + kilobytes(readFileSync(join(ROOT, 'dist', 'client', name))), 0);
