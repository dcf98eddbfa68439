import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { readEntries } from './entry.ts';
import { addActivity, joinClub, type Applicant } from './membership.ts';

/** Makes a demo member an active member of clubs with their past activities, each once. */
export const seedDemoClubs = async (app: FastifyInstance, ids: readonly string[], member: Applicant): Promise<void> => {
  const rows = await app.store.db.selectFrom('club_members').select('club').where('member', '=', member.uid).execute();
  const known = new Set(rows.map(({ club }) => club));
  for (const id of ids) {
    const club = app.live.current.prepared.documents.club.get(id);
    if (club === undefined || known.has(id)) continue;
    // Tests run the demo without the visits that some clubs ask for.
    if (
      !(await readEntries(app.store.db, [club], { member: member.uid, locale: member.locale, now: app.clock.now() }))(
        club,
      ).isReached
    )
      continue;
    await inTransaction(app.store, async (tx) => {
      await joinClub(tx, app, club, member);
      for (const { activityId } of club.activities ?? [])
        await addActivity(tx, { club: id, activity: activityId, member: member.uid, at: app.clock.now() });
    });
  }
};
