import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { maskName } from '../../core/records/mask-name.ts';
import type { SocialProfile } from '../../core/records/person.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { linkOf } from './identities-store.ts';
import { maskEmail } from './profile.ts';
import { unsealProfile } from './sealed.ts';

/** The reference of `kakao/user` holds this long. */
const REFERENCE_MS = 5 * 60_000;
const RETURN_MS = 30 * 60_000;

export interface SocialUser {
  readonly id: string;
  readonly kakao_account: {
    readonly email?: string;
    readonly name?: string;
    readonly profile?: { readonly nickname: string };
  };
}

/** Returns the masked account behind a one-time reference (P-539, P-637). A provider's own token finds nothing. */
export const readSocialUser = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reference: string,
): Promise<SocialUser> => {
  const { context } = app;
  const binder = binderOf(request, app.env);
  if (binder === undefined) throw new HttpError('socialState');
  const now = context.clock.now().getTime();
  const row = await context.store.db
    .updateTable('social_logins')
    .set({ ref_hash: null })
    .where('ref_hash', '=', hashToken(reference))
    .where('binder', '=', binder)
    .where('state', '=', 'RETURNED')
    .where('until', '>', new Date(now + RETURN_MS - REFERENCE_MS).toISOString())
    .returning('profile')
    .executeTakeFirst();
  const profile = row?.profile == null ? undefined : unsealProfile(context, row.profile);
  if (profile === undefined) throw new HttpError('socialState');
  const { provider, subject, email, name, label } = profile;
  return {
    id: context.keys.blind(`social ${provider} ${subject}`),
    kakao_account: {
      ...(email === undefined ? {} : { email: maskEmail(email) }),
      ...(name === undefined ? {} : { name: maskName(name) }),
      profile: { nickname: label.includes('@') ? label : maskName(label) },
    },
  };
};

/** Takes the social login that this browser has returned from, once. Throws `socialState`. */
export const useSocialLogin = async (
  tx: Tx,
  context: Context,
  { binder }: { readonly binder: string },
): Promise<SocialProfile> => {
  const row = await tx
    .selectFrom('social_logins')
    .select(['state_hash', 'profile'])
    .where('binder', '=', binder)
    .where('state', '=', 'RETURNED')
    .where('until', '>', context.clock.now().toISOString())
    .executeTakeFirst();
  const profile = row?.profile == null ? undefined : unsealProfile(context, row.profile);
  if (row === undefined || profile === undefined) throw new HttpError('socialState');
  const { numUpdatedRows } = await tx
    .updateTable('social_logins')
    .set({ state: 'USED', profile: null, ref_hash: null })
    .where('state_hash', '=', row.state_hash)
    .where('state', '=', 'RETURNED')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new HttpError('socialState');
  return profile;
};

/** Takes the social login that this browser has returned from, and returns the member with that account, if there is one. Throws `socialState`. */
export const useSocialProof = async (
  tx: Tx,
  context: Context,
  order: { readonly binder: string },
): Promise<string | undefined> => (await linkOf(tx, await useSocialLogin(tx, context, order)))?.member;
