import type { Db } from '../../core/storage/tables.ts';
import { lineRate, paceOf } from '../../../engine/index.ts';
import { takenOf } from '../../core/records/count.ts';
import { slotCounter, type PlanNow } from './plans.ts';

const MINUTE_MS = 60_000;

/** Figures of a line now. */
export interface Line {
  /** People that the line takes in a minute now. */
  readonly rate: number;
  readonly waiting: number;
  readonly called: number;
  /** Instant at which the party that waits longest joined. */
  readonly oldestAt: number | undefined;
  /** Number called last; 0 before the first call. */
  readonly nowNo: number;
  readonly calls: readonly { readonly people: number; readonly minutesAgo: number }[];
}

const sumOf = (rows: readonly { readonly people: number }[]): number =>
  rows.reduce((sum, { people }) => sum + people, 0);

interface Call {
  readonly no: number;
  readonly called_at: number | null;
}

/** The last of these calls; of those at one time, the one with the highest number. */
const latestOf = <One extends Call>(calls: readonly One[]): One | undefined =>
  calls.toSorted((one, other) => (other.called_at ?? 0) - (one.called_at ?? 0) || other.no - one.no)[0];

/** Reads the figures of a line. */
export const readLine = async (
  db: Db,
  { plan, calling, day, slots, opensAt, status }: PlanNow,
  now: number,
): Promise<Line> => {
  const entries = () => db.selectFrom('queue_entries').where('plan', '=', plan.id).where('day', '=', day);
  const totals = await entries()
    .where('mode', '=', 'LINE')
    .where('state', 'in', ['WAITING', 'CALLED'])
    .select((row) => ['state', row.fn.sum<number>('people').as('people'), row.fn.min('joined_at').as('oldest')])
    .groupBy('state')
    .execute();
  const windowMs = plan.callWindowMin * MINUTE_MS;
  const recent = await entries()
    .where('mode', '=', 'LINE')
    .where('called_at', '>', now - Math.max(30 * MINUTE_MS, windowMs + 15 * MINUTE_MS))
    .select(['people', 'state', 'called_at', 'ended_at', 'no'])
    .execute();
  const last =
    latestOf(recent) ??
    (await entries()
      .where('called_at', 'is not', null)
      .where('mode', '=', 'LINE')
      .select(['no', 'called_at'])
      .orderBy('called_at', 'desc')
      .orderBy('no', 'desc')
      .limit(1)
      .executeTakeFirst());
  const slot = slots.find(({ at, until }) => at <= now && now < until);
  const slotSeats = slot === undefined ? 0 : await takenOf(db, slotCounter(plan.id, day, slot.slotId));
  const entered = sumOf(
    recent.filter(({ state, ended_at }) => state === 'ENTERED' && (ended_at ?? 0) > now - 15 * MINUTE_MS),
  );
  const expected = sumOf(
    recent.filter(
      ({ state, called_at }) =>
        state !== 'NO_SHOW' &&
        state !== 'CANCELLED' &&
        (called_at ?? now) <= now - windowMs &&
        (called_at ?? 0) > now - windowMs - 15 * MINUTE_MS,
    ),
  );
  const pace = paceOf({ entered, expected, minutesOpen: (now - opensAt) / MINUTE_MS });
  const of = (state: string) => totals.find((one) => one.state === state);
  return {
    rate:
      status === 'PAUSED' || status === 'CLOSED' || plan.mode === 'SLOT'
        ? 0
        : lineRate(calling, { pace, slotPeople: slotSeats / (plan.slots?.everyMin ?? 1) }),
    waiting: of('WAITING')?.people ?? 0,
    called: of('CALLED')?.people ?? 0,
    oldestAt: of('WAITING')?.oldest,
    nowNo: last?.no ?? 0,
    calls: recent.flatMap(({ people, called_at }) =>
      called_at === null ? [] : [{ people, minutesAgo: (now - called_at) / MINUTE_MS }],
    ),
  };
};
