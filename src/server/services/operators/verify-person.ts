import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../core/storage/tables.ts';
import { HttpError } from '../../core/errors.ts';
import { rateLimitKeys, limitAttempt } from '../../core/calls/rate-limit.ts';
import { findPerson } from '../../core/operators/operators-store.ts';
import { verifyPassword } from '../accounts/index.ts';

export type StoredPerson = Awaited<ReturnType<typeof findPerson>>;

/** Verifies the password of an operator, and stores its hash in NFKC if it was of another form. Returns the person with the current hash, or undefined if the password is wrong. */
export const verifyPerson = async (db: Db, person: StoredPerson, password: string): Promise<StoredPerson> => {
  const { isRight, renewed } = await verifyPassword(person?.passwordHash, password);
  if (!isRight || person === undefined) return undefined;
  if (renewed === undefined) return person;
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ password_hash: renewed })
    .where('id', '=', person.id)
    .where('password_hash', '=', person.passwordHash)
    .executeTakeFirst();
  // Otherwise the password was changed in the meantime: with the old hash, nothing begins.
  return numUpdatedRows === 1n ? { ...person, passwordHash: renewed } : person;
};

/** Verifies the password of the signed-in operator again. Throws `passwordWrong`, and `tooManyTries` after several wrong ones. */
export const requirePassword = async (
  app: FastifyInstance,
  request: FastifyRequest,
  password: string,
): Promise<NonNullable<StoredPerson>> => {
  const { db } = app.store;
  const { id, email } = request.operator;
  let person: StoredPerson;
  await limitAttempt(
    app,
    rateLimitKeys(app, request, 'console', email),
    async () => (person = await verifyPerson(db, await findPerson(db, id), password)) !== undefined,
  );
  if (person === undefined) throw new HttpError('passwordWrong');
  return person;
};
