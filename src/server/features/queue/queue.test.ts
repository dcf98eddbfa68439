import { describe, expect, it } from 'vitest';
import type { QueueEntryView, QueuePeople, QueuePlans } from '#schemas/queue-answers.schema';
import { accountServer, minute, PASSWORD } from '#tests/account-server.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan, slots } from '#tests/queue-documents.ts';
import { pairOf } from '../../records/friends.ts';
import { kstDay } from '../../wire-values.ts';
import { seedQueue } from '../demo/demo-queue.ts';
import { Caller } from './caller.ts';
import { leaveQueues } from './end-entry.ts';
import { enterQueue } from './enter.ts';
import { planOf, type PlanNow } from './plans.ts';
import { contextOf } from './queue-context.ts';
import { registerQueue } from './routes.ts';
import { runPlan } from './run-plan.ts';

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
const server = accountServer({
  documents: [opening, ...rides.map((id) => facility(id)), ...plans],
  features: [registerQueue],
});
const db = () => server.store().db;
const context = () => contextOf(server.app());
const unique = (
  (count) => () =>
    `q${++count}`
)(0);
const gate = { kind: 'device', id: 'gate' } as const;

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

describe('joining', () => {
  it('gives a number and a wait, and is open to guests for reading only', async () => {
    const person = await join();
    const answer = await person.enqueue('line');
    expect(answer.data.entry).toMatchObject({
      no: 1,
      ahead: 0,
      statusCd: 'WAITING',
      modeCd: 'LINE',
      facilityNm: 'Ride line',
      peopleCnt: 1,
      waitFrom: 0,
      waitTo: 5,
      leadYn: 'Y',
      cancelYn: 'Y',
      liveYn: 'Y',
    });
    expect((await plansOf('line')).planList).toMatchObject([
      { facilityId: 'line', statusCd: 'OPEN', lineYn: 'Y', modeCd: 'LINE', partyMax: 6 },
    ]);
    expect((await server.browser().get('queue/my')).statusCode).toBe(401);
  });

  it('needs the member on site and a ticket of everybody (QUE_01, QUE_02)', async () => {
    const [outside, without, lead, other] = [
      await join({ passages: '{}' }),
      await join({ tickets: 0 }),
      await join(),
      await join({ tickets: 0 }),
    ];
    await companions(lead, other);
    const named = await lead.enqueue('line', { withUidList: [other.uid] });
    expect([
      (await outside.enqueue('line')).code,
      (await without.enqueue('line')).code,
      named.code,
      named.errorMessage.includes('별명'),
      (await lead.enqueue('line', { withUidList: [outside.uid] })).code,
    ]).toEqual(['QUE_01', 'QUE_02', 'QUE_02', true, 'CMP_05']);
  });

  it('takes a person once in a queue and twice in all (QUE_03, QUE_04)', async () => {
    const person = await join();
    const codes = [
      await person.enqueue('line'),
      await person.enqueue('line'),
      await person.enqueue('next'),
      await person.enqueue('more'),
    ].map(({ code }) => code);
    expect(codes).toEqual(['200', 'QUE_03', '200', 'QUE_04']);
  });

  it('takes one of two parties that add each other at the same moment', async () => {
    const [one, other] = [await join(), await join()];
    await companions(one, other);
    const codes = (
      await Promise.all([
        one.enqueue('more', { withUidList: [other.uid] }),
        other.enqueue('more', { withUidList: [one.uid] }),
      ])
    ).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['200', 'QUE_03']);
  });

  it('refuses parties above the limit, and below a height (QUE_09, QUE_10)', async () => {
    const person = await join({ tickets: 7 });
    expect([
      (await person.enqueue('line', { withProductIdList: person.products })).code,
      (await person.enqueue('tall')).code,
      (await person.enqueue('tall', { heightOkYn: 'N' })).code,
      (await person.enqueue('tall', { heightOkYn: 'Y' })).code,
    ]).toEqual(['QUE_10', 'QUE_09', 'QUE_09', '200']);
  });

  it('lists who can join, and takes them by their keys', async () => {
    const [lead, other] = [await join({ tickets: 2 }), await join()];
    await companions(lead, other);
    const keys = (await lead.people('next')).map(({ personKey }) => personKey);
    const answer = await lead.enqueue('next', { personKeyList: keys });
    expect([
      keys.length,
      answer.data.entry.peopleCnt,
      (await lead.people('next')).map(({ personKey }) => personKey),
      (await other.my()).map(({ leadYn, peopleCnt }) => [leadYn, peopleCnt]),
    ]).toEqual([3, 3, ['', '', ''], [['N', 3]]]);
    const told = await db().selectFrom('notifications').select('source').where('member', '=', other.uid).execute();
    expect(told.length).toBeLessThanOrEqual(1);
    const entries = [...(await lead.my()), ...(await other.my())];
    expect([lead.products.includes(entries[0]?.productId ?? ''), entries[1]?.productId]).toEqual([
      true,
      other.products[0],
    ]);
  });

  it('says before the form whether the caller can join a queue, or the one reason why not', async () => {
    const [person, outside, without] = [await join(), await join({ passages: '{}' }), await join({ tickets: 0 })];
    const codeOf = async ({ browser }: Pick<Person, 'browser'>, facilityId: string) =>
      (await browser.get(`queue/plans?parkType=TP&facilityId=${facilityId}`)).json<{ data: QueuePlans }>().data
        .planList[0]?.joinCd;
    const codes = async (facilityId: string) => [
      await codeOf({ browser: server.browser() }, facilityId),
      await codeOf(outside, facilityId),
      await codeOf(without, facilityId),
      await codeOf(person, facilityId),
    ];
    expect(await codes('line')).toEqual(['LOGIN', 'OFF_SITE', 'NO_TICKET', 'OK']);
    await person.enqueue('line');
    await person.enqueue('next');
    expect(await codes('line')).toEqual(['LOGIN', 'OFF_SITE', 'NO_TICKET', 'MINE']);
    expect(await codeOf(person, 'more')).toBe('LIMIT');
    await close('more', 'CLOSED');
    server.wait(3000);
    expect(await codes('more')).toEqual(['CLOSED', 'CLOSED', 'CLOSED', 'CLOSED']);
    reopen();
  });

  it('lists companions who cannot join, with the reason', async () => {
    const [lead, ready, outside, without] = [
      await join(),
      await join(),
      await join({ passages: '{}' }),
      await join({ tickets: 0 }),
    ];
    for (const one of [ready, outside, without]) await companions(lead, one);
    const reasons = async (facilityId: string) =>
      (await lead.people(facilityId))
        .map(({ personKey, reasonCd }) => (personKey === '' ? reasonCd : 'key'))
        .toSorted();
    expect(await reasons('line')).toEqual(['NO_TICKET', 'OFF_SITE', 'key', 'key']);
    await ready.enqueue('line');
    expect(await reasons('line')).toEqual(['NO_TICKET', 'OFF_SITE', 'QUEUED', 'key']);
    await ready.enqueue('next');
    expect(await reasons('more')).toEqual(['LIMIT', 'NO_TICKET', 'OFF_SITE', 'key']);
  });

  it('gives the same place for the same key', async () => {
    const person = await join();
    const [one, again] = [
      await person.post('queue/join', { facilityId: 'gone' }, 'same'),
      await person.post('queue/join', { facilityId: 'gone' }, 'same'),
    ];
    expect([again.data.entry.entryId, (await person.my()).length]).toEqual([one.data.entry.entryId, 1]);
  });
});

