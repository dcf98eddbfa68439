import { countOf } from '../../core/records/live-records.ts';
import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';
import type { Db } from '../../core/storage/tables.ts';
import { leaveClub } from './membership.ts';

const columns = { club_members: ['member'], club_activities: ['member'], club_entries: ['member'] } as const;
const open = ['0', '1', '2'] as const;

const openClubs = (db: Db, member: string) =>
  db.selectFrom('club_members').where('member', '=', member).where('state', 'in', open);

export const clubsMemberData: MemberData = {
  columns,
  losses: async (db, _context, member) => [
    {
      code: 'CLUB',
      amount: await countOf(openClubs(db, member).select((row) => row.fn.countAll<number | string>().as('count'))),
    },
  ],
  exported: async (db, _context, member) => ({
    clubs: await memberRows(db, 'club_members', { by: 'member', member, columns: ['club', 'number', 'state', 'at'] }),
    clubEntries: await memberRows(db, 'club_entries', { by: 'member', member, columns: ['club', 'at'] }),
    clubActivities: await memberRows(db, 'club_activities', {
      by: 'member',
      member,
      columns: ['club', 'activity', 'at'],
    }),
  }),
  empty: async (tx, context, member) => {
    const { documents } = context.live.current.prepared;
    for (const { club } of await openClubs(tx, member).select('club').execute()) {
      const document = documents.club.get(club);
      if (document !== undefined) await leaveClub(tx, { context, clock: context.clock }, document, member);
    }
    await deleteMemberRows(tx, columns, member);
  },
};
