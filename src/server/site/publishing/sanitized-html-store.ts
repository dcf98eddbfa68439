import type { Kept } from '../../../content/index.ts';
import type { Db } from '../../core/storage/tables.ts';
import { inParts } from '../../core/storage/in-parts.ts';
import { columnsOf } from '../../core/storage/columns.ts';

type KeptValue = Kept extends ReadonlyMap<string, infer Value> ? Value : never;

/** Reads the sanitised HTML of earlier releases, so that a server start sanitises nothing again. */
export async function readSanitizedHtml(db: Db): Promise<Kept> {
  const rows = await db.selectFrom('kept_html').select(columnsOf('kept_html')).execute();
  // Written by saveSanitizedHtml; the key contains the policy version.
  return new Map(rows.map(({ key, value }) => [key, JSON.parse(value) as KeptValue]));
}

/** Saves the entries that are missing in `before`. */
export async function saveSanitizedHtml(db: Db, kept: Kept, before: Kept): Promise<void> {
  const rows = [...kept]
    .filter(([key]) => !before.has(key))
    .map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  for (const part of inParts(rows)) {
    await db
      .insertInto('kept_html')
      .values(part)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }
}
