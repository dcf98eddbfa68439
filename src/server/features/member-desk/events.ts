import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { eventStatus, eventTimes } from '#engine';
import { drawRecordSchema } from '#schemas/draw-record.schema';
import type { Event } from '#schemas/event.schema';
import { HttpError } from '../../errors.ts';
import { audit } from '../../records/audit.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { readDrawRecord } from '../events/desk/draw-record.ts';
import { drawKindOf } from '../events/fair-draw.ts';
import { stockLeft } from '../events/prizes.ts';
import { maskLoginId } from '../events/views.ts';
import { errorSchema } from '../publishing/schema.ts';
import { eventsAnswer, winnersAnswer, type DeskEvent } from './events-schema.ts';
import { inBoth } from './in-both.ts';
import { requireVenue } from './require-venue.ts';
import { pictureParams, venueParams } from './schema.ts';

const base = '/api/console/v1/members/:venue/events';
const MOST_WINNERS = 20_000;

const instantOf = (at: number): string => (Number.isFinite(at) ? new Date(at).toISOString() : '');

/** Registers what operators see of events: participations by state, stock, draws, and winners with masked names. */
export const registerEventDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { store } = app.desk;
  const { db } = store;
  const config = { right: 'agent' } as const;
  const eventsIn = (venue: string): readonly Event[] => {
    const { documents } = app.live.current.prepared;
    const park = documents.venue.get(venue)?.parkKindCd ?? '';
    return [...documents.event.values()].filter(({ parks }) => parks.includes(park)).toSorted((one, other) => one.order - other.order);
  };
  const findEvent = (venue: string, id: string): Event => {
    const event = eventsIn(venue).find((one) => one.id === id);
    if (event === undefined) throw new HttpError('notFound');
    return event;
  };

  const readEvent = async (event: Event): Promise<DeskEvent> => {
    const now = app.desk.now().getTime();
    const { opens, closes, results } = eventTimes(event);
    const states = await db.selectFrom('event_joins').select((row) => ['state', row.fn.countAll<number | string>().as('count')]).where('event', '=', event.id).groupBy('state').orderBy('state').execute();
    const { members } = await db.selectFrom('event_joins').select((row) => row.fn.count<number | string>('member').distinct().as('members')).where('event', '=', event.id).executeTakeFirstOrThrow();
    const given = new Map((await db.selectFrom('event_joins').select((row) => ['prize', row.fn.countAll<number | string>().as('count')]).where('event', '=', event.id).where('prize', '<>', '').groupBy('prize').execute()).map(({ prize, count }) => [prize, Number(count)]));
    const left = await inTransaction(store, (tx) => stockLeft(tx, event));
    return {
      id: event.id, title: inBoth(event.title, event.id), kind: event.kind, status: eventStatus(event, now), opensAt: instantOf(opens), closesAt: instantOf(closes), resultsAt: instantOf(results),
      joins: states.reduce((sum, { count }) => sum + Number(count), 0), members: Number(members), states: states.map(({ state, count }) => ({ state, count: Number(count) })),
      prizes: (event.prizes ?? []).map(({ id, name }) => ({ id, name: inBoth(name, id), given: given.get(id) ?? 0, left: left.get(id) ?? null })), draws: drawKindOf(event) !== undefined,
    };
  };

  app.get(base, { config, schema: { summary: 'List the events of a venue with participations and stock', params: venueParams, response: { 200: eventsAnswer, '4xx': errorSchema } } }, async ({ params: { venue }, operator }) => {
    requireVenue(app, operator, venue);
    const events: DeskEvent[] = [];
    for (const event of eventsIn(venue)) events.push(await readEvent(event));
    return { events };
  });

  app.get(`${base}/:id/draw`, { config, schema: { summary: 'Read the list of a draw or wheel, with its seed after the end: input of qa draw', params: pictureParams, response: { 200: drawRecordSchema, '4xx': errorSchema } } }, async ({ params: { venue, id }, operator }) => {
    requireVenue(app, operator, venue);
    const record = await readDrawRecord(db, findEvent(venue, id), { now: app.desk.now(), release: app.live.current.snapshot.release.number });
    if (record === undefined) throw new HttpError('notFound');
    return record;
  });

  app.get(`${base}/:id/winners`, { config, schema: { summary: 'List the winners of an event with masked names; it is logged', params: pictureParams, response: { 200: winnersAnswer, '4xx': errorSchema } } }, async ({ params: { venue, id }, operator }) => {
    requireVenue(app, operator, venue);
    const event = findEvent(venue, id);
    await inTransaction(store, (tx) => audit(tx, { record: 'event_joins', id, actor: { kind: 'operator', id: operator.id }, from: '', to: 'VIEWED', at: app.desk.now(), venue }));
    const rows = await db.selectFrom('event_joins').innerJoin('members', 'members.uid', 'event_joins.member').select(['no', 'login_id', 'prize', 'event_joins.state', 'event_joins.at']).where('event', '=', id).where('prize', '<>', '').orderBy('no').limit(MOST_WINNERS).execute();
    return { winners: rows.map(({ no, login_id, prize, state, at }) => ({ no, loginMask: maskLoginId(login_id ?? ''), prize: inBoth(event.prizes?.find((one) => one.id === prize)?.name, prize), state, at })) };
  });
};
