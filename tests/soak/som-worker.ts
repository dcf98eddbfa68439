import { openStore } from '../../src/server/core/storage/open-store.ts';
import { Secret } from '../../src/server/core/secret.ts';
import { transferSom } from './som-transfers.ts';

/** Makes random transfers until it is killed, or until so many are done. Prints a line for each acknowledged batch. */
const { DATA_DIR = '', DATABASE_URL, SEED = '1', COUNT = '100', DAY = '0' } = process.env;
const store = await openStore({
  dataDir: DATA_DIR,
  ...(DATABASE_URL === undefined ? {} : { databaseUrl: new Secret(DATABASE_URL) }),
});
console.log('ready');
await transferSom(store, {
  seed: Number(SEED),
  count: Number(COUNT),
  day: Number(DAY),
  done: (count, day) => console.log(`done ${count} ${day}`),
});
await store.close();