describe('reserved times', () => {
  it('hold exactly their seats, whoever races (QUE_05)', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => join()));
    const codes = (await Promise.all(people.map((person) => person.enqueue('race', { slotId: '1500' })))).map(
      ({ code }) => code,
    );
    expect([codes.filter((code) => code === '200').length, codes.filter((code) => code === 'QUE_05').length]).toEqual([
      6, 3,
    ]);
    expect((await plansOf('race')).slotList.some(({ slotId }) => slotId === '1500')).toBe(false);
  });

  it('are at least 20 minutes apart, and can be cancelled until 10 minutes before (QUE_11, QUE_08)', async () => {
    const person = await join();
    const { data } = await person.enqueue('both', { slotId: '1900' });
    expect([
      (await person.enqueue('near', { slotId: '1900' })).code,
      (await person.enqueue('near', { slotId: '1920' })).code,
      (await person.enqueue('line', { slotId: '1900' })).code,
    ]).toEqual(['QUE_11', '200', 'QUE_08']);
    const seats = async () => (await plansOf('both')).slotList.find(({ slotId }) => slotId === '1900')?.leftCnt;
    expect([await seats(), (await person.cancel(data.entry.entryId)).data.entry.statusCd]).toEqual([5, 'CANCELLED']);
    server.wait(3000);
    expect([await seats(), (await person.cancel(data.entry.entryId)).code]).toEqual([6, 'QUE_08']);
  });

  it('become ready at their time, and let the party in by anybody’s ticket', async () => {
    const person = await join({ tickets: 2 });
    const { data } = await person.enqueue('both', { slotId: '1220', withProductIdList: person.products });
    await expect(enter(person.products[0] ?? '', 'both')).rejects.toMatchObject({ answer: { code: 'QUE_08' } });
    server.wait(11 * minute);
    expect((await person.cancel(data.entry.entryId)).code).toBe('QUE_08');
    await tick(10);
    await person.again();
    expect((await person.my())[0]).toMatchObject({ statusCd: 'READY', callTm: '12:20' });
    await enter(person.products[1] ?? '', 'both');
    expect(await stateOf(data.entry.entryId)).toBe('ENTERED');
  });
});

