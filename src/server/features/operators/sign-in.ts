import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { HttpError } from '../../errors.ts';
import { hashToken, randomToken } from '../../session/session-keys.ts';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { hashPassword, verifyPassword } from '../accounts/passwords.ts';
import { rateLimitKeys, limitAttempt } from '../accounts/rate-limit.ts';
import { writeJournal } from './journal.ts';
import { sessionIdleMs, type Operator } from './operator.ts';
import { changePerson, endKeys, findByEmail, findPerson, insertKey, removeEndedKeys, type Person } from './operators-store.ts';
import type { PasswordBody, SignInBody } from './schema.ts';
import { setSession } from './session-cookie.ts';
import { emailKey, secretForms } from '#engine';

type StoredPerson = Awaited<ReturnType<typeof findPerson>>;

/** Verifies the password of an operator, and stores its hash in NFKC if it was of another form. */
const verifyPerson = async (db: Kysely<Tables>, person: StoredPerson, password: string, now: Date): Promise<boolean> => {
  const { isRight, renewed } = await verifyPassword(person?.passwordHash, password);
  if (person !== undefined && renewed !== undefined) await changePerson(db, person.id, { passwordHash: renewed }, now.toISOString());
  return isRight;
};

/** Signs in an operator. A wrong address and a wrong password give the same response after the same time. */
export const signIn = async (app: FastifyInstance, { email, password }: SignInBody, request: FastifyRequest, reply: FastifyReply): Promise<Person> => {
  const { store, now } = app.desk;
  const person = await findByEmail(store.db, email);
  const isRight = await limitAttempt(app, rateLimitKeys(app, request, 'console', emailKey(email)), () => verifyPerson(store.db, person, password, now()));
  if (!isRight || person === undefined || person.state !== 'active') throw new HttpError('signInRefused');
  await beginSession(app, person, request, reply);
  await removeEndedKeys(store.db, now().toISOString());
  return person;
};

/** Starts a new session and ends the previous session of the browser. */
const beginSession = async ({ desk: { store, now }, env }: FastifyInstance, person: Person, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const at = now();
  const token = randomToken();
  const before = (request.operator as Operator | undefined)?.key;
  await store.db.transaction().execute(async (tx) => {
    if (before?.kind === 'session') await endKeys(tx, request.operator.id, { id: before.id });
    await insertKey(tx, { id: randomUUID(), hash: hashToken(token), operator: person.id, kind: 'session', name: '', at: at.toISOString(), until: new Date(at.getTime() + sessionIdleMs).toISOString() });
    await writeJournal(tx, { author: person.id, at: at.toISOString() }, [{ kind: 'signed-in' }]);
  });
  setSession(reply, env, token);
};

export const requireGoodPassword = (password: string): void => {
  if (isCommonPassword(secretForms(password)[0])) throw new HttpError('passwordCommon');
};

/** Changes the operator's password. Ends all other sessions and tokens of the person. */
export const changeOwnPassword = async (app: FastifyInstance, { password, newPassword }: PasswordBody, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { store, now } = app.desk;
  const { operator } = request;
  const person = await findPerson(store.db, operator.id);
  const isRight = await limitAttempt(app, rateLimitKeys(app, request, 'console', operator.email), () => verifyPerson(store.db, person, password, now()));
  if (!isRight || person === undefined) throw new HttpError('passwordWrong');
  if (newPassword === password) throw new HttpError('passwordSame');
  requireGoodPassword(newPassword);
  const passwordHash = await hashPassword(newPassword);
  const at = now().toISOString();
  await store.db.transaction().execute(async (tx) => {
    await changePerson(tx, person.id, { passwordHash }, at);
    await endKeys(tx, person.id);
    await writeJournal(tx, { author: person.id, at }, [{ kind: 'password-changed', detail: { person: person.id } }]);
  });
  await beginSession(app, person, request, reply);
};
