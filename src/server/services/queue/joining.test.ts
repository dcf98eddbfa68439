import { describe, expect, it } from 'vitest';
import type { QueuePlans } from '#schemas/calls/queue/answers';
import { accountServer } from '#tests/account-server.ts';
import { registerQueue } from './routes.ts';
import { queueDocuments, queueMembers, type QueueMember } from '#tests/queue-members.ts';

const server = accountServer({ documents: queueDocuments, features: [registerQueue] });
const { db, join, companions, plansOf, close, reopen } = queueMembers(server);

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
    const codeOf = async ({ browser }: Pick<QueueMember, 'browser'>, facilityId: string) =>
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
