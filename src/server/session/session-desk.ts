import type { AccountPolicy } from '#schemas/account-policy.schema';
import type { LiveSite } from '../live-site.ts';
import type { Store } from '../storage/store.ts';
import type { SessionKeys } from './session-keys.ts';

/** What sessions are made and read with. */
export interface SessionDesk {
  readonly store: Store;
  readonly keys: SessionKeys;
  readonly live: LiveSite;
  readonly now: () => Date;
}

/** How long logins live and what they must fulfil: a document, so a change holds from the next request on. */
export const policyOf = (live: LiveSite): AccountPolicy => {
  const [policy] = live.current.prepared.documents['account-policy'].values();
  if (policy === undefined) throw new Error('The live release has no account policy, though the gate asks for one.');
  return policy;
};

/** Instants of a session that begins or goes on now. */
export const lifetimesOf = (policy: AccountPolicy, now: Date, autoLogin: boolean): { readonly accessUntil: Date; readonly idleUntil: Date; readonly absoluteUntil: Date } => {
  const { accessMinutes, idleDays, absoluteDays, unrememberedHours } = policy.lifetimes;
  const after = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
  const absoluteUntil = after(autoLogin ? absoluteDays * 24 * 60 : unrememberedHours * 60);
  const idleUntil = autoLogin ? earlier(after(idleDays * 24 * 60), absoluteUntil) : absoluteUntil;
  return { accessUntil: earlier(after(accessMinutes), idleUntil), idleUntil, absoluteUntil };
};

/** What was replaced at this instant or later may still be asked for: its answer may have been lost. */
export const graceStartOf = ({ live, now }: SessionDesk): string => new Date(now().getTime() - policyOf(live).lifetimes.graceSeconds * 1000).toISOString();

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
