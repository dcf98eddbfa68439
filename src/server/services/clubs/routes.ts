import type { FastifyPluginAsync } from 'fastify';
import { onePage } from '#content/answers/paging';
import { listActivities, listClubs, upsertClub } from '#schemas/calls/clubs/calls';
import { HttpError } from '../../core/errors.ts';
import { countOf } from '../../core/records/live-records.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { isOfVenue } from '../../core/records/is-of-venue.ts';
import { joinClub, leaveClub } from './membership.ts';
import { readActivities, readClubs } from './views.ts';

/** Page size that callers send for all clubs. */
const ALL = '999999';

/** Registers clubs: list, membership and activities. */
export const registerClubs: FastifyPluginAsync = async (app) => {
  app.liveRecords.add('club', (db, id) =>
    countOf(
      db
        .selectFrom('club_members')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('club', '=', id)
        .where('state', 'in', ['0', '1', '2']),
    ),
  );

  handleCall(
    app,
    listClubs,
    async ({ locale, session, query: { parkType, kindCd, currentPage = '1', pagePerCount = ALL } }) => {
      const clubs = await readClubs(app, {
        member: session,
        locale,
        venue: parkType,
        kinds: kindCd,
      });
      const { list: subClubList, totalCnt } = onePage({ currentPage, pagePerCount }, clubs, (club) => club);
      return { subClubList, totalCnt };
    },
  );

  handleCall(app, listActivities, ({ locale, session, query }) =>
    readActivities(app, {
      member: session,
      locale,
      venue: query.parkType,
      kinds: query.kindCd,
    }),
  );

  handleCall(app, upsertClub, ({ member, session, locale, body, once }) => {
    const club = app.live.current.prepared.documents.club.get(body.subclubId);
    if (club === undefined || !isOfVenue(club, body.parkType)) throw new HttpError('notFound');
    return answerOf(once, async (tx) => ({
      subclubId: club.id,
      memStatusCd:
        body.actionCd === 'JOIN'
          ? await joinClub(tx, app, club, { ...session, locale })
          : await leaveClub(tx, app, club, member),
    }));
  });
};
