import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import { HttpError } from '../../core/errors.ts';
import type { LiveSite } from '../../core/live-site/live-site.ts';
import { policyOf } from '../../core/session/account-policy.ts';

/** Returns the rules of joins. Throws NOT_FOUND on a site where nobody can join. */
export const joinPolicyOf = (live: LiveSite): NonNullable<AccountPolicy['join']> => {
  const { join } = policyOf(live);
  if (join === undefined) throw new HttpError('notFound');
  return join;
};
