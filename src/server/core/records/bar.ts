import { DAY_MS } from '../durations.ts';
import { HttpError } from '../errors.ts';
import type { MemberRow, Tx } from '../storage/tables.ts';
import { dottedDay } from '../wire-values.ts';

type Barred = Pick<MemberRow, 'barred_until'>;

/** Tells whether sensitive calls of the member are barred. */
export const isBarred = ({ barred_until }: Barred, now: Date): boolean => barred_until > now.toISOString();

/** Throws `accountBarred` while sensitive calls of the member are barred, because a way to log in has changed. */
export const requireNotBarred = (member: Barred, now: Date): void => {
  if (isBarred(member, now))
    throw new HttpError('accountBarred', undefined, { day: dottedDay(new Date(member.barred_until)) });
};

/** Bars sensitive calls of a member for a day. */
export const barForADay = async (tx: Tx, member: string, now: Date): Promise<void> => {
  await tx
    .updateTable('members')
    .set({ barred_until: new Date(now.getTime() + DAY_MS).toISOString() })
    .where('uid', '=', member)
    .execute();
};
