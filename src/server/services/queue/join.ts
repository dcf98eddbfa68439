import type { Tables, Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import { SLOT_DISTANCE_MS, type Slot } from '../../../engine/index.ts';
import type { QueueJoinBody } from '#schemas/calls/queue/answers';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { nextNumber, take, takenOf } from '../../core/records/count.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { chosenOf, readParty, type Person } from './party.ts';
import { liveCounter, planOf, slotCounter, type PlanNow } from './plans.ts';
import { limits, type Entry } from './entry.ts';
import { readLine } from './read-line.ts';
import type { KnownEntry } from './views.ts';

interface Joining {
  readonly member: string;
  readonly venue: string;
  readonly body: QueueJoinBody;
}

interface Joined extends KnownEntry {
  readonly entry: Entry;
}

/** Joins a line, or reserves a time. What all who join wait for, seats and number, comes last: they are locked until the transaction ends. */
export const joinQueue = async (tx: Tx, context: Context, { member, venue, body }: Joining): Promise<Joined> => {
  const found = planOf(context, venue, body.facilityId);
  if (found === undefined) throw new HttpError('notFound');
  const { plan, status, day } = found;
  if (status === 'CLOSED' || status === 'PAUSED') throw new HttpError('queueClosed');
  if (status === 'FULL') throw new HttpError('queueFull');
  if (body.heightOkYn === 'N' || (plan.heightAsked === true && body.heightOkYn !== 'Y'))
    throw new HttpError('queueHeight');
  // Locked, so that no one of the party leaves the park between the check and the entry.
  await lockMembers(tx, context.store, [member, ...chosenOf(body).uids]);
  const people = (await readParty(tx, context, { member, venue, plan: plan.id, body })).toSorted((one, other) =>
    one.product < other.product ? -1 : 1,
  );
  if (people.length > plan.party) throw new HttpError('queueParty');
  const slot = slotOf(context, found, body.slotId ?? '');
  const places = await readPlaces(tx, day, people);
  if (places.some((place) => place.live === 1 && place.plan === plan.id)) throw new HttpError('queueTwice');
  refuseBarred(places);
  if (
    slot !== undefined &&
    (await takenOf(tx, slotCounter(plan.id, day, slot.slotId))) + people.length > (plan.slots?.seats ?? 0)
  )
    throw new HttpError('queueFull');
  // Same order everywhere: opposite orders deadlock.
  for (const { product } of people)
    if (!(await take(tx, { ...liveCounter(product, day), capacity: limits.live }))) throw new HttpError('queueLimit');
  if (slot !== undefined)
    await refuseNear(
      tx,
      people.map(({ product }) => product),
      day,
      slot,
    );
  return insertEntry(tx, context, { found, member, people, slot, places });
};

const slotOf = ({ clock }: Context, { plan, slots }: PlanNow, asked: string): Slot | undefined => {
  if (asked === '') {
    if (plan.mode === 'SLOT') throw new HttpError('queueState');
    return undefined;
  }
  const slot = slots.find(({ slotId }) => slotId === asked);
  if (slot === undefined || slot.at <= clock.now().getTime()) throw new HttpError('queueState');
  return slot;
};

type PersonRow = Pick<Tables['queue_people'], 'id' | 'plan' | 'product' | 'live' | 'no_show' | 'come_back'>;

/** Reads all places that people have or had on a day. */
const readPlaces = (tx: Tx, day: string, people: readonly Person[]): Promise<readonly PersonRow[]> =>
  tx
    .selectFrom('queue_people')
    .select(['id', 'plan', 'product', 'live', 'no_show', 'come_back'])
    .where(
      'product',
      'in',
      people.map(({ product }) => product),
    )
    .where('day', '=', day)
    .execute();

const refuseBarred = (places: readonly PersonRow[]): void => {
  const missed = places.filter((place) => place.no_show === 1);
  if ([...Map.groupBy(missed, ({ product }) => product).values()].some((rows) => rows.length >= limits.noShows))
    throw new HttpError('queueBarred');
};

const refuseNear = async (tx: Tx, products: readonly string[], day: string, { at }: Slot): Promise<void> => {
  const near = await tx
    .selectFrom('queue_people')
    .innerJoin('queue_entries', 'queue_entries.id', 'queue_people.entry')
    .select('queue_entries.id')
    .where('product', 'in', products)
    .where('queue_people.day', '=', day)
    .where('live', '=', 1)
    .where('starts_at', '>', at - SLOT_DISTANCE_MS)
    .where('starts_at', '<', at + SLOT_DISTANCE_MS)
    .executeTakeFirst();
  if (near !== undefined) throw new HttpError('queueNear');
};

/** Uses up the rights to come back of a party. Returns true if everybody of it has one. */
const takeComeBack = async (
  tx: Tx,
  plan: string,
  people: readonly Person[],
  places: readonly PersonRow[],
): Promise<boolean> => {
  const rights = places.filter((place) => place.plan === plan && place.come_back === 1);
  if (new Set(rights.map(({ product }) => product)).size < people.length) return false;
  await tx
    .updateTable('queue_people')
    .set({ come_back: 2 })
    .where(
      'id',
      'in',
      rights.map(({ id }) => id),
    )
    .execute();
  return true;
};

interface Inserting {
  readonly found: PlanNow;
  readonly member: string;
  readonly people: readonly Person[];
  readonly slot: Slot | undefined;
  readonly places: readonly PersonRow[];
}

const insertEntry = async (
  tx: Tx,
  context: Context,
  { found, member, people, slot, places }: Inserting,
): Promise<Joined> => {
  const { plan, day, venue, facility } = found;
  const at = context.clock.now();
  const id = orderedId();
  const state = slot === undefined ? 'WAITING' : 'RESERVED';
  const isComeBack = slot === undefined && (await takeComeBack(tx, plan.id, people, places));
  const line = await readLine(tx, found, at.getTime());
  await audit(tx, {
    record: 'queue_entries',
    id,
    actor: { kind: 'member', id: member },
    from: '',
    to: state,
    at,
    venue,
  });
  await tellParty(tx, context, { id, member, facility, people });
  if (
    slot !== undefined &&
    !(await take(tx, {
      ...slotCounter(plan.id, day, slot.slotId),
      amount: people.length,
      capacity: plan.slots?.seats ?? 0,
    }))
  )
    throw new HttpError('queueFull');
  const entry: Entry = {
    id,
    plan: plan.id,
    venue,
    facility: plan.facilityId,
    day,
    mode: slot === undefined ? 'LINE' : 'SLOT',
    no: await nextNumber(tx, { scope: 'queue-no', key: `${plan.id} ${day}` }),
    state,
    member,
    people: people.length,
    slot: slot?.slotId ?? '',
    come_back: isComeBack ? 1 : 0,
    told: 0,
    joined_at: at.getTime(),
    starts_at: slot?.at ?? null,
    called_at: null,
    until: slot?.until ?? null,
    ended_at: null,
  };
  await tx.insertInto('queue_entries').values(entry).execute();
  await insertPeople(tx, entry, people);
  return {
    entry,
    line,
    people: people.map(({ holding: { kind, product }, ...person }) => ({
      member: person.member,
      nickname: person.nickname,
      live: 1,
      come_back: 0,
      kind,
      product,
      ticket: person.product,
    })),
  };
};

/** Tells companions who joined for them, and updates the open browsers of the party. */
const tellParty = async (
  tx: Tx,
  context: Context,
  {
    id,
    member,
    facility,
    people,
  }: {
    readonly id: string;
    readonly member: string;
    readonly facility: PlanNow['facility'];
    readonly people: readonly Person[];
  },
): Promise<void> => {
  const others = new Set(people.map((person) => person.member).filter((one) => one !== member));
  const nickname = people.find((person) => person.member === member)?.nickname ?? '';
  for (const other of others) {
    const { lang } = await tx.selectFrom('members').select('lang').where('uid', '=', other).executeTakeFirstOrThrow();
    await notify(tx, context, {
      member: other,
      event: 'QUEUE_JOINED',
      ref: id,
      values: { nickname, facility: localised(facility.name, lang) },
      about: member,
    });
    await announceMember(tx, context, other, 'queue');
  }
  await announceMember(tx, context, member, 'queue');
};

const insertPeople = async (tx: Tx, { id, plan, day }: Entry, people: readonly Person[]): Promise<void> => {
  const rows = people.map(({ product, member }) => ({
    id: orderedId(),
    entry: id,
    plan,
    day,
    product,
    member,
    live: 1,
    no_show: 0,
    come_back: 0,
  }));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('queue_people')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new HttpError('queueTwice');
};
