import type { FastifyInstance } from 'fastify';
import type { SocialLoginAnswer, SocialLoginBody } from '#schemas/calls/social/answers';
import { HttpError } from '../../core/errors.ts';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { openLogin } from '../accounts/index.ts';
import { linkOf, memberOf, touchLink, type SocialMember } from './identities-store.ts';
import { sealGrant, sealProfile } from './sealed.ts';
import { takeReturn, type TakenReturn } from './take-return.ts';

/** A return waits this long for a join, or for a member who comes back. */
const WAITS_MS = 30 * 60_000;

/**
 * Logs in with an account of a social provider. Provider and account number alone find the member: an equal e-mail address, phone number or name neither
 * logs in nor is mentioned. An unknown account begins a join.
 */
export const logInWithSocial = async (
  app: FastifyInstance,
  input: CallInput<SocialLoginBody>,
): Promise<SocialLoginAnswer> => {
  const { body, request } = input;
  const returned = await takeReturn(app, request, body, { purposes: ['LOGIN'], member: null });
  const { db } = app.store;
  const link = await linkOf(db, returned.profile);
  const member = link === undefined ? undefined : await memberOf(db, link.member);
  const autoLogin = body.autoLoginYn === 'Y';
  if (link === undefined || member === undefined) return join(app, returned, autoLogin);
  await requireActive(app, returned, member);
  const grantSealed = sealGrant(app.context, returned.grant);
  return {
    resultCd: 'LOGIN',
    ...(await openLogin(
      app,
      {
        member,
        loginType: returned.profile.loginType,
        autoLogin,
        isStillValid: (tx) => touchLink(tx, link.id, { now: app.clock.now().toISOString(), grantSealed }),
      },
      input,
    )),
  };
};

/** Keeps the proof of a leaving member, who may come back with it. */
const requireActive = async (app: FastifyInstance, returned: TakenReturn, member: SocialMember): Promise<void> => {
  if (member.state === 'suspended') throw new HttpError('accountSuspended');
  if (member.state !== 'leaving') return;
  await inTransaction(app.store, (tx) => keepReturn(app, tx, returned, null));
  throw new HttpError('accountLeaving', undefined, { day: kstDay(new Date(member.leave_at)) });
};

const join = async (app: FastifyInstance, returned: TakenReturn, autoLogin: boolean): Promise<SocialLoginAnswer> => {
  const reference = randomToken();
  const nextScreen = await inTransaction(app.store, async (tx) => {
    await keepReturn(app, tx, returned, hashToken(reference));
    return app.ports.startSocialJoin?.(tx, {
      binder: returned.binder,
      profile: returned.profile,
      autoLogin,
      agreedTerms: returned.agreedTerms,
    });
  });
  return { resultCd: 'JOIN', accessToken: reference, ...(nextScreen === undefined ? {} : { nextScreen }) };
};

/** Keeps the profile for the browser; it replaces an earlier return of the same browser. */
const keepReturn = async (
  { context }: FastifyInstance,
  tx: Parameters<Parameters<typeof inTransaction>[1]>[0],
  { id, binder, profile }: TakenReturn,
  refHash: string | null,
): Promise<void> => {
  await tx
    .updateTable('social_logins')
    .set({ state: 'USED', profile: null, ref_hash: null })
    .where('binder', '=', binder)
    .where('state', '=', 'RETURNED')
    .execute();
  await tx
    .updateTable('social_logins')
    .set({
      state: 'RETURNED',
      profile: sealProfile(context, profile),
      ref_hash: refHash,
      until: new Date(context.clock.now().getTime() + WAITS_MS).toISOString(),
    })
    .where('state_hash', '=', id)
    .execute();
};
