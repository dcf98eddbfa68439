import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../errors.ts';
import { hashToken, randomToken } from '../../session/session-keys.ts';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { rateLimitKeys, limitAttempt } from '../accounts/rate-limit.ts';
import { writeJournal } from './journal.ts';
import { sessionIdleMs, type Operator } from './operator.ts';
import { changePerson, endKeys, findByEmail, findPerson, insertKey, plainEmail, removeEndedKeys, type Person } from './operators-store.ts';
import type { PasswordBody, SignInBody } from './schema.ts';
import { setSession } from './session-cookie.ts';

/** Signs in an operator. A wrong address and a wrong password give the same response after the same time. */
export const signIn = async (app: FastifyInstance, { email, password }: SignInBody, request: FastifyRequest, reply: FastifyReply): Promise<Person> => {
  const { store, now } = app.desk;
  const person = await findByEmail(store.db, email);
  const isRight = await limitAttempt(app, rateLimitKeys(app, request, 'console', plainEmail(email)), () => isPassword(person?.passwordHash, password));
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
  if (isCommonPassword(password)) throw new HttpError('passwordCommon');
};

/** Changes the operator's password. Ends all other sessions and tokens of the person. */
export const changeOwnPassword = async (app: FastifyInstance, { password, newPassword }: PasswordBody, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { store, now } = app.desk;
  const { operator } = request;
  const person = await findPerson(store.db, operator.id);
  const isRight = await limitAttempt(app, rateLimitKeys(app, request, 'console', operator.email), () => isPassword(person?.passwordHash, password));
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
