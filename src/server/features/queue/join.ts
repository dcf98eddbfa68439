import { SLOT_DISTANCE_MS, type Slot } from '#engine';
import type { QueueJoinBody } from '#schemas/queue-answers.schema';
import { HttpError } from '../../errors.ts';
import { audit } from '../../records/audit.ts';
import { nextNumber, take } from '../../records/count.ts';
import { announceMember } from '../../records/member-events.ts';
import { notify } from '../../records/notify.ts';
import { orderedId } from '../../records/ordered-id.ts';
import { liveProducts, readParty, type Person } from './party.ts';
import { liveCounter, planOf, slotCounter, type PlanNow } from './plans.ts';
import { inLocale, limits, type QueueContext, type Tx } from './queue-context.ts';

interface Joining {
  readonly member: string;
  readonly venue: string;
  readonly body: QueueJoinBody;
}

/** Joins a line, or reserves a time. Returns the ID of the entry. */
export const joinQueue = async (tx: Tx, context: QueueContext, { member, venue, body }: Joining): Promise<string> => {
  const found = planOf(context, venue, body.facilityId);
  if (found === undefined) throw new HttpError('notFound');
  const { plan, status, day } = found;
  if (status === 'CLOSED' || status === 'PAUSED') throw new HttpError('queueClosed');
  if (status === 'FULL') throw new HttpError('queueFull');
  if (body.heightOkYn === 'N' || (plan.heightAsked === true && body.heightOkYn !== 'Y')) throw new HttpError('queueHeight');
  const people = (await readParty(tx, context, { member, venue, plan: plan.id, body })).toSorted((one, other) => (one.product < other.product ? -1 : 1));
  if (people.length > plan.party) throw new HttpError('queueParty');
  const slot = slotOf(context, found, body.slotId ?? '');
  const products = people.map(({ product }) => product);
  if ((await liveProducts(tx, plan.id, products)).size > 0) throw new HttpError('queueTwice');
  await refuseBarred(tx, day, products);
  // Same order everywhere: opposite orders deadlock.
  for (const { product } of people) if (!(await take(tx, { ...liveCounter(product, day), capacity: limits.live }))) throw new HttpError('queueLimit');
  if (slot !== undefined) {
    await refuseNear(tx, products, day, slot);
    if (!(await take(tx, { ...slotCounter(plan.id, day, slot.slotId), amount: people.length, capacity: plan.slots?.seats ?? 0 }))) throw new HttpError('queueFull');
  }
  return insertEntry(tx, context, { found, member, people, slot });
};

const slotOf = ({ now }: QueueContext, { plan, slots }: PlanNow, asked: string): Slot | undefined => {
  if (asked === '') {
    if (plan.mode === 'SLOT') throw new HttpError('queueState');
    return undefined;
  }
  const slot = slots.find(({ slotId }) => slotId === asked);
  if (slot === undefined || slot.at <= now().getTime()) throw new HttpError('queueState');
  return slot;
};

const refuseBarred = async (tx: Tx, day: string, products: readonly string[]): Promise<void> => {
  const missed = await tx.selectFrom('queue_people').select('product').where('product', 'in', products).where('day', '=', day).where('no_show', '=', 1).execute();
  if ([...Map.groupBy(missed, ({ product }) => product).values()].some((rows) => rows.length >= limits.noShows)) throw new HttpError('queueBarred');
};

const refuseNear = async (tx: Tx, products: readonly string[], day: string, { at }: Slot): Promise<void> => {
  const near = await tx.selectFrom('queue_people').innerJoin('queue_entries', 'queue_entries.id', 'queue_people.entry').select('queue_entries.id').where('product', 'in', products).where('queue_people.day', '=', day).where('live', '=', 1).where('starts_at', '>', at - SLOT_DISTANCE_MS).where('starts_at', '<', at + SLOT_DISTANCE_MS).executeTakeFirst();
  if (near !== undefined) throw new HttpError('queueLimit');
};

/** Uses up the rights to come back of a party. Returns true if everybody of it has one. */
const takeComeBack = async (tx: Tx, plan: string, day: string, products: readonly string[]): Promise<boolean> => {
  const rights = await tx.selectFrom('queue_people').select(['id', 'product']).where('plan', '=', plan).where('day', '=', day).where('product', 'in', products).where('come_back', '=', 1).execute();
  if (new Set(rights.map(({ product }) => product)).size < products.length) return false;
  await tx.updateTable('queue_people').set({ come_back: 2 }).where('id', 'in', rights.map(({ id }) => id)).execute();
  return true;
};

const insertEntry = async (tx: Tx, context: QueueContext, { found: { plan, day, venue, facility }, member, people, slot }: { readonly found: PlanNow; readonly member: string; readonly people: readonly Person[]; readonly slot: Slot | undefined }): Promise<string> => {
  const at = context.now();
  const id = orderedId();
  const state = slot === undefined ? 'WAITING' : 'RESERVED';
  const isComeBack = slot === undefined && (await takeComeBack(tx, plan.id, day, people.map(({ product }) => product)));
  const no = await nextNumber(tx, { scope: 'queue-no', key: `${plan.id} ${day}` });
  await tx
    .insertInto('queue_entries')
    .values({
      id, plan: plan.id, venue, facility: plan.facilityId, day, mode: slot === undefined ? 'LINE' : 'SLOT', no, state, member, people: people.length, slot: slot?.slotId ?? '', come_back: isComeBack ? 1 : 0, told: 0,
      joined_at: at.getTime(), starts_at: slot?.at ?? null, called_at: null, until: slot?.until ?? null, ended_at: null,
    })
    .execute();
  await insertPeople(tx, { id, plan: plan.id, day, people });
  await audit(tx, { record: 'queue_entries', id, actor: { kind: 'member', id: member }, from: '', to: state, at, venue });
  await tellParty(tx, context, { id, member, facility, people });
  return id;
};

/** Tells companions who joined for them, and updates the open browsers of the party. */
const tellParty = async (tx: Tx, context: QueueContext, { id, member, facility, people }: { readonly id: string; readonly member: string; readonly facility: PlanNow['facility']; readonly people: readonly Person[] }): Promise<void> => {
  const { nickname } = await tx.selectFrom('members').select('nickname').where('uid', '=', member).executeTakeFirstOrThrow();
  for (const other of new Set(people.map((person) => person.member).filter((one) => one !== member))) {
    const { lang } = await tx.selectFrom('members').select('lang').where('uid', '=', other).executeTakeFirstOrThrow();
    await notify(tx, context, { member: other, event: 'QUEUE_JOINED', ref: id, values: { nickname, facility: inLocale(facility.name, lang) } });
    await announceMember(tx, context, other, 'queue');
  }
  await announceMember(tx, context, member, 'queue');
};

const insertPeople = async (tx: Tx, { id, plan, day, people }: { readonly id: string; readonly plan: string; readonly day: string; readonly people: readonly Person[] }): Promise<void> => {
  for (const person of people) {
    const { numInsertedOrUpdatedRows } = await tx.insertInto('queue_people').values({ id: orderedId(), entry: id, plan, day, ...person, live: 1, no_show: 0, come_back: 0 }).onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) throw new HttpError('queueTwice');
  }
};
