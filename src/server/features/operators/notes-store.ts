import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

type Value = Record<string, unknown>;

/** Returns a note of an operator, or an empty object. */
export const readNote = async (db: Kysely<Tables>, operator: string, name: string): Promise<Value> => {
  const row = await db.selectFrom('operator_notes').select('value').where('operator', '=', operator).where('name', '=', name).executeTakeFirst();
  // Written by writeNote.
  return row === undefined ? {} : (JSON.parse(row.value) as Value);
};

export const writeNote = async (db: Kysely<Tables>, operator: string, name: string, value: Value): Promise<void> => {
  const text = JSON.stringify(value);
  await db.insertInto('operator_notes').values({ operator, name, value: text }).onConflict((conflict) => conflict.columns(['operator', 'name']).doUpdateSet({ value: text })).execute();
};
