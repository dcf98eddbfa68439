import { DAY_MS } from '../durations.ts';
import { HttpError } from '../errors.ts';
import type { MemberRow, Tx } from '../storage/tables.ts';
import { dottedDay } from '../wire-values.ts';

/** Throws `accountBarred` while sensitive calls of the member are barred, because a way to log in has changed. */
export const requireNotBarred = ({ barred_until }: Pick<MemberRow, 'barred_until'>, now: Date): void => {
  if (barred_until > now.toISOString())
    throw new HttpError('accountBarred', undefined, { day: dottedDay(new Date(barred_until)) });
};

/** Bars sensitive calls of a member for a day. */
export const barForADay = async (tx: Tx, member: string, now: Date): Promise<void> => {
  await tx
    .updateTable('members')
    .set({ barred_until: new Date(now.getTime() + DAY_MS).toISOString() })
    .where('uid', '=', member)
    .execute();
};