describe('calls', () => {
  it('go in order of numbers, whole, and follow the rate of the ride', async () => {
    const people = [await join({ tickets: 4 }), await join({ tickets: 6 }), await join({ tickets: 3 })];
    const entries: string[] = [];
    for (const person of people)
      entries.push((await person.enqueue('shut', { withProductIdList: person.products })).data.entry.entryId);
    const states = () => Promise.all(entries.map(stateOf));
    await tick(1);
    expect(await states()).toEqual(['CALLED', 'WAITING', 'WAITING']);
    await tick(1);
    expect(await states()).toEqual(['CALLED', 'CALLED', 'WAITING']);
    expect((await people[2]?.my())?.[0]).toMatchObject({ ahead: 0, statusCd: 'WAITING' });
    await close('shut', 'REST');
    await tick(5);
    expect([
      (await people[2]?.my())?.[0]?.waitTxt,
      (await (await join()).enqueue('shut')).code,
      await stateOf(entries[2] ?? ''),
    ]).toEqual(['', 'QUE_06', 'WAITING']);
    await close('shut', 'CLOSED');
    await tick();
    expect(await states()).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
    reopen();
    const [later, back] = [await join(), people[2] as Person];
    await later.enqueue('shut');
    expect([
      (await back.my())[0]?.comeBackYn,
      (await back.enqueue('shut')).data.entry.ahead,
      (await later.my())[0]?.ahead,
    ]).toEqual(['Y', 0, 1]);
  });

  it('are made by one process at a time', async () => {
    const [one, other] = [caller(), caller()];
    const person = await join();
    const { data } = await person.enqueue('late');
    server.wait(minute);
    await one.tick();
    expect(await stateOf(data.entry.entryId)).toBe('CALLED');
    const second = (await (await join()).enqueue('late')).data.entry.entryId;
    server.wait(10_000);
    await other.tick();
    expect(await stateOf(second)).toBe('WAITING');
    await one.close();
    await other.tick();
    await other.close();
    expect(await stateOf(second)).toBe('CALLED');
  });

  it('end an hour from now at most, though a clock ahead made them', async () => {
    const person = await join();
    const { data } = await person.enqueue('ahead');
    await tick(1);
    await db()
      .updateTable('queue_entries')
      .set((row) => ({ until: row('until', '+', 5 * 60 * minute) }))
      .where('id', '=', data.entry.entryId)
      .execute();
    await tick();
    const { until } = await db()
      .selectFrom('queue_entries')
      .select('until')
      .where('id', '=', data.entry.entryId)
      .executeTakeFirstOrThrow();
    expect(until).toBe(server.now().getTime() + 60 * minute);
    await person.cancel(data.entry.entryId);
  });

  it('end in a no-show after the window; three of a day bar a ticket (QUE_07)', async () => {
    const person = await join();
    for (const ride of ['miss1', 'miss2', 'miss3']) {
      const { data } = await person.enqueue(ride);
      await tick(1);
      await tick(11);
      await person.again();
      expect(await stateOf(data.entry.entryId)).toBe('NO_SHOW');
    }
    expect((await person.enqueue('miss4')).code).toBe('QUE_07');
  });

  it('pass over people who left the park or whose ticket is gone', async () => {
    const [leaver, refunded, stays] = [await join(), await join({ tickets: 2 }), await join()];
    const ids = [
      (await leaver.enqueue('gone')).data.entry.entryId,
      (await refunded.enqueue('gone', { withProductIdList: refunded.products })).data.entry.entryId,
      (await stays.enqueue('gone')).data.entry.entryId,
    ];
    await db().updateTable('members').set({ passages: '{}' }).where('uid', '=', leaver.uid).execute();
    await db()
      .updateTable('pocket_products')
      .set({ state: 'USED' })
      .where('id', '=', refunded.products[1] ?? '')
      .execute();
    await tick(2);
    expect([
      await stateOf(ids[0] ?? ''),
      await stateOf(ids[1] ?? ''),
      (await refunded.my())[0]?.peopleCnt,
      await stateOf(ids[2] ?? ''),
    ]).toEqual(['ENDED', 'CALLED', 1, 'CALLED']);
    expect(
      await db()
        .transaction()
        .execute((tx) => leaveQueues(tx, context(), { member: stays.uid, venue: 'TP' })),
    ).toBe(1);
    expect(await stateOf(ids[2] ?? '')).toBe('ENDED');
  });
});

