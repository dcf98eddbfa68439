import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import {
  clubActivityBody,
  clubDecisionBody,
  clubMembersAnswer,
  clubMembersQuery,
  deskClubsAnswer,
} from '#schemas/calls/clubs/console-answers';
import type { Club } from '#schemas/documents/club/schema';
import { pictureParams, recordParams, venueParams } from '#schemas/calls/members/console-answers';
import { HttpError } from '../../core/errors.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { addActivity, decideMember } from './membership.ts';
import { clubsOf } from './views.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { readClubMembers, readDeskClubs } from './read-desk-club.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';

const base = '/api/console/v1/members/:venue/clubs';

/** Registers the clubs of a venue for operators: members, decisions about applications, and hours of activities. */
export const registerClubDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const { store } = app.publishing;
  const config = { right: 'campaigns' } as const;
  const findClub = (venue: string, id: string): Club => {
    const club = clubsOf(app, { venue }).find((one) => one.id === id);
    if (club === undefined) throw new HttpError('notFound');
    return club;
  };

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'List the clubs of a venue with members by state',
        params: venueParams,
        response: { 200: deskClubsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, operator }) => {
      requireVenue(app, operator, venue, 'campaigns');
      return { clubs: await readDeskClubs(store.db, clubsOf(app, { venue }), app.clock.now()) };
    },
  );

  app.get(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'List the members of a club with masked names; it is logged',
        params: pictureParams,
        querystring: clubMembersQuery,
        response: { 200: clubMembersAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, query, operator }) => {
      requireVenue(app, operator, venue, 'campaigns');
      return readClubMembers(app, findClub(venue, id), operator, query);
    },
  );

  app.put(
    `${base}/:id/members/:record`,
    {
      config,
      schema: {
        summary: 'Accept or refuse an applicant; it is logged',
        params: recordParams,
        body: clubDecisionBody,
        response: { 204: { type: 'null' }, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id, record }, body, operator }, reply) => {
      requireVenue(app, operator, venue, 'campaigns');
      const club = findClub(venue, id);
      const isDone = await inTransaction(store, (tx) =>
        decideMember(tx, app, club, {
          id: record,
          to: body.decision === 'ACCEPT' ? '1' : '8',
          actor: { kind: 'operator', id: operator.id },
        }),
      );
      if (!isDone) throw new HttpError('notFound');
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${base}/:id/activities`,
    {
      config,
      schema: {
        summary: 'Record that active members took part in an activity; it is logged',
        params: pictureParams,
        body: clubActivityBody,
        response: { 204: { type: 'null' }, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, body, operator }, reply) => {
      requireVenue(app, operator, venue, 'campaigns');
      const club = findClub(venue, id);
      const at = app.clock.now();
      const activity = club.activities?.find(({ activityId }) => activityId === body.activity);
      if (activity === undefined || activity.day.replaceAll('-', '') > kstDay(at))
        throw new HttpError('invalid', 'The club has no such activity until today.');
      await inTransaction(store, async (tx) => {
        const rows = await tx
          .selectFrom('club_members')
          .select('member')
          .where('club', '=', club.id)
          .where('state', '=', '1')
          .where('id', 'in', body.members)
          .orderBy('id')
          .execute();
        if (rows.length !== body.members.length) throw new HttpError('invalid', 'Only active members take part.');
        for (const { member } of rows)
          await addActivity(tx, {
            club: club.id,
            activity: activity.activityId,
            member,
            at,
            actor: { kind: 'operator', id: operator.id },
            venue,
          });
      });
      return reply.code(204).send(null);
    },
  );
};
