import { describe, expect, it } from 'vitest';
import { accountServer, minute } from '#tests/account-server.ts';
import { seedQueue } from '../demo/demo-queue.ts';
import { leaveQueues } from './end-entry.ts';
import { planOf, type PlanNow } from './plans.ts';
import { registerQueue } from './routes.ts';
import { runPlan } from './run-plan.ts';
import { queueDocuments, queueMembers, type QueueMember } from '#tests/queue-members.ts';

const server = accountServer({ documents: queueDocuments, features: [registerQueue] });
const { db, context, join, caller, tick, enter, plansOf, close, reopen, stateOf } = queueMembers(server);

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
    const [later, back] = [await join(), people[2] as QueueMember];
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
