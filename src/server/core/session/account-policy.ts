import type { Context } from '../context.ts';
import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import type { LiveSite } from '../live-site/live-site.ts';

/** Returns the account policy. It is a document, so a change applies from the next request on. */
export const policyOf = (live: LiveSite): AccountPolicy => {
  const [policy] = live.current.prepared.documents['account-policy'].values();
  if (policy === undefined) throw new Error('The live release has no account policy, though the gate asks for one.');
  return policy;
};

/** Computes the expiry instants of a session that begins or is renewed now. */
export const lifetimesOf = (
  policy: AccountPolicy,
  now: Date,
  autoLogin: boolean,
): { readonly accessUntil: Date; readonly idleUntil: Date; readonly absoluteUntil: Date } => {
  const { accessMinutes, idleDays, absoluteDays, unrememberedHours } = policy.lifetimes;
  const after = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
  const absoluteUntil = after(autoLogin ? absoluteDays * 24 * 60 : unrememberedHours * 60);
  const idleUntil = autoLogin ? earlier(after(idleDays * 24 * 60), absoluteUntil) : absoluteUntil;
  return { accessUntil: earlier(after(accessMinutes), idleUntil), idleUntil, absoluteUntil };
};

/**
 * Returns true within the grace period of an instant. Tokens replaced then may be requested again: their response may have been lost. An instant far
 * ahead comes from a clock that was wrong, and has no grace: it would never end.
 */
export const isInGrace = ({ live, clock }: Context, instant: string): boolean =>
  Math.abs(clock.now().getTime() - Date.parse(instant)) <= policyOf(live).lifetimes.graceSeconds * 1000;

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
