import { DAY_MS } from '../../core/durations.ts';
import type { Context } from '../../core/context.ts';
import type { RelationType } from '../../core/records/friends.ts';
import { announceMember } from '../../core/records/member-events.ts';
import type { EdgeErrorName } from '../../core/errors.ts';
import type { Tx } from '../../core/storage/tables.ts';

/** Limits of decisions-members §6 and decisions-venues §6. */
export const limits = {
  friends: 300,
  companionsInPark: 30,
  requestsADay: 20,
  searchesADay: 30,
  contactsADay: 200,
  groups: 10,
  requestDays: 30,
  waitDays: 30,
  tokenMinutes: 10,
  inviteHours: 72,
  findableFrom: 14,
} as const;

interface Refusals {
  readonly closed: EdgeErrorName;
  readonly exists: EdgeErrorName;
  readonly full: EdgeErrorName;
}

export const refusalsOf: Readonly<Record<RelationType, Refusals>> = {
  FRIEND: { closed: 'friendClosed', exists: 'friendExists', full: 'friendFull' },
  COMPANION: { closed: 'companionClosed', exists: 'companionExists', full: 'companionFull' },
};

/** Returns the instant a number of days ago, ISO. */
export const daysAgo = ({ clock }: Pick<Context, 'clock'>, days: number): string =>
  new Date(clock.now().getTime() - days * DAY_MS).toISOString();

export const tellBoth = async (tx: Tx, context: Context, members: readonly string[]): Promise<void> => {
  for (const member of members) await announceMember(tx, context, member, 'companion');
};
