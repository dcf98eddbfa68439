import type { Context } from '../context.ts';
import { hashToken, randomToken } from '../session/session-keys.ts';

/** A provider's form waits this long for the browser to come back. */
const WAITS_MS = 5 * 60_000;
const purpose = 'returned form';

export type ReturnedFields = Readonly<Record<string, string>>;

/**
 * Stores a form that a provider posted, and returns a one-time reference to it. The post itself comes without Lax cookies, so it is answered with a
 * redirect (303) to a page that brings the reference, and then with the cookies.
 */
export const storeReturnedForm = async (
  { store, identityKeys, clock }: Context,
  fields: ReturnedFields,
): Promise<string> => {
  const ref = randomToken();
  const now = clock.now().getTime();
  await store.db.deleteFrom('returned_forms').where('until', '<', new Date(now).toISOString()).execute();
  await store.db
    .insertInto('returned_forms')
    .values({
      hash: hashToken(ref),
      fields: identityKeys.seal(purpose, JSON.stringify(fields)),
      until: new Date(now + WAITS_MS).toISOString(),
    })
    .execute();
  return ref;
};

/** Returns the fields of a stored form, once. */
export const takeReturnedForm = async (
  { store, identityKeys, clock }: Context,
  ref: string,
): Promise<ReturnedFields | undefined> => {
  const row = await store.db
    .deleteFrom('returned_forms')
    .where('hash', '=', hashToken(ref))
    .where('until', '>', clock.now().toISOString())
    .returning('fields')
    .executeTakeFirst();
  const text = row === undefined ? undefined : identityKeys.unseal(purpose, row.fields);
  // Sealed by the function above.
  return text === undefined ? undefined : (JSON.parse(text) as ReturnedFields);
};
