import type { Context } from '../../core/context.ts';
import { sql, type SqlBool } from 'kysely';
import type { JoinState } from '../../../engine/index.ts';
import type { Event } from '#schemas/documents/event/schema';
import type { EventJoinBody } from '#schemas/calls/events/answers';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { nextNumber } from '../../core/records/count.ts';
import { recordFact } from '../../core/records/facts.ts';
import { lockCounter } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { Tables, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';

export type JoinRow = Tables['event_joins'];

/** One request to take part. */
export interface Taking {
  readonly tx: Tx;
  readonly context: Context;
  readonly event: Event;
  /** Venue code. */
  readonly venue: string;
  readonly member: string;
  readonly body: EventJoinBody;
  /** Language of the member's request. */
  readonly locale: Locale;
}

/** Result of a request. `prize` is the ID of the prize. */
export interface Taken {
  readonly join: string;
  readonly result: 'DONE' | 'APPLIED' | 'WAITLISTED' | 'WON' | 'LOST';
  readonly prize?: string;
  readonly right?: number;
}

const turns = (key: string) => ({ scope: 'event-turns', key });

/** Counts a turn of a member. Throws `eventJoined` above the limit. Returns the number among all own turns, and the occasion. */
export const countTurn = async ({
  tx,
  context,
  event: { id, limit },
  member,
}: Taking): Promise<{ readonly turn: number; readonly occasion: string }> => {
  const day = kstDay(context.clock.now());
  const turn = await nextNumber(tx, turns(`${id} ${member}`));
  const { per = 'EVER', times = 1 } = limit ?? {};
  const used = per === 'EVER' ? turn : await nextNumber(tx, turns(`${id} ${member} ${day}`));
  if (used > times) throw new HttpError('eventJoined');
  return { turn, occasion: `${per === 'DAY' ? day : ''} ${used}` };
};

/** Beginning of the occasions on which a prize is claimed. */
export const CLAIM = 'prize ';

/** True for a row that claims a prize for what was collected. It is no participation of its own. */
export const isClaim = ({ occasion, prize }: Pick<JoinRow, 'occasion' | 'prize'>): boolean =>
  occasion === `${CLAIM}${prize}`;

/** Condition of the rows of members who took part. Only stamps and days of attendance are collected: earlier releases stored claims for events of other kinds too. */
export const tookPart = sql<SqlBool>`(event_joins.kind in ('STAMP', 'ATTEND') or event_joins.occasion <> ${sql.lit(CLAIM)} || event_joins.prize)`;

type Inserted = Pick<JoinRow, 'occasion'> &
  Partial<Pick<JoinRow, 'turn' | 'slot' | 'score' | 'answers' | 'state'>> & { readonly claims?: boolean };

/** Stores a participation, which counts as a fact unless it claims a prize. Returns its ID, or undefined for an occasion on which the member has taken part. */
export const addJoin = async (
  taking: Taking,
  { occasion, turn = 0, slot = '', score = 0, answers = '{}', state = 'DONE', claims = false }: Inserted,
): Promise<string | undefined> => {
  const { tx, context, event, venue, member } = taking;
  const [id, at] = [orderedId(), context.clock.now()];
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('event_joins')
    .values({
      id,
      event: event.id,
      kind: event.kind,
      venue,
      member,
      day: kstDay(at),
      occasion,
      no: 0,
      turn,
      state,
      prize: '',
      drawn: '',
      slot,
      score,
      answers,
      stock: '{}',
      barred: '[]',
      release: context.live.current.number,
      at: at.toISOString(),
      claim_until: null,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  await audit(tx, { record: 'event_joins', id, actor: { kind: 'member', id: member }, from: '', to: state, at, venue });
  if (!claims)
    await recordFact(tx, {
      member,
      fact: event.kind === 'ATTEND' ? 'ATTEND_DAY' : 'EVENT_JOIN',
      park: venue,
      kind: event.kind,
      ref: id,
      at,
    });
  await announceMember(tx, context, member, 'event');
  return id;
};

/** Stores a participation. Throws `eventJoined` for an occasion on which the member has taken part. Returns its ID. */
export const insertJoin = async (taking: Taking, join: Inserted): Promise<string> => {
  const id = await addJoin(taking, join);
  if (id === undefined) throw new HttpError('eventJoined');
  return id;
};

const joinCounter = (event: string) => ({ scope: 'event-joins', key: event });

/** Returns the next number of a participation in an event, and locks the event until the transaction ends. */
export const nextJoinNumber = (tx: Tx, event: string): Promise<number> => nextNumber(tx, joinCounter(event));

/** Locks an event until the transaction ends: nobody else gets a number. */
export const lockEvent = (tx: Tx, event: string): Promise<void> => lockCounter(tx, joinCounter(event));

/** Numbers a participation among all of its event, and stores what came of it. Last, so that the event's counter is locked shortly. */
export const finishJoin = async (
  { tx, event }: Taking,
  id: string,
  values: { readonly state: JoinState; readonly prize?: string; readonly claim_until?: string | null },
): Promise<void> => {
  const no = await nextJoinNumber(tx, event.id);
  await tx
    .updateTable('event_joins')
    .set({ no, ...values })
    .where('id', '=', id)
    .execute();
};
