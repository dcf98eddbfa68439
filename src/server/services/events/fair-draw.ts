import { randomBytes } from 'node:crypto';
import { entrantOf, listHash, lotOf } from '#content/draws/lots';
import type { DrawRecord } from '#schemas/calls/events/draw-record';
import type { Event } from '#schemas/documents/event/schema';
import { HttpError } from '../../core/errors.ts';
import type { Db, Tables } from '../../core/storage/tables.ts';
import { tookPart } from './taking-part.ts';

/** Seed and mask of an event, each 256 random bits in hex. */
export type Seal = Pick<Tables['event_seeds'], 'seed' | 'mask' | 'list_hash' | 'drawn_at' | 'drawn_release'>;

/** Returns the seal of an event; the first request creates it. */
export const sealOf = async (db: Db, event: string, now: Date): Promise<Seal> => {
  const read = () =>
    db
      .selectFrom('event_seeds')
      .select(['seed', 'mask', 'list_hash', 'drawn_at', 'drawn_release'])
      .where('event', '=', event);
  const known = await read().executeTakeFirst();
  if (known !== undefined) return known;
  const [seed, mask] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  await db
    .insertInto('event_seeds')
    .values({ event, seed, mask, list_hash: '', drawn_at: '', drawn_release: 0, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return read().executeTakeFirstOrThrow();
};

/** Lot of a member's turn in an event. */
export const lotIn = (
  { seed, mask }: Seal,
  event: string,
  { member, turn }: { readonly member: string; readonly turn: number },
): string => lotOf(seed, { event, entrant: entrantOf(mask, member), turn });

/** Way in which an event draws; undefined, it does not. */
export const drawKindOf = ({ draw, kind }: Pick<Event, 'draw' | 'kind'>): DrawRecord['kind'] | undefined =>
  draw !== undefined ? 'DRAW' : kind === 'ROULETTE' ? 'WHEEL' : undefined;

/** Participations in the list of a draw or wheel, in their order: all of members who took part and were drawn, or wait for it. */
export const listOf = (db: Db, event: string, kind: DrawRecord['kind']) =>
  db
    .selectFrom('event_joins')
    .select(['id', 'no', 'member', 'turn', 'release', 'stock', 'barred', 'state', 'drawn', 'prize'])
    .where('event', '=', event)
    .where(tookPart)
    .$if(kind === 'DRAW', (query) =>
      query.where((row) => row.or([row('drawn', '<>', ''), row('state', '=', 'APPLIED')])),
    )
    .$if(kind === 'WHEEL', (query) => query.where('kind', '=', 'ROULETTE'))
    .orderBy('no');

/** Throws `eventState` if the list of an event is complete: a later entry would never be drawn. Only a locked event stays as it is read here. */
export const requireOpenList = async (db: Db, event: string): Promise<void> => {
  const row = await db.selectFrom('event_seeds').select('list_hash').where('event', '=', event).executeTakeFirst();
  if (row !== undefined && row.list_hash !== '') throw new HttpError('eventState');
};

/** Stores the hash of a list that cannot change any more. Returns false if it was stored before. */
export const freezeList = async (db: Db, event: string, kind: DrawRecord['kind'], now: Date): Promise<boolean> => {
  const { mask, list_hash } = await sealOf(db, event, now);
  if (list_hash !== '') return false;
  const entries = (await listOf(db, event, kind).execute()).map(({ no, member, turn }) => ({
    no,
    turn,
    entrant: entrantOf(mask, member),
  }));
  const { numUpdatedRows } = await db
    .updateTable('event_seeds')
    .set({ list_hash: listHash(entries) })
    .where('event', '=', event)
    .where('list_hash', '=', '')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
