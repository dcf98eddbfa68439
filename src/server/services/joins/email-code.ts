import type { FastifyInstance } from 'fastify';
import { sendJoinCode } from '#schemas/calls/joins/calls';
import type { JoinAnswer } from '#schemas/calls/joins/answers';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { countAttempt, rateLimitKeys } from '../../core/calls/rate-limit.ts';
import { HttpError } from '../../core/errors.ts';
import { CODE_TRIES, numberCode } from '../../core/records/number-code.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { sendEmailTo } from '../accounts/index.ts';
import { joinPolicyOf } from './join-policy.ts';
import { lockJoin, saveJoin } from './joins-store.ts';
import { joinAnswerOf } from './read-join.ts';

/** Sends a code to an address. The answer is the same whether or not a member has the address: nobody learns who is a member. */
export const sendEmailCode = async (
  app: FastifyInstance,
  { body: { email }, request, locale }: CallInput<{ readonly email: string }>,
): Promise<JoinAnswer> => {
  const { context, store } = app;
  await countAttempt(app, rateLimitKeys(app, request, sendJoinCode.limit.name, email));
  const { codeMinutes: minutes } = joinPolicyOf(app.live);
  const { emailCode } = policyOf(app.live).sent;
  if (emailCode === undefined) throw new HttpError('notFound');
  return inTransaction(store, async (tx) => {
    const join = await lockJoin(tx, context, binderOf(request, app.env), ['EMAIL', 'ACCOUNT', 'COMPLETE']);
    const codeId = orderedId();
    const code = numberCode(context, 'join', codeId);
    const details = {
      ...join.details,
      email: {
        address: email,
        codeId,
        until: new Date(context.clock.now().getTime() + minutes * 60_000).toISOString(),
        tries: 0,
      },
    };
    const saved = await saveJoin(tx, context, join, details);
    await sendEmailTo(tx, app, email, { ...emailCode, values: { code, minutes }, locale });
    return joinAnswerOf(app, tx, saved);
  });
};

/**
 * Counts a try of the code in a transaction of its own, so that a failed join counts too. Returns the proven address; throws JOI_09 for a wrong, late
 * or exhausted code.
 */
export const proveEmail = async (app: FastifyInstance, binder: string | undefined, code: string): Promise<string> => {
  const { context, store } = app;
  const address = await inTransaction(store, async (tx: Tx) => {
    const join = await lockJoin(tx, context, binder, ['ACCOUNT', 'COMPLETE']);
    const { email } = join.details;
    if (email === undefined || email.tries >= CODE_TRIES || email.until <= context.clock.now().toISOString())
      return undefined;
    await saveJoin(tx, context, join, { ...join.details, email: { ...email, tries: email.tries + 1 } });
    return numberCode(context, 'join', email.codeId) === code ? email.address : undefined;
  });
  if (address === undefined) throw new HttpError('emailCodeWrong');
  return address;
};
