import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { HttpError } from '../../core/errors.ts';
import { SKEW_SECONDS } from './client.ts';
import type { Claims } from './profile.ts';

/** True if the provider can be asked to let a member log in again, so that its account proves the member. */
export const isProof = ({ freshLogin }: SocialProvider): boolean => freshLogin !== undefined;

/** Returns the parameters that ask a provider for a fresh login. */
export const freshParameters = ({ freshLogin }: SocialProvider): Readonly<Record<string, string>> =>
  Object.fromEntries((freshLogin?.parameters ?? []).map(({ name, value }) => [name, value]));

/** Returns the time at which the account logged in at the provider, in milliseconds; undefined if its ID token does not tell. */
export const authTimeOf = ({ freshLogin }: SocialProvider, idToken: Claims): number | undefined => {
  const seconds = freshLogin?.checksTime === true ? Number(idToken['auth_time'] ?? Number.NaN) : Number.NaN;
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
};

/** Refuses an answer without a login since the start. Browsers can drop the parameters, so the time counts where a provider tells it. */
export const requireFreshLogin = (provider: SocialProvider, idToken: Claims, since: Date): void => {
  const at = authTimeOf(provider, idToken);
  const isFresh =
    provider.freshLogin?.checksTime === true
      ? at !== undefined && at >= since.getTime() - SKEW_SECONDS * 1000
      : isProof(provider);
  if (!isFresh) throw new HttpError('socialNotFresh');
};