describe('leaving', () => {
  it('takes a companion out and leaves the others their place; strangers find nothing', async () => {
    const [lead, other, stranger] = [await join(), await join(), await join()];
    await companions(lead, other);
    const { data } = await lead.enqueue('line', { withUidList: [other.uid] });
    const { entryId, no } = data.entry;
    expect([
      (await stranger.cancel(entryId)).code,
      (await other.cancel(entryId)).code,
      (await lead.my('&liveYn=Y'))[0],
    ]).toMatchObject(['NOT_FOUND', '200', { peopleCnt: 1, no, statusCd: 'WAITING' }]);
    expect([
      (await other.enqueue('line')).code,
      (await lead.cancel(entryId)).data.entry.statusCd,
      (await lead.my('&liveYn=Y')).length,
    ]).toEqual(['200', 'CANCELLED', 0]);
  });
});

it('puts a demo member into a line that has called and a time that is now, once a day', async () => {
  const person = await join();
  await Promise.all([0, 1].map(() => seedQueue(server.app(), { member: person.uid, venue: 'TP' })));
  expect((await person.my()).map(({ statusCd }) => statusCd)).toEqual(['CALLED', 'READY']);
  server.wait(2 * minute);
  await tick();
  expect((await person.my()).map(({ statusCd }) => statusCd)).toEqual(['CALLED', 'READY']);
});

it('lets a party in once that is scanned at two gates at the same moment', async () => {
  const person = await join();
  const { entryId } = (await person.enqueue('twice')).data.entry;
  await tick(1);
  const scans = await Promise.allSettled([0, 1].map(() => enter(person.products[0] ?? '', 'twice')));
  expect([scans.map(({ status }) => status).toSorted(), await stateOf(entryId)]).toEqual([
    ['fulfilled', 'rejected'],
    'ENTERED',
  ]);
});

it('closes the reserved times that a shortened plan no longer has, keeps the others, and ends them all at midnight', async () => {
  const [early, late, waits] = [await join(), await join(), await join()];
  const plan = planOf(context(), 'TP', 'both') as PlanNow;
  const [first, last] = plan.slots.filter(({ at }) => at > server.now().getTime() + 30 * minute) as [
    PlanNow['slots'][number],
    PlanNow['slots'][number],
  ];
  const ids = [
    (await early.enqueue('both', { slotId: first.slotId })).data.entry.entryId,
    (await late.enqueue('both', { slotId: last.slotId })).data.entry.entryId,
    (await waits.enqueue('twice')).data.entry.entryId,
  ];
  await db()
    .transaction()
    .execute((tx) => runPlan(tx, context(), { ...plan, slots: plan.slots.filter(({ at }) => at <= first.at) }));
  expect(await Promise.all(ids.map(stateOf))).toEqual(['RESERVED', 'CLOSED', 'WAITING']);
  await tick(24 * 60);
  expect(await Promise.all(ids.map(stateOf))).toEqual(['ENDED', 'CLOSED', 'ENDED']);
});
