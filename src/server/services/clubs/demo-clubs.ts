import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { addActivity, joinClub } from './membership.ts';

/** Makes a demo member an active member of a club with its past activities, once. */
export const seedDemoClub = async (
  app: FastifyInstance,
  id: string,
  member: { readonly uid: string; readonly birth_date: string },
): Promise<void> => {
  const { db } = app.store;
  const club = app.live.current.prepared.documents.club.get(id);
  if (
    club === undefined ||
    (await db.selectFrom('club_members').select('id').where('member', '=', member.uid).executeTakeFirst()) !== undefined
  )
    return;
  await inTransaction(app.store, async (tx) => {
    await joinClub(tx, app, club, member);
    for (const { activityId } of club.activities ?? [])
      await addActivity(tx, { club: id, activity: activityId, member: member.uid, at: app.clock.now() });
  });
};
