import { describe, expect, it } from 'vitest';
import type { QueueEntryView } from '#schemas/calls/queue/answers';
import { accountServer, minute } from '#tests/account-server.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan, slots } from '#tests/queue-documents.ts';
import { addProduct, joinDevice, joinPhone, nextScan, type TestPhone } from '#tests/test-devices.ts';
import { pairOf } from '../../core/records/friends.ts';
import { registerPocket } from '../pocket/routes.ts';
import { Caller } from '../queue/caller.ts';
import { registerQueue } from '../queue/routes.ts';
import { registerDevices } from './routes.ts';

const local = (name: string) => ({ ko: `${name} 이름`, en: name });
const rides = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'];
const stampEvent = {
  type: 'event',
  id: 'ride-stamps',
  v: 1,
  eventId: '1',
  kind: 'STAMP',
  parks: ['09'],
  order: 1,
  title: local('stamps'),
  stamps: [
    { id: 'wheel', name: local('wheel'), way: 'RIDE', facilityId: 'r1' },
    { id: 'train', name: local('train'), way: 'RIDE', facilityId: 'r2' },
  ],
};
const documents = [
  stampEvent,
  opening,
  ...rides.map((id) => facility(id)),
  ...rides.map((id) => queuePlan(id, id === 'r3' ? { mode: 'BOTH', slots } : {})),
  {
    type: 'ticket-product',
    id: 'day',
    v: 1,
    venue: 'TP',
    kind: 'TICKET',
    order: 1,
    name: local('day'),
    canLend: true,
    canRemove: true,
    canReenter: true,
  },
];
const server = accountServer({ documents, features: [registerPocket, registerDevices, registerQueue] });
const db = () => server.store().db;
const context = () => server.app().context;

