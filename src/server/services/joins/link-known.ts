import type { FastifyInstance } from 'fastify';
import type { LoginAnswer } from '#schemas/calls/accounts/answers';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { HttpError } from '../../core/errors.ts';
import { lockMember } from '../../core/records/lock.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { openLogin } from '../accounts/index.ts';
import { isLinked, linkAndSecure, memberOf } from '../social/index.ts';
import { endJoin, lockJoin } from './joins-store.ts';

/** The verification of the person links for this time. */
const FRESH_MS = 10 * 60_000;

/**
 * Links the social account of a join to the member whom the verified person is already, and logs in. Throws JOI_01 at another step, VRF_03 for a
 * verification that is too old, LNK_01 and LNK_02 as linking does, LGN_06 and LGN_07 for a member who is leaving or suspended.
 */
export const linkToKnownMember = async (app: FastifyInstance, input: CallInput<undefined>): Promise<LoginAnswer> => {
  const { context, store } = app;
  const { request, now } = input;
  const { uid, social, autoLogin } = await inTransaction(store, async (tx) => {
    const join = await lockJoin(tx, context, binderOf(request, app.env), ['LINK']);
    const { social: account, person, knownMember, autoLogin: stays } = join.details;
    if (account === undefined || person === undefined || knownMember === undefined) throw new HttpError('joinOrder');
    if (now.getTime() - Date.parse(person.at) > FRESH_MS) throw new HttpError('verifyExpired');
    const member = await lockMember(tx, store, knownMember);
    if (member.state === 'suspended') throw new HttpError('accountSuspended');
    if (member.state === 'leaving')
      throw new HttpError('accountLeaving', undefined, { day: kstDay(new Date(member.leave_at)) });
    if (member.state !== 'active') throw new HttpError('joinExpired');
    await linkAndSecure(tx, app, { member, profile: account });
    await endJoin(tx, context, join, knownMember);
    return { uid: knownMember, social: account, autoLogin: stays === true };
  });
  const member = await memberOf(store.db, uid);
  if (member === undefined) throw new HttpError('joinExpired');
  return openLogin(
    app,
    { member, loginType: social.loginType, autoLogin, isStillValid: (tx) => isLinked(tx, uid, social) },
    input,
  );
};
