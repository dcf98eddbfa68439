import { StartError } from '../../src/server/core/start-error.ts';
import { DataError } from './data-error.ts';
import { runData } from './run-data.ts';

// Files contain personal data: restrict them to their owner.
process.umask(0o077);

try {
  console.log(await runData(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof DataError || error instanceof StartError ? error.message : error);
  process.exitCode = 2;
}
