import { createHash } from 'node:crypto';
import { migrations } from '../../src/server/core/migrations/all-migrations.gen.ts';
import { DataError } from './data-error.ts';
import { readHeader, readLine } from './data-file.ts';

/** Throws unless the lines are a whole export of this version, as it was written. */
export async function checkFile(lines: AsyncIterable<string>): Promise<void> {
  const hash = createHash('sha256');
  let [rows, width, hasBegun, hasEnded] = [0, 0, false, false];
  for await (const line of lines) {
    if (hasEnded) throw new DataError('The file is damaged: something stands after its end.');
    if (!hasBegun) {
      requireSameVersion(readHeader(line).migrations);
      hasBegun = true;
    } else {
      const read = readLine(line);
      if ('end' in read) {
        if (read.end.rows !== rows || read.end.sha256 !== hash.digest('hex'))
          throw new DataError('The file is damaged: its lines are not those that were exported.');
        hasEnded = true;
        continue;
      }
      if ('start' in read) width = read.start.columns.length;
      else if (read.row.length === width) rows += 1;
      else throw new DataError('The file is damaged: a row has not as many values as its table has columns.');
    }
    hash.update(`${line}\n`);
  }
  if (!hasEnded) throw new DataError('The file is not whole: its end is missing.');
}

function requireSameVersion(given: readonly string[]): void {
  const own = Object.keys(migrations);
  if (given.join() === own.join()) return;
  throw new DataError(
    `The file was written by another version of Promenade (its migrations end with ${given.at(-1) ?? 'none'}, those of this one with ${own.at(-1)}). ` +
      'Import it with the version that wrote it; the newer version brings the store up to date when it starts on it.',
  );
}
