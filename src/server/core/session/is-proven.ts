import type { Context } from '../context.ts';
import { policyOf } from './account-policy.ts';
import type { SessionRow } from './sessions-store.ts';

/** Returns true while the last proof of the member is recent enough for sensitive calls. */
export const isProven = ({ live, clock }: Pick<Context, 'live' | 'clock'>, { proven_at }: SessionRow): boolean =>
  clock.now().getTime() - Date.parse(proven_at) <= policyOf(live).lifetimes.provenMinutes * 60_000;
