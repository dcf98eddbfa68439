import { entrantOf, seedHash } from '#content/draws/lots';
import { eventStatus, eventTimes } from '../../../../engine/index.ts';
import type { DrawRecord } from '#schemas/calls/events/draw-record';
import type { Event } from '#schemas/documents/event/schema';
import type { Db } from '../../../core/storage/tables.ts';
import { drawKindOf, listOf, sealOf } from '../fair-draw.ts';
import { maskLoginId } from '../views.ts';

/** Reads an event as a release has it. */
const eventIn = async (db: Db, id: string, release: number): Promise<Event | undefined> => {
  const row = await db
    .selectFrom('release_documents')
    .innerJoin('revisions', 'revisions.hash', 'release_documents.revision')
    .select('body')
    .where('release', '=', release)
    .where('release_documents.type', '=', 'event')
    .where('release_documents.id', '=', id)
    .executeTakeFirst();
  // The release passed the check before it was written.
  return row && (JSON.parse(row.body) as Event);
};

const ruleOf = ({ prizes = [], draw }: Event, release: number): DrawRecord['rules'][number] => ({
  release,
  prizes: prizes.map(({ id, weight, stock }) => ({
    id,
    ...(weight === undefined ? {} : { weight }),
    ...(stock === undefined ? {} : { stock }),
  })),
  waiting: draw?.waiting ?? 0,
});

const readRules = async (db: Db, id: string, releases: ReadonlySet<number>): Promise<DrawRecord['rules']> => {
  const rules: DrawRecord['rules'] = [];
  for (const release of [...releases].toSorted((one, other) => one - other)) {
    const event = await eventIn(db, id, release);
    if (event !== undefined) rules.push(ruleOf(event, release));
  }
  return rules;
};

/** Login IDs of members, masked. */
const masksOf = async (db: Db, event: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('event_joins')
    .innerJoin('members', 'members.uid', 'event_joins.member')
    .select(['event_joins.id', 'login_id'])
    .where('event', '=', event)
    .where('event_joins.prize', '<>', '')
    .execute();
  return new Map(rows.map(({ id, login_id }) => [id, maskLoginId(login_id ?? '')]));
};

/** Returns the list of a draw or wheel, with seed and results after the end. Undefined for events that draw nothing. */
export const readDrawRecord = async (
  db: Db,
  event: Event,
  { now, release }: { readonly now: Date; readonly release: number },
): Promise<DrawRecord | undefined> => {
  const kind = drawKindOf(event);
  if (kind === undefined) return undefined;
  const seal = await sealOf(db, event.id, now);
  const { closes, results } = eventTimes(event);
  const isOver = eventStatus(event, now.getTime()) === 'DONE' && seal.list_hash !== '';
  const endsAt = kind === 'DRAW' ? results : closes;
  const joins = await listOf(db, event.id, kind).execute();
  const masks = await masksOf(db, event.id);
  const releases =
    kind === 'DRAW' ? [seal.drawn_release === 0 ? release : seal.drawn_release] : joins.map((join) => join.release);
  return {
    format: 'promenade-draw',
    v: 1,
    event: event.id,
    kind,
    endsAt: Number.isFinite(endsAt) ? new Date(endsAt).toISOString() : '',
    seedHash: seedHash(seal.seed),
    seed: isOver ? seal.seed : '',
    listHash: seal.list_hash,
    rules: await readRules(db, event.id, new Set(releases)),
    entries: joins.map((join) => {
      const result = kind === 'WHEEL' ? 'WON' : join.drawn;
      const hasWon = result === 'WON';
      // JSON: what was left and what was barred.
      const barred = JSON.parse(join.barred) as string[];
      return {
        no: join.no,
        entrant: entrantOf(seal.mask, join.member),
        turn: join.turn,
        release: join.release,
        stock: JSON.parse(join.stock) as Record<string, number>,
        ...(barred.length === 0 ? {} : { barred }),
        result,
        prize: hasWon ? join.prize : '',
        winner: hasWon ? (masks.get(join.id) ?? '') : '',
      };
    }),
  };
};

/** Reads the record of a draw of the live release of a store. Undefined if the event is unknown or draws nothing. */
export const readStoredDraw = async (db: Db, id: string, now: Date): Promise<DrawRecord | undefined> => {
  const live = await db.selectFrom('live_pointer').select('release').executeTakeFirst();
  const event = live && (await eventIn(db, id, live.release));
  return event && readDrawRecord(db, event, { now, release: live.release });
};
