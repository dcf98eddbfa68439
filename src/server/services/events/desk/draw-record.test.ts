import { expect, it } from 'vitest';
import { repeatDraw } from '#content/draws/repeat-draw';
import type { DrawRecord } from '#schemas/calls/events/draw-record';
import type { Event } from '#schemas/documents/event/schema';
import { accountServer, minute, PASSWORD } from '#tests/account-server.ts';
import { registerEvents } from '../routes.ts';
import { settleEvents } from '../settle-events.ts';
import { readDrawRecord } from './draw-record.ts';

const words = (text: string) => ({ ko: text, en: text });
const item = (id: string, stock: number, more: object = {}) => ({
  id,
  name: words(id),
  kind: 'ITEM' as const,
  stock,
  ...more,
});
const event = (id: string, kind: Event['kind'], more: Partial<Event>): Event => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  kind,
  parks: ['09'],
  order: 1,
  title: words(id),
  until: '2026-11-20T00:00:00+09:00',
  ...more,
});
const events = [
  event('draw', 'APPLY', { draw: { resultOn: '2026-11-21', waiting: 1 }, prizes: [item('cabin', 1)] }),
  event('wheel', 'ROULETTE', {
    limit: { per: 'DAY', times: 3 },
    prizes: [
      item('large', 2, { weight: 9 }),
      { id: 'small', name: words('small'), kind: 'SOM', amount: 10, weight: 1 },
    ],
  }),
  event('text', 'ETC', {}),
];
const kinds = {
  type: 'code-list',
  id: 'COD_IAM_BOARD_KIND',
  v: 1,
  items: ['APPLY', 'ROULETTE', 'ETC'].map((codeId) => ({ codeId, codeName: words(codeId) })),
};
const reasons = {
  type: 'code-list',
  id: 'COD_IAM_SOM_REASON',
  v: 1,
  items: [{ codeId: 'EVENT', codeName: words('Event') }],
};
const server = accountServer({
  documents: [kinds, { ...kinds, id: 'COD_IAM_EVENT_KIND' }, reasons, ...events],
  features: [registerEvents],
});
const context = () => server.app().context;
const record = async (id: string): Promise<DrawRecord> => {
  const read = await readDrawRecord(
    server.store().db,
    context().live.current.prepared.documents.event.get(id) as Event,
    { now: server.now(), release: context().live.current.number },
  );
  // As a file.
  return JSON.parse(JSON.stringify(read)) as DrawRecord;
};

it('gives the lists of a draw and a wheel without an ID of a member; after the end with the seed, so that the results can be repeated [V-425]', async () => {
  const members = await Promise.all([1, 2, 3].map(() => server.addMember()));
  for (const [index, member] of members.entries()) {
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    for (const [turn, eventId] of ['draw', 'wheel', 'wheel', 'wheel'].entries())
      await browser.post(
        'evt/event-join',
        { eventId, parkType: 'TP' },
        { headers: { 'idempotency-key': `k${index}-${turn}` } },
      );
  }
  for (const id of ['draw', 'wheel']) expect(await record(id)).toMatchObject({ seed: '', listHash: '' });
  expect((await record('draw')).entries).toMatchObject([1, 2, 3].map(() => ({ result: '', prize: '', winner: '' })));
  server.wait(Date.parse('2026-11-20T00:00:00+09:00') - server.now().getTime() + minute);
  await settleEvents(context());
  const closed = await record('draw');
  expect([closed.seed, closed.listHash]).toEqual(['', expect.stringMatching(/^[0-9a-f]{64}$/)]);
  server.wait(Date.parse('2026-11-21T00:00:00+09:00') - server.now().getTime());
  await settleEvents(context());
  const [draw, wheel] = [await record('draw'), await record('wheel')];
  expect([draw.listHash, draw.seedHash]).toEqual([closed.listHash, closed.seedHash]);
  for (const one of [draw, wheel]) expect(repeatDraw(one).findings).toEqual([]);
  expect([draw.entries.map(({ result }) => result).toSorted(), wheel.entries.length, draw.rules[0]?.release]).toEqual([
    ['LOST', 'WAITLISTED', 'WON'],
    9,
    context().live.current.number,
  ]);
  expect(draw.entries.find(({ result }) => result === 'WON')?.winner).toBeOneOf(
    members.map(({ loginId }) => `${loginId.slice(0, -3)}***`),
  );
  const text = JSON.stringify([draw, wheel]);
  expect(members.filter(({ uid, loginId }) => text.includes(uid) || text.includes(loginId))).toEqual([]);
  // Keys of a member in two events have nothing in common.
  expect(draw.entries.filter(({ entrant }) => wheel.entries.some((one) => one.entrant === entrant))).toEqual([]);
});

it('draws once: a list that is complete stays as it is', async () => {
  const before = JSON.stringify(await record('draw'));
  await settleEvents(context());
  expect(JSON.stringify(await record('draw'))).toBe(before);
  expect(
    await readDrawRecord(server.store().db, events[2] as Event, { now: server.now(), release: 1 }),
  ).toBeUndefined();
});
