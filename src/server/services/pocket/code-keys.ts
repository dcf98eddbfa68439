import { createPublicKey } from 'node:crypto';
import { HttpError } from '../../core/errors.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { Db } from '../../core/storage/tables.ts';

/** Tells whether a key (SPKI, base64url) is one of ECDSA P-256. */
const isP256 = (publicKey: string): boolean => {
  try {
    return (
      createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' }).asymmetricKeyDetails
        ?.namedCurve === 'prime256v1'
    );
  } catch {
    return false;
  }
};

/** Stores the public key with which the phone of a login signs entry codes, in place of an earlier one. Returns its ID. Throws `invalid` for a key of another kind. */
export const storeCodeKey = async (
  db: Db,
  {
    login,
    member,
    publicKey,
    at,
  }: { readonly login: string; readonly member: string; readonly publicKey: string; readonly at: Date },
): Promise<string> => {
  if (!isP256(publicKey)) throw new HttpError('invalid', 'publicKey is no ECDSA P-256 key (SPKI, base64url).');
  const row = { id: orderedId(), member, public_key: publicKey, at: at.toISOString() };
  await db
    .insertInto('code_keys')
    .values({ login, ...row })
    .onConflict((conflict) => conflict.column('login').doUpdateSet(row))
    .execute();
  return row.id;
};
