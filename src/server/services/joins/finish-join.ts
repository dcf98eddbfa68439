import type { FastifyInstance } from 'fastify';
import type { JoinAnswer, JoinBody, RegularBody } from '#schemas/calls/joins/answers';
import type { LoginAnswer } from '#schemas/calls/accounts/answers';
import { checkLoginId as checkCall } from '#schemas/calls/joins/calls';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { countAttempt, rateLimitKeys } from '../../core/calls/rate-limit.ts';
import { HttpError } from '../../core/errors.ts';
import { requireNickname } from '../../core/records/nickname.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { hashPassword, openLogin, requireFreeLoginId, requireGoodPassword, withRoomToHash } from '../accounts/index.ts';
import { ynOf } from '../../core/wire-values.ts';
import { isLinked } from '../social/index.ts';
import { createMember } from './create-member.ts';
import { proveEmail } from './email-code.ts';
import { joinPolicyOf } from './join-policy.ts';
import { screenOf } from './join-step.ts';
import { findJoin, lockJoin } from './joins-store.ts';
import { stepOf } from './join-step.ts';

/** Checks a login ID. Only somebody who was verified gets an answer, so it lists nobody's IDs to strangers. */
export const checkLoginId = async (
  app: FastifyInstance,
  { body, request, db }: CallInput<{ readonly userId: string }>,
): Promise<true> => {
  await countAttempt(app, rateLimitKeys(app, request, checkCall.limit.name, body.userId));
  const join = await findJoin(db, app.context, binderOf(request, app.env));
  if (join === undefined) throw new HttpError('joinExpired');
  if (!['EMAIL', 'ACCOUNT'].includes(stepOf(join.details))) throw new HttpError('joinOrder');
  await requireFreeLoginId(app, db, body.userId);
  return true;
};

/** Creates an account with an own ID. */
export const finishOwnJoin = (app: FastifyInstance, input: CallInput<JoinBody>): Promise<JoinAnswer> =>
  // A busy server must not use up a try of the code.
  withRoomToHash(() => createAccount(app, input));

const createAccount = async (
  app: FastifyInstance,
  { body, request, locale }: CallInput<JoinBody>,
): Promise<JoinAnswer> => {
  const binder = binderOf(request, app.env);
  const { db } = app.store;
  const open = await findJoin(db, app.context, binder);
  if (open === undefined) throw new HttpError('joinExpired');
  if (stepOf(open.details) !== 'ACCOUNT') throw new HttpError('joinOrder');
  requireGoodPassword(app, request, body.password);
  await requireFreeLoginId(app, db, body.userId);
  await requireNickname(db, app.context, body.nickName);
  const email = await proveEmail(app, binder, body.emailCode);
  const passwordHash = await hashPassword(body.password);
  await inTransaction(app.store, async (tx) => {
    const join = await lockJoin(tx, app.context, binder, ['ACCOUNT']);
    await createMember(tx, app, join, {
      nickname: body.nickName,
      email,
      locale,
      account: { loginId: body.userId, passwordHash },
    });
  });
  return {
    step: 'DONE',
    flow: 'OWN',
    nextScreen: screenOf(joinPolicyOf(app.live), 'OWN', 'DONE'),
    childYn: ynOf(open.details.isChild ? 1 : 0),
  };
};

/** Creates an account that logs in by a social provider, and logs in. */
export const finishSocialJoin = async (app: FastifyInstance, input: CallInput<RegularBody>): Promise<LoginAnswer> => {
  const { body, request, locale } = input;
  const binder = binderOf(request, app.env);
  const { db } = app.store;
  const open = await findJoin(db, app.context, binder);
  if (open === undefined) throw new HttpError('joinExpired');
  const { social } = open.details;
  if (stepOf(open.details) !== 'COMPLETE' || social === undefined) throw new HttpError('joinOrder');
  await requireNickname(db, app.context, body.nickName);
  const email = await emailOf(app, binder, body, social.email);
  const { member, autoLogin } = await inTransaction(app.store, async (tx) => {
    const join = await lockJoin(tx, app.context, binder, ['COMPLETE']);
    return {
      member: await createMember(tx, app, join, { nickname: body.nickName, email, locale }),
      autoLogin: join.details.autoLogin === true,
    };
  });
  return openLogin(
    app,
    {
      member: { ...member, initial: null, alert_on: null },
      loginType: social.loginType,
      autoLogin,
      isStillValid: (tx) => isLinked(tx, member.uid, social),
    },
    input,
  );
};

/** Returns an address that the provider has verified or whose code came with it; empty without an address. */
const emailOf = async (
  app: FastifyInstance,
  binder: string | undefined,
  { email = '', emailCode = '' }: RegularBody,
  verified: string | undefined,
): Promise<string> => {
  if (email === '' || email === verified) return email;
  const proven = await proveEmail(app, binder, emailCode);
  if (proven !== email) throw new HttpError('emailCodeWrong');
  return proven;
};
