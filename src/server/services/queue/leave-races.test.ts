import type { Tx } from '../../core/storage/tables.ts';
import { expect, it } from 'vitest';
import { accountServer, minute } from '#tests/account-server.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan } from '#tests/queue-documents.ts';
import { pairOf } from '../../core/records/friends.ts';
import { kstDay } from '../../core/wire-values.ts';
import { Caller } from './caller.ts';
import { leaveQueues } from './end-entry.ts';
import { joinQueue } from './join.ts';
import { cancelEntry } from './leave.ts';

const server = accountServer({ documents: [opening, facility('r'), queuePlan('r')] });
const db = () => server.store().db;
const context = () => server.app().context;
const unique = (
  (count) => () =>
    `race-${++count}`
)(0);

const visitor = async () => {
  const [today, at] = [kstDay(server.now()), server.now().toISOString()];
  const { uid } = await server.addMember({
    passages: JSON.stringify({
      TP: { enter: { processYn: 'Y', processDate: today, processTime: '100000', pticketId: 't', enterTicketCnt: 1 } },
    }),
  });
  await db()
    .insertInto('pocket_products')
    .values({
      id: uid,
      member: uid,
      kind: 'TICKET',
      product: 'day',
      release: 1,
      venue: 'TP',
      number: uid,
      valid_from: today,
      valid_until: today,
      holder_name: '',
      birth_date: '',
      seat: '',
      people: 1,
      state: 'ENTERED',
      entered_on: today,
      registered_at: at,
      changed_at: at,
    })
    .execute();
  return uid;
};

/** A party of two in line. */
const party = async () => {
  const [lead, other] = [await visitor(), await visitor()];
  const at = server.now().toISOString();
  await db()
    .insertInto('relations')
    .values({
      id: unique(),
      type: 'COMPANION',
      park: 'TP',
      pair: pairOf(lead, other),
      asker: lead,
      receiver: other,
      state: 'ACCEPTED',
      asker_alias: '',
      receiver_alias: '',
      products: '[]',
      at,
      decided_at: at,
    })
    .execute();
  const {
    entry: { id },
  } = await db()
    .transaction()
    .execute((tx) =>
      joinQueue(tx, context(), { member: lead, venue: 'TP', body: { facilityId: 'r', withUidList: [other] } }),
    );
  return { id, lead, other };
};

/** Does the first, and before it is committed begins the second. */
const overlapping = async (first: (tx: Tx) => Promise<unknown>, second: (tx: Tx) => Promise<unknown>) => {
  let other: Promise<unknown> = Promise.resolve();
  await db()
    .transaction()
    .execute(async (tx) => {
      await first(tx);
      other = db().transaction().execute(second);
      for (let reads = 0; reads < 20; reads++) await tx.selectFrom('members').select('uid').execute();
    });
  return other;
};

const leftOf = async ({ id, lead, other }: Awaited<ReturnType<typeof party>>) => {
  const { state } = await db()
    .selectFrom('queue_entries')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const places = await db()
    .selectFrom('counters')
    .select('taken')
    .where('scope', '=', 'queue-live')
    .where((row) => row.or([row('key', 'like', `${lead} %`), row('key', 'like', `${other} %`)]))
    .execute();
  return [state, places.map(({ taken }) => taken)];
};
const exit = (member: string) => (tx: Tx) => leaveQueues(tx, context(), { member, venue: 'TP' });

it('ends a party of which everybody leaves the park at the same moment', async () => {
  // The first time, the second connection is still being made.
  for (const both of [await party(), await party()]) {
    await overlapping(exit(both.lead), exit(both.other));
    expect(await leftOf(both)).toEqual(['ENDED', [0, 0]]);
  }
});

it('gives each place back once when one leaves the park while the party cancels', async () => {
  const both = await party();
  await overlapping(exit(both.other), (tx) => cancelEntry(tx, context(), both.lead, both.id));
  expect(await leftOf(both)).toEqual(['CANCELLED', [0, 0]]);
  const again = await party();
  await overlapping((tx) => cancelEntry(tx, context(), again.lead, again.id), exit(again.other));
  expect(await leftOf(again)).toEqual(['CANCELLED', [0, 0]]);
});

it('refuses a companion who leaves the party twice at the same moment', async () => {
  const both = await party();
  const cancel = (tx: Tx) => cancelEntry(tx, context(), both.other, both.id);
  await expect(overlapping(cancel, cancel)).rejects.toMatchObject({ answer: { code: 'QUE_08' } });
  expect(await leftOf(both)).toEqual(['WAITING', expect.arrayContaining([0, 1])]);
});

it('keeps the place of a party in which the ticket of a companion is revoked while it waits', async () => {
  const both = await party();
  await db().updateTable('pocket_products').set({ state: 'REMOVED' }).where('id', '=', both.other).execute();
  server.wait(minute);
  const caller = new Caller(context(), (error) => {
    throw error;
  });
  await caller.tick();
  await caller.close();
  expect(
    await db().selectFrom('queue_entries').select(['state', 'people']).where('id', '=', both.id).executeTakeFirst(),
  ).toEqual({ state: 'CALLED', people: 1 });
  expect(
    await db()
      .selectFrom('queue_people')
      .select(['member', 'live'])
      .where('entry', '=', both.id)
      .orderBy('live')
      .execute(),
  ).toEqual([
    { member: both.other, live: 0 },
    { member: both.lead, live: 1 },
  ]);
});
