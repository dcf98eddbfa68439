import { APART } from '../../src/server/core/storage/apart.ts';
import type { Store } from '../../src/server/core/storage/store.ts';

/** Lists the tables of a store, as the catalogue of the database names them, without the records apart. */
export const tablesOf = async ({ db }: Pick<Store, 'db'>): Promise<readonly string[]> =>
  (await db.introspection.getTables()).filter(({ schema }) => schema !== APART).map(({ name }) => name);
