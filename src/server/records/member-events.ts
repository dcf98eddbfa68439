import type { Transaction } from 'kysely';
import type { Store } from '../storage/store.ts';
import type { Tables } from '../storage/tables.ts';

/** Changed parts of a member: the account or a service. Open browsers fetch the part again; no values are sent. */
export const memberEvents = ['account', 'pocket', 'companion', 'notification', 'queue'] as const;
export type MemberEvent = (typeof memberEvents)[number];

/** Tells the member's open browsers, after the transaction commits, that something changed. */
export const announceMember = (tx: Transaction<Tables>, { store }: { readonly store: Store }, member: string, event: MemberEvent): Promise<void> => store.announce(tx, 'member', `${member} ${event}`);

/** Parses the payload of a member notification; without an event the account changed. */
export const parseMemberEvent = (payload: string): { readonly member: string; readonly event: MemberEvent } => {
  const [member = '', event] = payload.split(' ');
  return { member, event: memberEvents.find((one) => one === event) ?? 'account' };
};
