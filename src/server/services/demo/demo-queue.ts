import type { Tx } from '../../core/storage/tables.ts';
import type { FastifyInstance } from 'fastify';
import { claim } from '../../core/records/claim.ts';
import { nextNumber, take } from '../../core/records/count.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { enteredTickets, liveCounter, type PlanNow, plansNow, slotCounter } from '../queue/index.ts';

const MINUTE_MS = 60_000;

interface DemoEntry {
  readonly found: PlanNow;
  readonly member: string;
  readonly product: string;
  readonly now: number;
}

/** Adds a party of one that was called three minutes ago, or whose reserved time is now. */
const addEntry = async (
  tx: Tx,
  { found: { plan, venue, day, slots }, member, product, now }: DemoEntry,
  mode: 'LINE' | 'SLOT',
): Promise<void> => {
  const id = orderedId();
  const slot = mode === 'LINE' ? undefined : slots.find(({ at, until }) => at <= now && now < until);
  if ((mode === 'SLOT' && slot === undefined) || !(await take(tx, { ...liveCounter(product, day), capacity: 2 })))
    return;
  if (slot !== undefined)
    await take(tx, { ...slotCounter(plan.id, day, slot.slotId), capacity: plan.slots?.seats ?? 0 });
  const no = await nextNumber(tx, { scope: 'queue-no', key: `${plan.id} ${day}` });
  const calledAt = slot?.at ?? now - 3 * MINUTE_MS;
  await tx
    .insertInto('queue_entries')
    .values({
      id,
      plan: plan.id,
      venue,
      facility: plan.facilityId,
      day,
      mode,
      no,
      state: mode === 'LINE' ? 'CALLED' : 'READY',
      member,
      people: 1,
      slot: slot?.slotId ?? '',
      come_back: 0,
      told: 5,
      joined_at: now - 40 * MINUTE_MS,
      starts_at: slot?.at ?? null,
      called_at: calledAt,
      until: slot?.until ?? calledAt + plan.callWindowMin * MINUTE_MS,
      ended_at: null,
    })
    .execute();
  await tx
    .insertInto('queue_people')
    .values({ id: orderedId(), entry: id, plan: plan.id, day, product, member, live: 1, no_show: 0, come_back: 0 })
    .execute();
};

/** Puts a demo member once a day into a line that has called them, and into a reserved time that is now. */
export const seedQueue = async (
  app: FastifyInstance,
  { member, venue }: { readonly member: string; readonly venue: string },
): Promise<void> => {
  const context = app.context;
  const now = context.clock.now();
  const plans = plansNow(context, venue).filter(({ status }) => status !== 'CLOSED');
  await inTransaction(context.store, async (tx) => {
    const [ticket] = await enteredTickets(tx, member, venue, now);
    if (
      ticket === undefined ||
      !(await claim(tx, { scope: 'demo-queue', key: `${member} ${kstDay(now)}`, ref: ticket.id, at: now }))
    )
      return;
    const line = plans.find(({ plan }) => plan.mode !== 'SLOT');
    const timed = plans.find(
      ({ plan, slots }) =>
        plan.id !== line?.plan.id && slots.some(({ at, until }) => at <= now.getTime() && now.getTime() < until),
    );
    const entry = { member, product: ticket.id, now: now.getTime() };
    if (line !== undefined) await addEntry(tx, { ...entry, found: line }, 'LINE');
    if (timed !== undefined) await addEntry(tx, { ...entry, found: timed }, 'SLOT');
  });
};
