import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../core/storage/tables.ts';
import { HttpError } from '../../core/errors.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { hashPassword, isCommonPassword, verifyPassword } from '../accounts/index.ts';
import { rateLimitKeys, limitAttempt } from '../../core/calls/rate-limit.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import { sessionIdleMs, type Operator } from '../../core/operators/operator.ts';
import {
  changePerson,
  endKeys,
  findByEmail,
  findPerson,
  insertKey,
  lockPerson,
  removeEndedKeys,
  type Person,
} from '../../core/operators/operators-store.ts';
import type { PasswordBody, SignInBody } from './schema.ts';
import { setSession } from '../../core/operators/session-cookie.ts';
import { emailKey, secretForms } from '../../../engine/index.ts';

type StoredPerson = Awaited<ReturnType<typeof findPerson>>;

/** Verifies the password of an operator, and stores its hash in NFKC if it was of another form. Returns the person with the current hash, or undefined if the password is wrong. */
const verifyPerson = async (db: Db, person: StoredPerson, password: string): Promise<StoredPerson> => {
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

/** Signs in an operator. A wrong address and a wrong password give the same response after the same time. */
export const signIn = async (
  app: FastifyInstance,
  { email, password }: SignInBody,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person> => {
  const { store, clock } = app;
  let person: StoredPerson;
  await limitAttempt(
    app,
    rateLimitKeys(app, request, 'console', emailKey(email)),
    async () => (person = await verifyPerson(store.db, await findByEmail(store.db, email), password)) !== undefined,
  );
  if (person?.state !== 'active') throw new HttpError('signInRefused');
  await beginSession(app, person, request, reply);
  await removeEndedKeys(store.db, clock.now().toISOString());
  return person;
};

/** Starts a new session and ends the previous session of the browser. Throws `signInRefused` if the password or the state of the person has changed since. */
const beginSession = async (
  { store, clock, env }: FastifyInstance,
  person: Person & { readonly passwordHash: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const at = clock.now();
  const token = randomToken();
  const before = (request.operator as Operator | undefined)?.key;
  await inTransaction(store, async (tx) => {
    const current = await lockPerson(tx, store, person.id);
    if (current?.state !== 'active' || current.passwordHash !== person.passwordHash)
      throw new HttpError('signInRefused');
    if (before?.kind === 'session') await endKeys(tx, request.operator.id, { id: before.id });
    await insertKey(tx, {
      id: randomUUID(),
      hash: hashToken(token),
      operator: person.id,
      kind: 'session',
      name: '',
      at: at.toISOString(),
      until: new Date(at.getTime() + sessionIdleMs).toISOString(),
    });
    await writeJournal(tx, { author: person.id, at: at.toISOString() }, [{ kind: 'signed-in' }]);
  });
  setSession(reply, env, token);
};

export const requireGoodPassword = (password: string): void => {
  if (isCommonPassword(secretForms(password)[0])) throw new HttpError('passwordCommon');
};

/** Changes the operator's password. Ends all other sessions and tokens of the person. */
export const changeOwnPassword = async (
  app: FastifyInstance,
  { password, newPassword }: PasswordBody,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { store, clock } = app;
  const { operator } = request;
  let person: StoredPerson;
  await limitAttempt(
    app,
    rateLimitKeys(app, request, 'console', operator.email),
    async () =>
      (person = await verifyPerson(store.db, await findPerson(store.db, operator.id), password)) !== undefined,
  );
  if (person === undefined) throw new HttpError('passwordWrong');
  const { id, passwordHash: from } = person;
  if (newPassword === password) throw new HttpError('passwordSame');
  requireGoodPassword(newPassword);
  const passwordHash = await hashPassword(newPassword);
  const at = clock.now().toISOString();
  await inTransaction(store, async (tx) => {
    if ((await lockPerson(tx, store, id))?.passwordHash !== from) throw new HttpError('passwordWrong');
    await changePerson(tx, id, { passwordHash }, at);
    await endKeys(tx, id);
    await writeJournal(tx, { author: id, at }, [{ kind: 'password-changed', detail: { person: id } }]);
  });
  await beginSession(app, { ...person, passwordHash }, request, reply);
};
