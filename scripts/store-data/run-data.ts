import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnv, type Env } from '../../src/server/core/env.ts';
import { openStore } from '../../src/server/core/storage/open-store.ts';
import type { OpenOptions, Store } from '../../src/server/core/storage/store.ts';
import { apartBeside, backup, filesBeside } from './backup.ts';
import { DataError } from './data-error.ts';
import { exportData, type Exported } from './export-data.ts';
import { importData } from './import-data.ts';
import { readLines } from './read-lines.ts';
import { writeWhole } from './write-whole.ts';

const USAGE = `Usage: npm run data -- export <file>              writes all that the store holds
       npm run data -- import <file> [--replace]  reads it into an empty store, or in place of what is there
       npm run data -- backup <file>              copies the embedded store while the server runs
DATABASE_URL or DATA_DIR says which store, as for the server.`;

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>;

/** Does what the arguments say; gives the line to print. Throws a DataError or a StartError with the reason when it cannot be done. */
export async function runData(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [command, file, ...rest] = positionals;
  if (file === undefined || rest.length > 0 || (values.replace === true && command !== 'import'))
    throw new DataError(USAGE);
  // Only where the store is: production's other settings are the server's affair.
  const place = readEnv({ DATABASE_URL: environment['DATABASE_URL'], DATA_DIR: environment['DATA_DIR'] });
  switch (command) {
    case 'export':
      return `Exported ${inWords(await exportInto(place, requireNew(file)))} to ${file}. It holds personal data and keys: keep it as you keep the store.`;
    case 'import':
      return `Imported ${inWords(await importFrom(place, file, values.replace === true))} from ${file}.`;
    case 'backup':
      requireNew(apartBeside(file));
      requireNew(filesBeside(file));
      await backup(place, requireNew(file));
      return `Copied the store to ${file}, the records apart to ${apartBeside(file)}, and files of members to ${filesBeside(file)}.`;
    default:
      throw new DataError(USAGE);
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { replace: { type: 'boolean' } } });
  } catch (error) {
    throw new DataError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const inWords = ({ rows, tables }: Exported): string => `${rows} rows of ${tables} tables`;

function requireNew(file: string): string {
  if (existsSync(file)) throw new DataError(`${file} exists already; remove it or name another file.`);
  return file;
}

const exportInto = (place: Place, file: string): Promise<Exported> =>
  withStore(place, { migrate: false }, (store) =>
    writeWhole(file, async (part) => {
      const handle = await open(part, 'w');
      try {
        const exported = await exportData(store, new Date(), (text) => handle.appendFile(text));
        await handle.sync();
        return exported;
      } finally {
        await handle.close();
      }
    }),
  );

async function importFrom(place: Place, file: string, replace: boolean): Promise<Exported> {
  if (!existsSync(file)) throw new DataError(`There is no file ${file}.`);
  return withStore(place, { migrate: true }, (store) =>
    importData(store, () => readLines(createReadStream(file)), { replace }),
  );
}

async function withStore<Result>(
  place: Place,
  options: OpenOptions,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(place, options);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
