import type { Kysely } from 'kysely';
import type { Kept } from '#content';
import type { Tables } from '../../storage/tables.ts';
import { inParts } from './save-revision.ts';

type KeptValue = Kept extends ReadonlyMap<string, infer Value> ? Value : never;

/** The HTML that was sanitised for earlier releases, so that a start sanitises nothing again. */
export async function readKept(db: Kysely<Tables>): Promise<Kept> {
  const rows = await db.selectFrom('kept_html').selectAll().execute();
  // Written by saveKept; the key holds the version of the policy.
  return new Map(rows.map(({ key, value }) => [key, JSON.parse(value) as KeptValue]));
}

/** Adds what `before` does not hold yet. */
export async function saveKept(db: Kysely<Tables>, kept: Kept, before: Kept): Promise<void> {
  const rows = [...kept].filter(([key]) => !before.has(key)).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  for (const part of inParts(rows)) {
    await db.insertInto('kept_html').values(part).onConflict((conflict) => conflict.column('key').doNothing()).execute();
  }
}
