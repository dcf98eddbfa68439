import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/storage/tables.ts';
import type { QueueJoinBody } from '#schemas/calls/queue/answers';
import { HttpError } from '../../core/errors.ts';
import { areFriends, listOf } from '../../core/records/friends.ts';
import { kstDay } from '../../core/wire-values.ts';
import { type Holding, holdingsOf, stateOn } from '../pocket/index.ts';
import { isInPark, limits } from './entry.ts';

/** A person of a party: the ticket with which they entered, and the member who holds it. */
export interface Person {
  readonly product: string;
  readonly member: string;
  readonly nickname: string;
  readonly holding: Holding;
}

/** Tickets with which a member, or people without an account of theirs, entered a park today. */
export const enteredTickets = async (db: Db, member: string, venue: string, now: Date): Promise<readonly Holding[]> => {
  const today = kstDay(now);
  const all = await holdingsOf(db, member, { since: today, today });
  return all.filter(
    (one) =>
      one.venue === venue &&
      one.holder === member &&
      (one.kind === 'TICKET' || one.kind === 'SEASON') &&
      stateOn(one, today) === 'ENTERED',
  );
};

/** A member of whom the party needs a ticket. */
const memberOf = async (db: Db, uid: string) =>
  db
    .selectFrom('members')
    .select(['uid', 'nickname', 'passages'])
    .where('uid', '=', uid)
    .where('state', '=', 'active')
    .executeTakeFirst();

interface Asked {
  readonly member: string;
  readonly venue: string;
  readonly plan: string;
  readonly body: QueueJoinBody;
}

/** Chosen tickets and companions of a request. */
export const chosenOf = ({ withProductIdList = [], withUidList = [], personKeyList = [] }: QueueJoinBody) => {
  // An unknown key would otherwise leave its person behind without a word.
  if (personKeyList.some((key) => !/^[PU]/.test(key))) throw new HttpError('notCompanions');
  const keysOf = (prefix: string): readonly string[] =>
    personKeyList.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return {
    products: [...new Set([...withProductIdList, ...keysOf('P')])],
    uids: [...new Set([...withUidList, ...keysOf('U')])],
  };
};

/** Returns the people that join: entered tickets only, the caller's, those entered from the caller's pocket, and companions'. */
export const readParty = async (
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  { member, venue, plan, body }: Asked,
): Promise<readonly Person[]> => {
  const me = await memberOf(tx, member);
  if (me === undefined || !isInPark(me, venue, clock.now())) throw new HttpError('queueOffSite');
  const { products, uids } = chosenOf(body);
  const mine = await enteredTickets(tx, member, venue, clock.now());
  const own = products.length === 0 ? mine.slice(0, 1) : mine.filter(({ id }) => products.includes(id));
  if (own.length === 0 || own.length < products.length)
    throw new HttpError('queueNoTicket', undefined, { name: me.nickname });
  const people: Person[] = own.map((holding) => ({ product: holding.id, member, nickname: me.nickname, holding }));
  for (const uid of uids) people.push(await companionTicket(tx, { member, venue, plan, uid, now: clock.now() }));
  return people;
};

const companionTicket = async (
  tx: Db,
  {
    member,
    venue,
    plan,
    uid,
    now,
  }: {
    readonly member: string;
    readonly venue: string;
    readonly plan: string;
    readonly uid: string;
    readonly now: Date;
  },
): Promise<Person> => {
  const companion = await memberOf(tx, uid);
  if (companion === undefined || !(await areFriends(tx, member, uid, { type: 'COMPANION', park: venue })))
    throw new HttpError('notCompanions');
  const entered = isInPark(companion, venue, now) ? await enteredTickets(tx, uid, venue, now) : [];
  if (entered.length === 0) throw new HttpError('queueNoTicket', undefined, { name: companion.nickname });
  const queued = await liveProducts(
    tx,
    plan,
    entered.map(({ id }) => id),
  );
  const { atLimit, barred } = await readTicketLimits(
    tx,
    entered.map(({ id }) => id),
    kstDay(now),
  );
  const unqueued = entered.filter(({ id }) => !queued.has(id));
  const free = unqueued.find(({ id }) => !atLimit.has(id) && !barred.has(id)) ?? unqueued[0];
  if (free === undefined) throw new HttpError('queueTwice');
  return { product: free.id, member: uid, nickname: companion.nickname, holding: free };
};

/** Tickets of a day that hold as many places as a ticket can, and those that are barred. */
export interface TicketLimits {
  readonly atLimit: ReadonlySet<string>;
  readonly barred: ReadonlySet<string>;
}

/** Reads which tickets can join no further queue on a day. */
export const readTicketLimits = async (db: Db, products: readonly string[], day: string): Promise<TicketLimits> => {
  const rows =
    products.length === 0
      ? []
      : await db
          .selectFrom('queue_people')
          .select(['product', 'live', 'no_show'])
          .where('product', 'in', products)
          .where('day', '=', day)
          .execute();
  const withMost = (count: (row: (typeof rows)[number]) => number, most: number): ReadonlySet<string> =>
    new Set(
      [...Map.groupBy(rows, ({ product }) => product)]
        .filter(([, own]) => own.reduce((sum, row) => sum + count(row), 0) >= most)
        .map(([product]) => product),
    );
  return {
    atLimit: withMost(({ live }) => live, limits.live),
    barred: withMost(({ no_show }) => no_show, limits.noShows),
  };
};

/** Returns which tickets have a place in a queue now. */
export const liveProducts = async (db: Db, plan: string, products: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    products.length === 0
      ? []
      : (
          await db
            .selectFrom('queue_people')
            .select('product')
            .where('plan', '=', plan)
            .where('live', '=', 1)
            .where('product', 'in', products)
            .execute()
        ).map(({ product }) => product),
  );

/** A person who may join: key, name, and the entered tickets to join with. */
export interface Candidate {
  readonly key: string;
  readonly name: string;
  readonly holdings: readonly Holding[];
  readonly isInPark: boolean;
  readonly kind: 'TICKET' | 'COMPANION';
}

/** Lists who may join a party: the caller's entered tickets, then all companions. */
export const candidatesOf = async (db: Db, member: string, venue: string, now: Date): Promise<readonly Candidate[]> => {
  const me = await memberOf(db, member);
  if (me === undefined || !isInPark(me, venue, now)) return [];
  const mine = (await enteredTickets(db, member, venue, now)).map((holding): Candidate => ({
    key: `P${holding.id}`,
    name: me.nickname,
    holdings: [holding],
    isInPark: true,
    kind: 'TICKET',
  }));
  const others: Candidate[] = [];
  for (const { uid, alias, nickname } of await listOf(db, member, { type: 'COMPANION', park: venue })) {
    const companion = await memberOf(db, uid);
    const isHere = companion !== undefined && isInPark(companion, venue, now);
    others.push({
      key: `U${uid}`,
      name: alias || nickname,
      holdings: isHere ? await enteredTickets(db, uid, venue, now) : [],
      isInPark: isHere,
      kind: 'COMPANION',
    });
  }
  return [...mine, ...others];
};