/** A member who entered the park with tickets. */
const visitor = async (tickets = 1) => {
  const [phone, gate] = [await joinPhone(server), await joinDevice(server, 'GATE')];
  const products: string[] = [];
  for (let at = 0; at < tickets; at += 1) {
    const product = await addProduct(server, phone.uid);
    expect(await gate.scan('scan-entry', await phone.code(product))).toBe('OK');
    products.push(product);
  }
  const join = async (facilityId: string, more: object = {}) =>
    (await phone.post<{ entry: QueueEntryView }>('queue/join', { facilityId, ...more })).data.entry.entryId;
  // Each code is for one scan; those of the next step are another.
  const code = (product = products[0] ?? '') => {
    server.wait(minute / 2);
    return phone.code(product);
  };
  return { phone, gate, products, join, code };
};
const companions = async (one: TestPhone, other: TestPhone) => {
  const at = server.now().toISOString();
  await db()
    .insertInto('relations')
    .values({
      id: nextScan(),
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
const tick = async (minutes = 0) => {
  server.wait(minutes * minute);
  const caller = new Caller(context(), (error) => {
    throw error;
  });
  await caller.tick();
  await caller.close();
};
const entry = (id: string) =>
  db().selectFrom('queue_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stateOf = async (id: string) => (await entry(id)).state;

describe('a scan at a ride', () => {
  it('lets a party in that was called, each person once, and counts the ride and its stamp for its members', async () => {
    const [lead, other, ride] = [
      await visitor(2),
      await visitor(),
      await joinDevice(server, 'RIDE', { facility: 'r1' }),
    ];
    await companions(lead.phone, other.phone);
    const id = await lead.join('r1', { withProductIdList: lead.products, withUidList: [other.phone.uid] });
    expect(await ride.scan('scan-ride', await lead.code())).toBe('REFUSED NOT_CALLED');
    await tick(1);
    const { data } = await ride.call('scan-ride', { scanId: nextScan(), code: await other.code() });
    expect([data, await stateOf(id)]).toMatchObject([
      { resultCd: 'OK', peopleCnt: 3, queueNo: 1, productKindCd: 'TICKET' },
      'ENTERED',
    ]);
    expect([
      await ride.scan('scan-ride', await other.code()),
      await ride.scan('scan-ride', await lead.code(lead.products[1])),
    ]).toEqual(['REFUSED ENTERED', 'REFUSED ENTERED']);
    expect(
      await db()
        .selectFrom('member_facts')
        .select(['member', 'kind'])
        .where('fact', '=', 'RIDE')
        .where('ref', '=', id)
        .orderBy('member')
        .execute(),
    ).toEqual([lead.phone.uid, other.phone.uid].toSorted().map((member) => ({ member, kind: 'r1' })));
    expect(
      await db()
        .selectFrom('event_joins')
        .select(['member', 'slot'])
        .where('event', '=', 'ride-stamps')
        .orderBy('member')
        .execute(),
    ).toEqual([lead.phone.uid, other.phone.uid].toSorted().map((member) => ({ member, slot: 'wheel' })));
    expect(
      await db()
        .selectFrom('record_log')
        .select(['actor', 'to_state'])
        .where('record_id', '=', id)
        .where('actor_kind', '=', 'device')
        .execute(),
    ).toEqual([{ actor: ride.id, to_state: 'ENTERED' }]);
  });

  it('is refused with the reason: no place here, before the call, after the window, outside, other places and devices', async () => {
    const [guest, ride, other, gate] = [
      await visitor(),
      await joinDevice(server, 'RIDE', { facility: 'r2' }),
      await joinDevice(server, 'RIDE', { facility: 'r6' }),
      await joinDevice(server, 'GATE'),
    ];
    expect(await ride.scan('scan-ride', await guest.code())).toBe('REFUSED NO_PLACE');
    await guest.join('r2');
    expect([
      await other.scan('scan-ride', await guest.code()),
      await gate.scan('scan-ride', await guest.code()),
    ]).toEqual(['REFUSED NO_PLACE', 'DEV_03']);
    await tick(1);
    server.wait(11 * minute);
    expect(await ride.scan('scan-ride', await guest.phone.code(guest.products[0] ?? ''))).toBe('REFUSED MISSED');
    await tick();
    expect(await ride.scan('scan-ride', await guest.code())).toBe('REFUSED MISSED');
    const outside = await joinPhone(server);
    expect(await ride.scan('scan-ride', await outside.code(await addProduct(server, outside.uid)))).toBe(
      'REFUSED OUTSIDE',
    );
  });

  it('takes a reserved time from its minute on, whatever the clock of the device says', async () => {
    const [guest, ride] = [await visitor(), await joinDevice(server, 'RIDE', { facility: 'r3' })];
    const slot = (await guest.phone.browser.get('queue/plans?parkType=TP&facilityId=r3')).json<{
      data: { slotList: { slotId: string; beginDtm: string }[] };
    }>().data.slotList[0];
    const id = await guest.join('r3', { slotId: slot?.slotId });
    const startsAt = (await entry(id)).starts_at ?? 0;
    const ahead = { at: startsAt + 60 * minute };
    expect(await ride.scan('scan-ride', await guest.code(), ahead)).toBe('REFUSED NOT_CALLED');
    server.wait(startsAt - server.now().getTime());
    expect(await ride.scan('scan-ride', await guest.phone.code(guest.products[0] ?? ''), { at: 0 })).toBe('OK');
    expect(await entry(id)).toMatchObject({ state: 'ENTERED', ended_at: startsAt });
  });

  it('of the same code at two entrances lets the party in once', async () => {
    const [guest, one, two] = [
      await visitor(),
      await joinDevice(server, 'RIDE', { facility: 'r4' }),
      await joinDevice(server, 'RIDE', { facility: 'r4' }),
    ];
    await guest.join('r4');
    await tick(1);
    const code = await guest.code();
    const results = await Promise.all([one.scan('scan-ride', code), two.scan('scan-ride', code)]);
    expect(results.toSorted()).toEqual(['OK', 'REFUSED USED_CODE']);
  });

  it('of two people of a party at two entrances lets the party in once, and says so to the other', async () => {
    const [guest, one, two] = [
      await visitor(2),
      await joinDevice(server, 'RIDE', { facility: 'r4' }),
      await joinDevice(server, 'RIDE', { facility: 'r4' }),
    ];
    await guest.join('r4', { withProductIdList: guest.products });
    await tick(1);
    const codes = [await guest.code(guest.products[0]), await guest.phone.code(guest.products[1] ?? '')] as const;
    expect((await Promise.all([one.scan('scan-ride', codes[0]), two.scan('scan-ride', codes[1])])).toSorted()).toEqual([
      'OK',
      'REFUSED ENTERED',
    ]);
  });

  it('slows the calls of a ride that lets few people in', async () => {
    const [guest, ride] = [await visitor(), await joinDevice(server, 'RIDE', { facility: 'r5' })];
    const rate = async () => {
      const { readLine } = await import('../queue/read-line.ts');
      const { planOf } = await import('../queue/plans.ts');
      const found = planOf(context(), 'TP', 'r5');
      if (found === undefined) throw new Error('no plan');
      return (await readLine(db(), found, server.now().getTime())).rate;
    };
    const before = await rate();
    // Six were called a quarter of an hour ago and should have come; one came now.
    await guest.join('r5');
    await tick(1);
    expect(await ride.scan('scan-ride', await guest.code())).toBe('OK');
    const [row] = await db().selectFrom('queue_entries').selectAll().where('facility', '=', 'r5').execute();
    if (row === undefined) throw new Error('no entry');
    const at = server.now().getTime() - 15 * minute;
    for (let no = 100; no < 103; no += 1)
      await db()
        .insertInto('queue_entries')
        .values({ ...row, id: `slow-${no}`, no, state: 'CANCELLED', called_at: at, ended_at: at })
        .execute();
    expect(await rate()).toBe(before);
    await db().updateTable('queue_entries').set({ state: 'CALLED' }).where('id', 'like', 'slow-%').execute();
    expect(await rate()).toBeCloseTo(before / 3);
  });
});

describe('the button “call next” of a ride', () => {
  it('calls the first party, in order, as far as those called fit into one window, and is idempotent', async () => {
    const ride = await joinDevice(server, 'RIDE', { facility: 'r6' });
    expect(await ride.call('call-next', { scanId: nextScan() })).toMatchObject({
      data: { resultCd: 'REFUSED', reasonCd: 'NOBODY' },
    });
    const ids: string[] = [];
    for (const tickets of [2, 1]) {
      const guest = await visitor(tickets);
      ids.push(await guest.join('r6', { withProductIdList: guest.products }));
    }
    const scanId = nextScan();
    expect([await ride.call('call-next', { scanId }), await ride.call('call-next', { scanId })]).toMatchObject([
      { data: { resultCd: 'OK', queueNo: 1, peopleCnt: 2 } },
      { data: { queueNo: 1 } },
    ]);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['CALLED', 'WAITING']);
    await db()
      .updateTable('queue_entries')
      .set({ people: 60 })
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect(await ride.call('call-next', { scanId: nextScan() })).toMatchObject({
      data: { resultCd: 'REFUSED', reasonCd: 'CROWDED' },
    });
    const now = server.now().getTime();
    server.app().parkStates.put('TP', {
      polledAt: now,
      polled: [{ facilityId: 'r6', statusCd: 'REST', asOf: now }],
      overrides: [],
    });
    expect(await ride.call('call-next', { scanId: nextScan() })).toMatchObject({ data: { reasonCd: 'PAUSED' } });
    server.app().parkStates.put('TP', { polledAt: now + 1, polled: [], overrides: [] });
  });
});

describe('who leaves the park', () => {
  it('gives up the places of the tickets that passed the exit; the others of the party keep theirs', async () => {
    const guest = await visitor(2);
    const id = await guest.join('r4', { withProductIdList: guest.products });
    expect(await guest.gate.scan('scan-exit', await guest.code(guest.products[1]))).toBe('OK');
    expect(await entry(id)).toMatchObject({ state: 'WAITING', people: 1 });
    expect(await guest.gate.scan('scan-exit', await guest.code(guest.products[0]))).toBe('OK');
    expect(await entry(id)).toMatchObject({ state: 'ENDED' });
  });

  it('and whose ticket is removed or lent gives up its place at once', async () => {
    const [guest, friend] = [await visitor(2), await joinPhone(server)];
    await companions(guest.phone, friend);
    const id = await guest.join('r4', { withProductIdList: guest.products });
    // The gate took the entry back.
    await db()
      .updateTable('pocket_products')
      .set({ state: 'REGISTERED', entered_on: '' })
      .where('id', 'in', guest.products)
      .execute();
    const answers = [
      await guest.phone.post('tickets/remove', { productId: guest.products[0] }),
      await guest.phone.post('skypocket/lend', { productId: guest.products[1], friendUid: friend.uid }),
    ];
    expect([answers.map(({ code }) => code), await stateOf(id)]).toEqual([['200', '200'], 'ENDED']);
  });
});
