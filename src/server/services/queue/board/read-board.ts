import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/storage/tables.ts';
import { kstDay } from '../../../core/wire-values.ts';
import { closingOf, readVenueStates } from '../../park-state/index.ts';
import { readPauses } from '../../../core/park-states/read-pauses.ts';
import { plansNow, withPause, type PlanNow } from '../plans.ts';
import { figuresOf } from '../queue-figures.ts';
import { readLine } from '../read-line.ts';
import type { QueueBoard } from '#schemas/calls/queue/console-answers';

/** People in the park: those of tickets that entered today, without those whose last scan was an exit. */
const readInside = async (
  db: Db,
  venue: string,
  day: string,
): Promise<{ readonly inside: number; readonly enteredToday: number }> => {
  const { people } = await db
    .selectFrom('pocket_products')
    .select((row) => row.fn.sum<number | string | null>('people').as('people'))
    .where('venue', '=', venue)
    .where('state', '=', 'ENTERED')
    .where('entered_on', '=', day)
    .where('kind', 'in', ['TICKET', 'SEASON'])
    .executeTakeFirstOrThrow();
  const scans = await db
    .selectFrom('scans')
    .select((row) => [
      'kind',
      row.fn.countAll<number | string>().as('count'),
      row.fn.count<number | string>('product').distinct().as('products'),
    ])
    .where('venue', '=', venue)
    .where('day', '=', day)
    .where('result', '=', 'OK')
    .where('late', '=', 0)
    .where('kind', 'in', ['ENTRY', 'EXIT'])
    .groupBy('kind')
    .execute();
  const of = (kind: string) => scans.find((one) => one.kind === kind);
  const entry = of('ENTRY');
  const again = Number(entry?.count ?? 0) - Number(entry?.products ?? 0);
  const enteredToday = Number(people ?? 0);
  return { enteredToday, inside: Math.max(0, enteredToday - Number(of('EXIT')?.count ?? 0) + again) };
};

const readPlan = async (
  db: Db,
  context: Context,
  found: PlanNow,
  isSet: boolean,
): Promise<QueueBoard['plans'][number]> => {
  const now = context.clock.now().getTime();
  const { plan, facility, venue, day, status } = found;
  const line = await readLine(db, found, now);
  const { waitTxt } = figuresOf(found, line, now);
  const states = new Map(
    (
      await db
        .selectFrom('queue_entries')
        .select((row) => ['state', row.fn.sum<number | string>('people').as('people')])
        .where('plan', '=', plan.id)
        .where('day', '=', day)
        .groupBy('state')
        .execute()
    ).map(({ state, people }) => [state, Number(people)]),
  );
  const of = (state: Parameters<typeof states.get>[0]) => states.get(state) ?? 0;
  const scope = { documents: context.live.current.prepared.documents, now, isDemo: context.sandbox };
  return {
    planId: plan.id,
    facilityId: plan.facilityId,
    name: { ...facility.name },
    mode: plan.mode,
    status,
    waiting: of('WAITING'),
    called: of('CALLED') + of('READY'),
    reserved: of('RESERVED'),
    entered: of('ENTERED'),
    missed: of('NO_SHOW'),
    nowNo: line.nowNo,
    waitTxt,
    closesAt: closingOf(scope, venue, facility),
    isSet,
  };
};

/** Reads the queues of a venue with their numbers of people. */
export const readQueueBoard = async (db: Db, context: Context, venue: string): Promise<QueueBoard> => {
  const now = context.clock.now().getTime();
  const { overrides } = await readVenueStates(db, venue, now);
  const closed = new Set(
    overrides.filter(({ until, statusCd }) => until > now && statusCd === 'CLOSED').map(({ facilityId }) => facilityId),
  );
  const paused = await readPauses(db, venue, kstDay(context.clock.now()));
  const plans: QueueBoard['plans'] = [];
  for (const found of plansNow(context, venue)) {
    const isPaused = paused.has(found.plan.id);
    plans.push(await readPlan(db, context, withPause(found, isPaused), isPaused || closed.has(found.plan.facilityId)));
  }
  return { venue, now, ...(await readInside(db, venue, kstDay(context.clock.now()))), plans };
};
