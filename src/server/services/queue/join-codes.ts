import type { Db } from '../../core/storage/tables.ts';
import { liveQueueStates } from '../../../engine/index.ts';
import type { JoinCode, QueuePeople, QueuePlanView } from '#schemas/calls/queue/answers';
import { kstDay } from '../../core/wire-values.ts';
import type { Holding } from '../pocket/index.ts';
import { enteredTickets, readTicketLimits, type Candidate, type TicketLimits } from './party.ts';
import { isInPark } from './entry.ts';

/** Plans in which a member has a place now, alone or in the party of a companion. */
const readOwnPlans = async (db: Db, member: string, day: string): Promise<ReadonlySet<string>> => {
  const led = await db
    .selectFrom('queue_entries')
    .select('plan')
    .where('member', '=', member)
    .where('day', '=', day)
    .where('state', 'in', liveQueueStates)
    .execute();
  const joined = await db
    .selectFrom('queue_people')
    .select('plan')
    .where('member', '=', member)
    .where('day', '=', day)
    .where('live', '=', 1)
    .execute();
  return new Set([...led, ...joined].map(({ plan }) => plan));
};

/** Why a member can join no queue at all, or OK. */
const codeOfMember = async (db: Db, { member, venue, now }: Caller): Promise<JoinCode> => {
  const me = await db.selectFrom('members').select('passages').where('uid', '=', member).executeTakeFirst();
  if (me === undefined || !isInPark(me, venue, now)) return 'OFF_SITE';
  const tickets = (await enteredTickets(db, member, venue, now)).map(({ id }) => id);
  if (tickets.length === 0) return 'NO_TICKET';
  const { atLimit, barred } = await readTicketLimits(db, tickets, kstDay(now));
  if (tickets.every((id) => barred.has(id))) return 'BARRED';
  return tickets.every((id) => barred.has(id) || atLimit.has(id)) ? 'LIMIT' : 'OK';
};

interface Caller {
  readonly member: string;
  readonly venue: string;
  readonly now: Date;
}

/** Why nobody can join a plan now, or OK. */
const codeOfPlan = ({ statusCd, lineYn, slotYn }: QueuePlanView): JoinCode =>
  statusCd !== 'OPEN' ? statusCd : lineYn === 'Y' || slotYn === 'Y' ? 'OK' : 'FULL';

/** Adds to plans whether the caller can join them now, or the first reason why not. A guest has to log in. */
export const withJoinCodes = async (
  db: Db,
  plans: readonly QueuePlanView[],
  caller: Caller | undefined,
): Promise<(QueuePlanView & { readonly joinCd: JoinCode })[]> => {
  if (caller === undefined)
    return plans.map((plan) => ({ ...plan, joinCd: codeOfPlan(plan) === 'OK' ? 'LOGIN' : codeOfPlan(plan) }));
  const own = await readOwnPlans(db, caller.member, kstDay(caller.now));
  const ofMember = await codeOfMember(db, caller);
  return plans.map((plan) => ({
    ...plan,
    joinCd: own.has(plan.planId) ? 'MINE' : codeOfPlan(plan) === 'OK' ? ofMember : codeOfPlan(plan),
  }));
};

type PersonStanding = QueuePeople['personList'][number]['reasonCd'];

/** Returns whether a person can join a plan, and the ticket to join with: the first that can. */
export const standingOf = (
  { holdings, isInPark: isHere }: Candidate,
  queued: ReadonlySet<string>,
  { atLimit, barred }: TicketLimits,
): { readonly reasonCd: PersonStanding; readonly holding: Holding | undefined } => {
  const reasonOf = ({ id }: Holding): PersonStanding =>
    queued.has(id) ? 'QUEUED' : barred.has(id) ? 'BARRED' : atLimit.has(id) ? 'LIMIT' : 'OK';
  const holding = holdings.find((one) => reasonOf(one) === 'OK') ?? holdings[0];
  return { reasonCd: holding === undefined ? (isHere ? 'NO_TICKET' : 'OFF_SITE') : reasonOf(holding), holding };
};
