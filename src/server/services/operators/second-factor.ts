import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitAttempt, rateLimitKeys } from '../../core/calls/rate-limit.ts';
import { HttpError } from '../../core/errors.ts';
import {
  confirmPending,
  countRecoveryCodes,
  findFactor,
  proveKey,
  removeFactor,
  storePending,
  storeRecoveryCodes,
  takeRecoveryCode,
  takeStep,
  unproveOtherKeys,
} from '../../core/operators/factors-store.ts';
import { allowsAll } from '../../core/operators/grants.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import type { Operator, OperatorKey } from '../../core/operators/operator.ts';
import { endKeys, lockPerson } from '../../core/operators/operators-store.ts';
import {
  factorUri,
  newFactorSecret,
  newRecoveryCodes,
  readTypedCode,
  stepOfCode,
} from '../../core/operators/second-factor.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { requirePassword } from './verify-person.ts';

const PENDING_MS = 15 * 60 * 1000;

const purposeOf = (operator: string): string => `operator-factor ${operator}`;

/** Checks if an operator has a second factor and is asked for it. */
export const hasFactor = async ({ store, env }: FastifyInstance, operator: string): Promise<boolean> =>
  env.secondFactor && ((await findFactor(store.db, operator))?.secret ?? '') !== '';

/** Checks a code once: of the app, or a recovery code. */
const takeCode = async (app: FastifyInstance, operator: string, typed: string): Promise<boolean> => {
  const { store, clock, context } = app;
  const { kind, code } = readTypedCode(typed);
  const now = clock.now();
  if (kind === 'recovery')
    return inTransaction(store, async (tx) => {
      if (!(await takeRecoveryCode(tx, operator, code))) return false;
      const left = await countRecoveryCodes(tx, operator);
      await writeJournal(tx, { author: operator, at: now.toISOString() }, [
        { kind: 'recovery-code-used', detail: { left } },
      ]);
      return true;
    });
  const sealed = (await findFactor(store.db, operator))?.secret ?? '';
  const secret = context.identityKeys.unseal(purposeOf(operator), sealed);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
  return step !== undefined && takeStep(store.db, operator, { secret: sealed, step });
};

/** Throws `factorCodeWrong` for a wrong or used code, and `tooManyTries` after several wrong ones. */
export const requireCode = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { id }: Pick<Operator, 'id'>,
  code: string,
): Promise<void> => {
  const isRight = await limitAttempt(app, rateLimitKeys(app, request, 'second-factor', id), () =>
    takeCode(app, id, code),
  );
  if (!isRight) throw new HttpError('factorCodeWrong');
};

/** Returns the session of a request. A token is no device in the hands of a person. */
const sessionOf = ({ key }: Operator): OperatorKey => {
  if (key?.kind !== 'session') throw new HttpError('noRight', 'Second factors are for somebody who is signed in.');
  return key;
};

/** Starts the set-up of a second factor, or of a new one after a code of the present one. The secret counts once it is confirmed. */
export const startFactor = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<{ readonly uri: string; readonly secret: string }> => {
  const { operator } = request;
  sessionOf(operator);
  await requirePassword(app, request, password);
  if (await hasFactor(app, operator.id)) {
    if (code === undefined) throw new HttpError('factorCodeNeeded');
    await requireCode(app, request, operator, code);
  }
  const secret = newFactorSecret();
  await storePending(app.store.db, operator.id, {
    pending: app.context.identityKeys.seal(purposeOf(operator.id), secret),
    until: new Date(app.clock.now().getTime() + PENDING_MS).toISOString(),
  });
  return { uri: factorUri(secret, operator.email), secret };
};

/** Confirms the started second factor by its first code. Returns the recovery codes, which are shown once. Other sessions are asked again. */
export const confirmFactor = async (
  app: FastifyInstance,
  request: FastifyRequest,
  typed: string,
): Promise<readonly string[]> => {
  const { store, clock, context } = app;
  const { operator } = request;
  const key = sessionOf(operator);
  const now = clock.now();
  const at = now.toISOString();
  const { pending = '', pending_until = '' } = (await findFactor(store.db, operator.id)) ?? {};
  const secret = context.identityKeys.unseal(purposeOf(operator.id), pending);
  if (secret === undefined || pending_until <= at) throw new HttpError('noFactor');
  let step: number | undefined;
  await limitAttempt(
    app,
    rateLimitKeys(app, request, 'second-factor', operator.id),
    async () => (step = stepOfCode(secret, readTypedCode(typed).code, now)) !== undefined,
  );
  if (step === undefined) throw new HttpError('factorCodeWrong');
  const confirmed = { pending, step, at };
  const codes = newRecoveryCodes();
  await inTransaction(store, async (tx) => {
    await lockPerson(tx, store, operator.id);
    if (!(await confirmPending(tx, operator.id, confirmed))) throw new HttpError('noFactor');
    await storeRecoveryCodes(tx, operator.id, codes);
    await unproveOtherKeys(tx, operator.id, key.id);
    await proveKey(tx, key.id, at);
    await writeJournal(tx, { author: operator.id, at }, [{ kind: 'second-factor-set' }]);
  });
  return codes;
};

/** Takes a code in a session whose second factor is missing or too old. */
export const proveFactor = async (app: FastifyInstance, request: FastifyRequest, code: string): Promise<void> => {
  const { id } = sessionOf(request.operator);
  await requireCode(app, request, request.operator, code);
  await proveKey(app.store.db, id, app.clock.now().toISOString());
};

/** Replaces the recovery codes. */
export const renewRecoveryCodes = async (
  app: FastifyInstance,
  request: FastifyRequest,
  code: string,
): Promise<readonly string[]> => {
  const { operator } = request;
  sessionOf(operator);
  await requireCode(app, request, operator, code);
  const codes = newRecoveryCodes();
  await inTransaction(app.store, async (tx) => {
    await lockPerson(tx, app.store, operator.id);
    await storeRecoveryCodes(tx, operator.id, codes);
    await writeJournal(tx, { author: operator.id, at: app.clock.now().toISOString() }, [
      { kind: 'recovery-codes-made' },
    ]);
  });
  return codes;
};

/** Removes the second factor of somebody who lost the device, and ends their sessions: the device may be in other hands. */
export const resetFactor = async (
  { store, clock }: FastifyInstance,
  id: string,
  by: Pick<Operator, 'id' | 'grants'>,
): Promise<void> => {
  if (!allowsAll(by.grants, 'administer'))
    throw new HttpError('noRight', 'Only who administers everything may change people.');
  // Otherwise somebody at an open session could put their own device in place of the lost one.
  if (by.id === id) throw new HttpError('noRight', 'Somebody else resets your second factor.');
  await inTransaction(store, async (tx) => {
    const person = await lockPerson(tx, store, id);
    if (person === undefined) throw new HttpError('noOperator');
    if (!(await removeFactor(tx, id))) throw new HttpError('noFactor');
    await endKeys(tx, id, { kind: 'session' });
    await writeJournal(tx, { author: by.id, at: clock.now().toISOString() }, [
      { kind: 'second-factor-reset', detail: { person: id, name: person.name } },
    ]);
  });
};
