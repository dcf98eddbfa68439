import type { FastifyInstance } from 'fastify';
import type { ClubMember, ClubMembersAnswer, ClubMembersQuery, DeskClub } from '#schemas/calls/clubs/console-answers';
import type { Club } from '#schemas/documents/club/schema';
import { HttpError } from '../../core/errors.ts';
import { maskName } from '../../core/records/mask-name.ts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { isOpen } from './club-days.ts';
import { memberNumber } from './views.ts';
import { maskLoginId } from '../events/index.ts';
import { allowsRecords } from '../../core/operators/grants.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { inBoth } from '../../core/in-both.ts';
import { countLookup, logView } from '../../core/operators/look-ups.ts';

const ROWS = 20;

/** Lists clubs with their members by state. */
export const readDeskClubs = async (db: Db, clubs: readonly Club[], now: Date): Promise<DeskClub[]> => {
  const ids = clubs.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('club_members')
          .select((row) => ['club', 'state', row.fn.countAll<number | string>().as('count')])
          .where('club', 'in', ids)
          .groupBy(['club', 'state'])
          .execute();
  const countOf = (club: string, state: string): number =>
    Number(rows.find((row) => row.club === club && row.state === state)?.count ?? 0);
  return clubs.map((club) => ({
    id: club.id,
    name: inBoth(club.name, club.id),
    kind: club.kind,
    capacity: club.capacity,
    approval: club.approval,
    isOpen: isOpen(club, kstDay(now)),
    applied: countOf(club.id, '0'),
    active: countOf(club.id, '1'),
    waiting: countOf(club.id, '2'),
  }));
};

const readActivities = async (db: Db, club: Club, now: Date): Promise<ClubMembersAnswer['activities']> => {
  const rows = await db
    .selectFrom('club_activities')
    .select((row) => ['activity', row.fn.countAll<number | string>().as('count')])
    .where('club', '=', club.id)
    .groupBy('activity')
    .execute();
  const counted = new Map(rows.map(({ activity, count }) => [activity, Number(count)]));
  return (club.activities ?? []).map(({ activityId, name, day, hours }) => ({
    id: activityId,
    name: inBoth(name, activityId),
    day,
    hours,
    isPast: day.replaceAll('-', '') <= kstDay(now),
    members: counted.get(activityId) ?? 0,
  }));
};

/** Lists the members of a club, a page at a time; who applied comes first. A search by login ID is for agents, and counts as a look-up. */
export const readClubMembers = async (
  app: FastifyInstance,
  club: Club,
  operator: Operator,
  { state, login = '', page = 1 }: ClubMembersQuery,
): Promise<ClubMembersAnswer> => {
  const { db } = app.store;
  const look = { operator, venue: club.venue, reason: 'CLUB' };
  const isAgent = allowsRecords(operator.grants, 'agent', club.venue);
  if (login !== '') {
    if (!isAgent) throw new HttpError('noRight', 'Only agents search for a member.');
    await countLookup(app, look);
  }
  await logView(app, look, 'club_members', club.id);
  const wanted = db
    .selectFrom('club_members')
    .innerJoin('members', 'members.uid', 'club_members.member')
    .where('club_members.club', '=', club.id)
    .$if(state !== undefined, (query) => query.where('club_members.state', '=', state ?? '1'))
    .$if(login !== '', (query) => query.where('members.login_id', '=', login));
  const total = Number(
    (await wanted.select((row) => row.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()).count,
  );
  const pages = Math.ceil(total / ROWS);
  const shown = Math.min(page, Math.max(1, pages));
  const rows = await wanted
    .select([
      'club_members.id',
      'club_members.member',
      'club_members.number',
      'club_members.state',
      'club_members.at',
      'members.name',
      'members.login_id',
    ])
    .orderBy('club_members.state')
    .orderBy('club_members.at')
    .orderBy('club_members.id')
    .limit(ROWS)
    .offset((shown - 1) * ROWS)
    .execute();
  const uids = rows.map(({ member }) => member);
  const done =
    uids.length === 0
      ? []
      : await db
          .selectFrom('club_activities')
          .select(['member', 'activity'])
          .where('club', '=', club.id)
          .where('member', 'in', uids)
          .execute();
  const hoursOf = new Map((club.activities ?? []).map(({ activityId, hours }) => [activityId, hours]));
  const members = rows.map((row): ClubMember => {
    const activities = done.filter(({ member }) => member === row.member).map(({ activity }) => activity);
    return {
      id: row.id,
      numberTxt: row.state === '1' ? memberNumber(club, row.number) : '',
      nameMask: isAgent ? maskName(row.name) : '',
      loginMask: maskLoginId(row.login_id ?? ''),
      at: row.at,
      state: row.state,
      hours: activities.reduce((sum, activity) => sum + (hoursOf.get(activity) ?? 0), 0),
      activities,
    };
  });
  return { activities: await readActivities(db, club, app.clock.now()), members, total, page: shown, pages };
};
