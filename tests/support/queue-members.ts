import type { QueueEntryView, QueuePeople, QueuePlans } from '#schemas/calls/queue/answers';
import { type AccountServer, minute, PASSWORD } from './account-server.ts';
import { facility, opening } from './park-documents.ts';
import { queuePlan, slots } from './queue-documents.ts';
import { pairOf } from '../../src/server/core/records/friends.ts';
import { kstDay } from '../../src/server/core/wire-values.ts';
import { Caller } from '../../src/server/services/queue/caller.ts';
import { enterQueue } from '../../src/server/services/queue/enter.ts';

const rides = [
  'line',
  'both',
  'more',
  'next',
  'tall',
  'shut',
  'race',
  'gone',
  'late',
  'near',
  'miss1',
  'miss2',
  'miss3',
  'miss4',
  'twice',
  'ahead',
];
const plans = rides.map((id) =>
  queuePlan(
    id,
    id === 'both' || id === 'near' || id === 'race'
      ? { mode: 'BOTH', slots }
      : id === 'tall'
        ? { heightAsked: true }
        : {},
  ),
);

/** Rides of the test park with the plans of their queues. */
export const queueDocuments = [opening, ...rides.map((id) => facility(id)), ...plans];
const gate = { kind: 'device', id: 'gate' } as const;

/** Helpers to log in members with tickets, to let them in, and to run calls. */
export const queueMembers = (server: AccountServer) => {
  const db = () => server.store().db;
  const context = () => server.app().context;
  const unique = (
    (count) => () =>
      `q${++count}`
  )(0);

  const ticket = async (member: string, state: 'ENTERED' | 'REGISTERED' = 'ENTERED') => {
    const id = unique();
    const today = kstDay(server.now());
    const at = server.now().toISOString();
    await db()
      .insertInto('pocket_products')
      .values({
        id,
        member,
        kind: 'TICKET',
        product: 'day',
        release: 1,
        venue: 'TP',
        number: id,
        valid_from: today,
        valid_until: today,
        holder_name: '',
        birth_date: '',
        seat: '',
        people: 1,
        state,
        entered_on: state === 'ENTERED' ? today : '',
        registered_at: at,
        changed_at: at,
      })
      .execute();
    return id;
  };
  const visit = () =>
    JSON.stringify({
      TP: {
        enter: {
          processYn: 'Y',
          processDate: kstDay(server.now()),
          processTime: '100000',
          pticketId: 't',
          enterTicketCnt: 1,
        },
      },
    });
  const join = async ({ tickets = 1, passages = visit() } = {}) => {
    const member = await server.addMember({ passages });
    const products: string[] = [];
    for (let at = 0; at < tickets; at += 1) products.push(await ticket(member.uid));
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const post = async (path: string, body: object, key = unique()) =>
      (await browser.post(path, { parkType: 'TP', ...body }, { headers: { 'idempotency-key': key } })).json<{
        code: string;
        errorMessage: string;
        data: { entry: QueueEntryView };
      }>();
    const enqueue = (facilityId: string, more: object = {}) => post('queue/join', { facilityId, ...more });
    const my = async (query = '') =>
      (await browser.get(`queue/my?parkType=TP${query}`)).json<{ data: { entryList: QueueEntryView[] } }>().data
        .entryList;
    const people = async (facilityId: string) =>
      (await browser.get(`queue/people?parkType=TP&facilityId=${facilityId}`)).json<{ data: QueuePeople }>().data
        .personList;
    return {
      ...member,
      again: () => browser.login(member, PASSWORD),
      browser,
      products,
      post,
      enqueue,
      my,
      people,
      cancel: (entryId: string) => post('queue/cancel', { entryId }),
    };
  };
  type Person = Awaited<ReturnType<typeof join>>;
  const companions = async (one: Person, other: Person) => {
    const at = server.now().toISOString();
    await db()
      .insertInto('relations')
      .values({
        id: unique(),
        type: 'COMPANION',
        park: 'TP',
        pair: pairOf(one.uid, other.uid),
        asker: one.uid,
        receiver: other.uid,
        state: 'ACCEPTED',
        asker_alias: '',
        receiver_alias: '',
        products: '[]',
        at,
        decided_at: at,
      })
      .execute();
  };
  const caller = () =>
    new Caller(context(), (error) => {
      throw error;
    });
  const tick = async (minutes = 0) => {
    server.wait(minutes * minute);
    const one = caller();
    await one.tick();
    await one.close();
  };
  const enter = (product: string, ride: string) =>
    db()
      .transaction()
      .execute((tx) => enterQueue(tx, context(), { product, venue: 'TP', facility: ride, actor: gate }));
  const plansOf = async (facilityId: string) =>
    (await server.browser().get(`queue/plans?parkType=TP&facilityId=${facilityId}`)).json<{ data: QueuePlans }>().data;
  const close = async (facilityId: string, statusCd: 'CLOSED' | 'REST' | 'FULL') => {
    const now = server.now().getTime();
    server.app().parkStates.put('TP', { polledAt: now, polled: [{ facilityId, statusCd, asOf: now }], overrides: [] });
  };
  const reopen = () =>
    server.app().parkStates.put('TP', { polledAt: server.now().getTime() + 1, polled: [], overrides: [] });
  const stateOf = async (id: string) =>
    (await db().selectFrom('queue_entries').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  return { db, context, join, companions, caller, tick, enter, plansOf, close, reopen, stateOf };
};

/** A member on site with tickets. */
export type QueueMember = Awaited<ReturnType<ReturnType<typeof queueMembers>['join']>>;
