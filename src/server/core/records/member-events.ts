import { memberEvents, type MemberEvent } from '#schemas/member-events';
import type { Store } from '../storage/store.ts';
import type { Tx } from '../storage/tables.ts';

/** Tells the member's open browsers, after the transaction commits, that something changed. */
export const announceMember = (
  tx: Tx,
  { store }: { readonly store: Store },
  member: string,
  event: MemberEvent,
): Promise<void> => store.announce(tx, 'member', `${member} ${event}`);

/** Parses the payload of a member notification; without an event the account changed. */
export const parseMemberEvent = (payload: string): { readonly member: string; readonly event: MemberEvent } => {
  const [member = '', event] = payload.split(' ');
  return { member, event: memberEvents.find((one) => one === event) ?? 'account' };
};
