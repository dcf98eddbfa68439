import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { hashPassword, isCommonPassword } from '../accounts/index.ts';
import { rateLimitKeys, limitAttempt } from '../../core/calls/rate-limit.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import { countingGrants, type Operator, type OperatorKey, sessionIdleMs } from '../../core/operators/operator.ts';
import {
  changePerson,
  endKeys,
  findByEmail,
  insertKey,
  lockPerson,
  removeEndedKeys,
  type Person,
} from '../../core/operators/operators-store.ts';
import type { PasswordBody, SignInBody } from './schema.ts';
import { setSession } from '../../core/operators/session-cookie.ts';
import { hasFactor, requireCode } from './second-factor.ts';
import { requirePassword, type StoredPerson, verifyPerson } from './verify-person.ts';
import { emailKey, secretForms } from '../../../engine/index.ts';

/**
 * Signs in an operator, with a code if the operator has a second factor. A wrong address and a wrong password give the same response after the same time.
 */
export const signIn = async (
  app: FastifyInstance,
  { email, password, code }: SignInBody,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Operator> => {
  const { store, clock } = app;
  let person: StoredPerson;
  await limitAttempt(
    app,
    rateLimitKeys(app, request, 'console', emailKey(email)),
    async () => (person = await verifyPerson(store.db, await findByEmail(store.db, email), password)) !== undefined,
  );
  if (person?.state !== 'active') throw new HttpError('signInRefused');
  const isProven = await hasFactor(app, person.id);
  if (isProven) {
    if (code === undefined) throw new HttpError('factorCodeNeeded');
    await requireCode(app, request, person, code);
  }
  const provenAt = isProven ? clock.now().toISOString() : '';
  const key = await beginSession(app, { ...person, provenAt }, request, reply);
  await removeEndedKeys(store.db, clock.now().toISOString());
  const { id, name, grants: heldGrants } = person;
  return {
    id,
    name,
    email: person.email,
    heldGrants,
    grants: countingGrants(app.env, heldGrants, key, clock.now()),
    key,
  };
};

/** Starts a new session and ends the previous session of the browser. Throws `signInRefused` if the password or the state of the person has changed since. */
const beginSession = async (
  { store, clock, env }: FastifyInstance,
  person: Person & { readonly passwordHash: string; readonly provenAt: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OperatorKey> => {
  const at = clock.now();
  const token = randomToken();
  const key = { id: randomUUID(), kind: 'session', provenAt: person.provenAt } as const;
  const before = (request.operator as Operator | undefined)?.key;
  await inTransaction(store, async (tx) => {
    const current = await lockPerson(tx, store, person.id);
    if (current?.state !== 'active' || current.passwordHash !== person.passwordHash)
      throw new HttpError('signInRefused');
    if (before?.kind === 'session') await endKeys(tx, request.operator.id, { id: before.id });
    await insertKey(tx, {
      ...key,
      hash: hashToken(token),
      operator: person.id,
      name: '',
      at: at.toISOString(),
      until: new Date(at.getTime() + sessionIdleMs).toISOString(),
    });
    await writeJournal(tx, { author: person.id, at: at.toISOString() }, [{ kind: 'signed-in' }]);
  });
  setSession(reply, env, token);
  return key;
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
  const person = await requirePassword(app, request, password);
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
  const provenAt = operator.key?.kind === 'session' ? operator.key.provenAt : '';
  await beginSession(app, { ...person, passwordHash, provenAt }, request, reply);
};
