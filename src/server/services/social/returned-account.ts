import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { maskName } from '../../core/records/mask-name.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { hashToken } from '../../core/session/session-keys.ts';
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
  const profile = typeof row?.profile !== 'string' ? undefined : unsealProfile(context, row.profile);
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
