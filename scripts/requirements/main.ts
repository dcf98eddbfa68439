import { statSync } from 'node:fs';
import { readReport } from '../test/read-report.ts';
import { wholeReport } from '../test/runners.ts';
import { readLedgers, readOverruled } from './ledger.ts';
import { formatOverruled, formatReport } from './report.ts';
import { provenIds, unknownTags } from './tags.ts';

process.exitCode = main(process.argv.includes('--missing'));

function main(withMissing: boolean): number {
  const reports = [wholeReport('unit'), wholeReport('e2e')].filter((path) => path !== undefined);
  if (reports.length === 0) {
    console.error('There are no test results yet: run npm test first.');
    return 2;
  }
  const results = reports.flatMap(readReport);
  const requirements = readLedgers();
  const proven = provenIds(results);
  console.log(formatReport(requirements, proven, withMissing));
  console.log(formatOverruled(readOverruled(), proven));
  for (const path of reports)
    console.log(`from ${path.split(/[\\/]/).at(-1)} of ${statSync(path).mtime.toISOString()}`);
  const unknown = unknownTags(results, new Set(requirements.map(({ id }) => id)));
  for (const line of unknown) console.error(line);
  return unknown.length === 0 ? 0 : 1;
}
