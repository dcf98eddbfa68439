import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { drawRecordSchema } from '#schemas/calls/events/draw-record';
import {
  deskEventAnswer,
  deskEventsAnswer,
  participantsAnswer,
  participantsQuery,
  winnersAnswer,
} from '#schemas/calls/events/console-answers';
import type { Event } from '#schemas/documents/event/schema';
import { pictureParams, recordParams, venueParams } from '#schemas/calls/members/console-answers';
import { HttpError } from '../../core/errors.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { handOver } from './claim.ts';
import { readDrawRecord } from './desk/draw-record.ts';
import { tookPart } from './taking-part.ts';
import { maskLoginId } from './views.ts';
import { allowsRecords } from '../../core/operators/grants.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { logView } from '../../core/operators/look-ups.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { inBoth } from '../../core/in-both.ts';
import { readParticipants } from './desk/participants.ts';
import { readDeskEvent, readDeskEvents } from './desk/read-desk-event.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const base = '/api/console/v1/members/:venue/events';
const MOST_WINNERS = 20_000;

/** Registers what operators see of events: participations by state, stock, draws, and winners with masked names. */
export const registerEventDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const { store } = app.publishing;
  const { db } = store;
  const config = { right: 'campaigns' } as const;
  const eventsIn = (venue: string): readonly Event[] => {
    const { documents } = app.live.current.prepared;
    const park = documents.venue.get(venue)?.parkKindCd ?? '';
    return [...documents.event.values()]
      .filter(({ parks }) => parks.includes(park))
      .toSorted((one, other) => one.order - other.order);
  };
  const findEvent = (venue: string, id: string): Event => {
    const event = eventsIn(venue).find((one) => one.id === id);
    if (event === undefined) throw new HttpError('notFound');
    return event;
  };
  const readingOf = (operator: Operator, venue: string) => ({
    now: app.clock.now(),
    isAgent: allowsRecords(operator.grants, 'agent', venue),
  });

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'List the events of a venue with the number of participations',
        params: venueParams,
        response: { 200: deskEventsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, operator }) => {
      requireVenue(app, operator, venue, 'campaigns');
      return { events: await readDeskEvents(db, eventsIn(venue), readingOf(operator, venue)) };
    },
  );

  app.get(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Read an event with participations by state, stock, seats and the hash of its seed',
        params: pictureParams,
        response: { 200: deskEventAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, operator }) => {
      requireVenue(app, operator, venue, 'campaigns');
      return readDeskEvent(store, findEvent(venue, id), readingOf(operator, venue));
    },
  );

  app.get(
    `${base}/:id/participants`,
    {
      config,
      schema: {
        summary: 'List the participations of an event with masked names; it is logged',
        params: pictureParams,
        querystring: participantsQuery,
        response: { 200: participantsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, query, operator }) => {
      requireVenue(app, operator, venue, 'campaigns');
      return readParticipants(app, findEvent(venue, id), { operator, venue }, query);
    },
  );

  app.put(
    `${base}/:id/participants/:record`,
    {
      config: { right: 'agent' },
      schema: {
        summary: 'Hand over the prize of a participation; it is logged',
        params: recordParams,
        response: { 200: deskEventAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id, record }, operator }) => {
      requireVenue(app, operator, venue);
      const event = findEvent(venue, id);
      await inTransaction(store, async (tx) => {
        const join = await tx
          .selectFrom('event_joins')
          .select(columnsOf('event_joins'))
          .where('id', '=', record)
          .where('event', '=', event.id)
          .where(tookPart)
          .executeTakeFirst();
        if (join === undefined) throw new HttpError('notFound');
        await handOver(tx, app.context, event, { join, actor: { kind: 'operator', id: operator.id } });
      });
      return readDeskEvent(store, event, readingOf(operator, venue));
    },
  );

  app.get(
    `${base}/:id/draw`,
    {
      config,
      schema: {
        summary: 'Read the list of a draw or wheel, with its seed after the end: input of qa draw',
        params: pictureParams,
        response: { 200: drawRecordSchema, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, operator }) => {
      requireVenue(app, operator, venue, 'campaigns');
      const event = findEvent(venue, id);
      const record = await app.publishing.exports.run(operator.id, () =>
        readDrawRecord(db, event, { now: app.clock.now(), release: app.live.current.snapshot.release.number }),
      );
      if (record === undefined) throw new HttpError('notFound');
      return record;
    },
  );

  app.get(
    `${base}/:id/winners`,
    {
      config,
      schema: {
        summary: 'List the winners of an event with masked names; it is logged',
        params: pictureParams,
        response: { 200: winnersAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, operator }) => {
      requireVenue(app, operator, venue, 'campaigns');
      const event = findEvent(venue, id);
      await logView(app, { operator, venue, reason: 'EVENT' }, 'event_joins', id);
      const rows = await app.publishing.exports.run(operator.id, () =>
        db
          .selectFrom('event_joins')
          .innerJoin('members', 'members.uid', 'event_joins.member')
          .select(['no', 'login_id', 'prize', 'event_joins.state', 'event_joins.at', 'claim_until'])
          .where('event', '=', id)
          .where('prize', '<>', '')
          .where(tookPart)
          .orderBy('no')
          .limit(MOST_WINNERS)
          .execute(),
      );
      return {
        winners: rows.map(({ no, login_id, prize, state, at, claim_until }) => ({
          no,
          loginMask: maskLoginId(login_id ?? ''),
          prize: inBoth(event.prizes?.find((one) => one.id === prize)?.name, prize),
          state,
          at,
          claimUntil: claim_until ?? '',
        })),
      };
    },
  );
};
