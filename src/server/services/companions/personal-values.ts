import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';

/** Reads a personalisation value; empty if there is none. */
export const readPersonalValue = async ({ store }: Context, member: string, kind: string): Promise<string> =>
  (
    await store.db
      .selectFrom('personal_values')
      .select('value')
      .where('member', '=', member)
      .where('kind', '=', kind)
      .executeTakeFirst()
  )?.value ?? '';

/** Stores a personalisation value; an empty one deletes it. */
export const savePersonalValue = async (
  tx: Tx,
  { clock }: Context,
  member: string,
  { kind, value }: { readonly kind: string; readonly value: string },
): Promise<true> => {
  const saved = { value, at: clock.now().toISOString() };
  if (value === '')
    await tx.deleteFrom('personal_values').where('member', '=', member).where('kind', '=', kind).execute();
  else
    await tx
      .insertInto('personal_values')
      .values({ member, kind, ...saved })
      .onConflict((conflict) => conflict.columns(['member', 'kind']).doUpdateSet(saved))
      .execute();
  return true;
};
