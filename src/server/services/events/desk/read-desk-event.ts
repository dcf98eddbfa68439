import { seedHash } from '#content/draws/lots';
import { eventStatus, eventTimes } from '../../../../engine/index.ts';
import type { DeskEvent, DeskEventRow } from '#schemas/calls/events/console-answers';
import type { Event } from '#schemas/documents/event/schema';
import { takenOf } from '../../../core/records/count.ts';
import type { Store } from '../../../core/storage/store.ts';
import type { Db } from '../../../core/storage/tables.ts';
import { drawKindOf, sealOf } from '../fair-draw.ts';
import { seatCounter } from '../kinds/apply.ts';
import { stockLeft } from '../prizes.ts';
import { tookPart } from '../taking-part.ts';
import { inBoth } from '../../../core/in-both.ts';

/** Marketers see figures from this number of members on. */
const LEAST_MEMBERS = 10;

const isoOf = (at: number): string => (Number.isFinite(at) ? new Date(at).toISOString() : '');

/** True if figures of this many members are hidden: they would tell what single members do. */
export const isHidden = (members: number, isAgent: boolean): boolean =>
  !isAgent && members > 0 && members < LEAST_MEMBERS;

/** Counts the members who take part in each event. */
export const countMembers = async (
  db: Db,
  events: readonly string[],
): Promise<ReadonlyMap<string, { readonly joins: number; readonly members: number }>> => {
  if (events.length === 0) return new Map();
  const rows = await db
    .selectFrom('event_joins')
    .select((row) => [
      'event',
      row.fn.countAll<number | string>().as('joins'),
      row.fn.count<number | string>('member').distinct().as('members'),
    ])
    .where('event', 'in', events)
    .where(tookPart)
    .groupBy('event')
    .execute();
  return new Map(rows.map(({ event, joins, members }) => [event, { joins: Number(joins), members: Number(members) }]));
};

interface Reading {
  readonly now: Date;
  readonly isAgent: boolean;
}

const rowOf = (
  event: Event,
  counted: { readonly joins: number; readonly members: number } | undefined,
  { now, isAgent }: Reading,
): DeskEventRow => {
  const { opens, closes, results } = eventTimes(event);
  const { joins, members } = counted ?? { joins: 0, members: 0 };
  const hides = isHidden(members, isAgent);
  return {
    id: event.id,
    eventId: event.eventId,
    title: inBoth(event.title, event.id),
    kind: event.kind,
    status: eventStatus(event, now.getTime()),
    opensAt: isoOf(opens),
    closesAt: isoOf(closes),
    resultsAt: isoOf(results),
    joins: hides ? null : joins,
    members: hides ? null : members,
  };
};

/** Lists events with the number of participations and members. */
export const readDeskEvents = async (db: Db, events: readonly Event[], reading: Reading): Promise<DeskEventRow[]> => {
  const counted = await countMembers(
    db,
    events.map(({ id }) => id),
  );
  return events.map((event) => rowOf(event, counted.get(event.id), reading));
};

const readDraw = async (db: Db, event: Event, { now }: Reading): Promise<DeskEvent['draw']> => {
  const kind = drawKindOf(event);
  if (kind === undefined) return null;
  const seal = await sealOf(db, event.id, now);
  const isOver = eventStatus(event, now.getTime()) === 'DONE' && seal.list_hash !== '';
  return {
    kind,
    seedHash: seedHash(seal.seed),
    seed: isOver ? seal.seed : '',
    listHash: seal.list_hash,
    drawnAt: seal.drawn_at,
  };
};

/** Reads the figures, stock, seats and draw of an event. */
export const readDeskEvent = async (store: Store, event: Event, reading: Reading): Promise<DeskEvent> => {
  const { db } = store;
  const counted = (await countMembers(db, [event.id])).get(event.id);
  const row = rowOf(event, counted, reading);
  const hides = row.members === null;
  const states = await db
    .selectFrom('event_joins')
    .select((one) => ['state', one.fn.countAll<number | string>().as('count')])
    .where('event', '=', event.id)
    .where(tookPart)
    .groupBy('state')
    .orderBy('state')
    .execute();
  const won = await db
    .selectFrom('event_joins')
    .select((one) => ['prize', 'state', one.fn.countAll<number | string>().as('count')])
    .where('event', '=', event.id)
    .where('prize', '<>', '')
    .where(tookPart)
    .groupBy(['prize', 'state'])
    .execute();
  const countOf = (prize: string, ...wanted: readonly string[]): number | null =>
    hides
      ? null
      : won
          .filter((one) => one.prize === prize && wanted.includes(one.state))
          .reduce((sum, { count }) => sum + Number(count), 0);
  const left = await stockLeft(store.db, event.id, event.prizes ?? []);
  const slots: DeskEvent['slots'] = [];
  for (const { id, label, seats } of event.slots ?? [])
    slots.push({
      id,
      label: inBoth(label, id),
      seats,
      left: Math.max(0, seats - (await takenOf(db, seatCounter(event.id, id)))),
    });
  return {
    ...row,
    states: hides ? [] : states.map(({ state, count }) => ({ state, count: Number(count) })),
    prizes: (event.prizes ?? []).map(({ id, name, stock = null }) => ({
      id,
      name: inBoth(name, id),
      stock,
      left: left.get(id) ?? null,
      given: countOf(id, 'DONE', 'WON', 'CLAIMED'),
      toClaim: countOf(id, 'WON'),
      claimed: countOf(id, 'CLAIMED'),
      lapsed: countOf(id, 'LAPSED'),
    })),
    slots,
    draw: await readDraw(db, event, reading),
  };
};
