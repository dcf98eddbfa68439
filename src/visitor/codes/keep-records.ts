import type { LastRecords } from '#schemas/last-records';
import { userSession } from '../session/user-session.ts';
import { updateLast } from './code-store.ts';

/** Keeps records of a member for the day on which they were answered. Those of another day or member are deleted. */
export const keepRecords = async (member: string, list: LastRecords): Promise<void> => {
  // A page can outlive its login.
  if (member === '' || userSession()?.user.membershipUid !== member) return;
  const day = list.asOf.slice(0, 8);
  await updateLast((before) => ({
    member,
    day,
    lists: { ...(before?.member === member && before.day === day ? before.lists : {}), [list.name]: list },
  }));
};
