import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SocialLoginAnswer, SocialLoginBody } from '#schemas/calls/social/answers';
import { HttpError } from '../../core/errors.ts';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import type { SocialProfile } from '../../core/records/person.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { dottedDay } from '../../core/wire-values.ts';
import { comeBack, openLogin } from '../accounts/index.ts';
import { linkOf, memberOf, touchLink, type SocialMember } from './identities-store.ts';
import { sealGrant, sealProfile, unsealProfile } from './sealed.ts';
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
  if (body.comeBackYn === 'Y') return comeBackWithSocial(app, input);
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
        provenAt: provenAt(returned.authTime, app.clock.now()),
        isStillValid: (tx) => touchLink(tx, link.id, { now: app.clock.now().toISOString(), grantSealed }),
      },
      input,
    )),
  };
};

/** Takes a leaving member back with the return that waits for this browser, once, and logs in. Throws `socialState` without one. */
const comeBackWithSocial = async (
  app: FastifyInstance,
  input: CallInput<SocialLoginBody>,
): Promise<SocialLoginAnswer> => {
  const { body, request } = input;
  const { db } = app.store;
  const waiting = await findWaitingReturn(app, request, body.snsType);
  const link = waiting === undefined ? undefined : await linkOf(db, waiting.profile);
  const member = link === undefined ? undefined : await memberOf(db, link.member);
  if (waiting === undefined || link === undefined || member?.state !== 'leaving') throw new HttpError('socialState');
  const isStillValid = (tx: Tx): Promise<boolean> =>
    touchLink(tx, link.id, { now: app.clock.now().toISOString(), grantSealed: link.grant_sealed });
  await comeBack(app, member.uid, async (tx) => (await isStillValid(tx)) && (await claimReturn(tx, waiting.id)));
  return {
    resultCd: 'LOGIN',
    ...(await openLogin(
      app,
      { member, loginType: waiting.profile.loginType, autoLogin: body.autoLoginYn === 'Y', provenAt: '', isStillValid },
      input,
    )),
  };
};

/** A provider may log people in whom it knows from before, so a login proves no more than the time that the provider tells. */
const provenAt = (authTime: number | undefined, now: Date): string =>
  authTime === undefined ? '' : new Date(Math.min(authTime, now.getTime())).toISOString();

/** Finds the return that this browser has proven at a provider and not used. */
const findWaitingReturn = async (
  { context, env }: FastifyInstance,
  request: FastifyRequest,
  provider: string,
): Promise<{ readonly id: string; readonly profile: SocialProfile } | undefined> => {
  const binder = binderOf(request, env);
  if (binder === undefined) return undefined;
  const row = await context.store.db
    .selectFrom('social_logins')
    .select(['state_hash', 'profile'])
    .where('binder', '=', binder)
    .where('provider', '=', provider)
    .where('purpose', '=', 'LOGIN')
    .where('state', '=', 'RETURNED')
    .where('until', '>', context.clock.now().toISOString())
    .executeTakeFirst();
  const profile = typeof row?.profile === 'string' ? unsealProfile(context, row.profile) : undefined;
  return row === undefined || profile === undefined ? undefined : { id: row.state_hash, profile };
};

const claimReturn = async (tx: Tx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('social_logins')
    .set({ state: 'USED', profile: null })
    .where('state_hash', '=', id)
    .where('state', '=', 'RETURNED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Keeps the proof of a leaving member, who may come back with it. */
const requireActive = async (app: FastifyInstance, returned: TakenReturn, member: SocialMember): Promise<void> => {
  if (member.state === 'suspended') throw new HttpError('accountSuspended');
  if (member.state !== 'leaving') return;
  await inTransaction(app.store, (tx) => keepReturn(app, tx, returned, null));
  throw new HttpError('accountLeaving', undefined, { day: dottedDay(new Date(member.leave_at)) });
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
