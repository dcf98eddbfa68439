import { localised } from '#content/answers/texts';
import type { FastifyInstance } from 'fastify';
import type { Club } from '#schemas/documents/club/schema';
import type { ClubView } from '#schemas/calls/clubs/answers';
import type { Locale } from '#schemas/parts';
import { takenOf } from '../../core/records/count.ts';
import { isOfVenue } from '../../core/records/is-of-venue.ts';
import { kstDay } from '../../core/wire-values.ts';
import { fitsAge, isOpen } from './club-days.ts';
import { readEntries } from './entry.ts';
import { columnsOf } from '../../core/storage/columns.ts';

interface Asked {
  readonly member: { readonly uid: string; readonly birth_date: string; readonly name: string };
  readonly locale: Locale;
  readonly venue?: string | undefined;
  readonly kinds?: string | undefined;
}

/** Clubs of a venue, in their order. */
export const clubsOf = (app: FastifyInstance, { venue, kinds }: Pick<Asked, 'venue' | 'kinds'>): readonly Club[] => {
  const wanted = kinds?.split(',').filter((kind) => kind !== '') ?? [];
  const all = [...app.live.current.prepared.documents.club.values()];
  return all
    .filter((club) => isOfVenue(club, venue) && (wanted.length === 0 || wanted.includes(club.kind)))
    .toSorted((one, other) => one.order - other.order);
};

const flag = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N');

/** Formats the number of a member, such as `A-00012`. */
export const memberNumber = ({ kind }: Pick<Club, 'kind'>, number: number): string =>
  `${kind.slice(0, 1)}-${String(number).padStart(5, '0')}`;

/** Lists clubs with the own membership; the own ones first. */
export const readClubs = async (app: FastifyInstance, asked: Asked): Promise<readonly ClubView[]> => {
  const { member, locale } = asked;
  const { db } = app.store;
  const today = kstDay(app.clock.now());
  const rows = await db
    .selectFrom('club_members')
    .select(columnsOf('club_members'))
    .where('member', '=', member.uid)
    .orderBy('id')
    .execute();
  const latest = new Map(rows.map((row) => [row.club, row]));
  const clubs = clubsOf(app, asked);
  const entryOf = await readEntries(db, clubs, { member: member.uid, locale, now: app.clock.now() });
  const views = await Promise.all(
    clubs.map(async (club): Promise<ClubView> => {
      const own = latest.get(club.id);
      const isMember = own !== undefined && ['0', '1', '2'].includes(own.state);
      const canApply = !isMember && isOpen(club, today) && fitsAge(club, member.birth_date, today);
      const { isReached, needNm, doneCnt, goalCnt, leftCnt } = entryOf(club);
      return {
        subclubId: club.id,
        subclubName: localised(club.name, locale),
        kindCd: club.kind,
        summary: localised(club.summary, locale),
        memStatusCd: own?.state ?? '',
        memberNo: own?.state === '1' ? memberNumber(club, own.number) : '',
        joinDt: own === undefined ? '' : kstDay(new Date(own.at)),
        untilDt: club.until?.replaceAll('-', '') ?? '',
        joinableYn: flag(canApply && isReached),
        needYn: flag(canApply && !isReached),
        needNm,
        needDoneCnt: doneCnt,
        needGoalCnt: goalCnt,
        needLeftCnt: leftCnt,
        leavableYn: flag(isMember),
        leftCnt: Math.max(0, club.capacity - (await takenOf(db, { scope: 'club-places', key: club.id }))),
      };
    }),
  );
  return views.toSorted((one, other) => Number(other.leavableYn === 'Y') - Number(one.leavableYn === 'Y'));
};

/** Lists the own activities, the latest first, with the hours in all. */
export const readActivities = async (app: FastifyInstance, asked: Asked) => {
  const { member, locale } = asked;
  const done = await app.store.db
    .selectFrom('club_activities')
    .select(['club', 'activity'])
    .where('member', '=', member.uid)
    .execute();
  const isDone = new Set(done.map(({ club, activity }) => `${club} ${activity}`));
  const list = clubsOf(app, asked).flatMap((club) =>
    (club.activities ?? [])
      .filter(({ activityId }) => isDone.has(`${club.id} ${activityId}`))
      .map((one) => ({ club, one })),
  );
  return {
    name: member.name,
    totalHours: list.reduce((sum, { one }) => sum + one.hours, 0),
    totalCnt: list.length,
    issuedDt: kstDay(app.clock.now()),
    activityList: list
      .map(({ club, one }) => ({
        entryId: `${club.id} ${one.activityId}`,
        clubNm: localised(club.name, locale),
        activityNm: localised(one.name, locale),
        activityDt: one.day.replaceAll('-', ''),
        hours: one.hours,
      }))
      .toSorted((one, other) => other.activityDt.localeCompare(one.activityDt)),
  };
};
