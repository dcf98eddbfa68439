import { expect, it, onTestFinished } from 'vitest';
import { data, fakeUpstream, hangUp, json } from '#tests/fake-upstream.ts';
import { serviceOf } from '#tests/builders.ts';
import { pick, soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';
import { builtInTicketing } from './built-in.ts';
import { ticketingOf } from './choose.ts';
import { ticketingPaths } from './upstream.ts';

const issued = {
  number: '123456789012345674',
  kind: 'TICKET',
  product: 'day',
  venue: 'TP',
  valid_from: '20261101',
  valid_until: '20261101',
};

/** A server whose venue asks the ticketing of the resort. */
const connected = async () => {
  const upstream = await fakeUpstream(data({ numberList: [issued] }));
  onTestFinished(() => upstream.close());
  const store = await tempStore();
  const publishing = publishingOver(store);
  const services = Object.values(ticketingPaths).map((path, index) =>
    serviceOf(90 + index, path, { method: 'POST', upstream: upstream.origin, timeoutMs: 1000 }),
  );
  await seedWith(publishing, [
    ...soundSite().filter(({ type }) => type !== 'venue'),
    { ...pick(soundSite(), 'venue', 'TP'), ticketing: 'upstream' },
    ...services,
  ]);
  const { app } = await testServer(publishing);
  return { upstream, app, db: store.db, ticketing: ticketingOf(app, 'TP') };
};

it('asks the upstream of the venue, and this server for other venues', async () => {
  const { ticketing, upstream, db, app } = await connected();
  expect(await ticketing.find(db, issued.number)).toEqual({
    ...issued,
    reservation: '',
    seq: 0,
    mobile: '',
    holder_name: '',
    birth_date: '',
    seat: '',
    people: 1,
    state: 'ISSUED',
  });
  expect([upstream.requests[0]?.url, upstream.bodies[0]]).toEqual([
    ticketingPaths.find,
    JSON.stringify({ number: issued.number }),
  ]);
  expect(await ticketing.find(db, '999999999999999993')).toBeUndefined();
  expect(ticketingOf(app, 'XX')).toBe(builtInTicketing);
});

it('claims and releases a number for a product', async () => {
  const { ticketing, upstream, db } = await connected();
  upstream.behave(data({ doneYn: 'N' }));
  await db.transaction().execute(async (tx) => {
    expect(await ticketing.claim(tx, issued.number, 'p1')).toBe(false);
    upstream.behave(data({ doneYn: 'Y' }));
    expect(await ticketing.claim(tx, issued.number, 'p1')).toBe(true);
    await ticketing.release(tx, issued.number, 'p1');
  });
  expect(upstream.requests.map(({ url }) => url)).toEqual([
    ticketingPaths.claim,
    ticketingPaths.claim,
    ticketingPaths.release,
  ]);
});

it.each([
  ['breaks the connection off', hangUp],
  ['fails', json({ error: 'x' }, 500)],
  ['answers other data', data({ list: [] })],
  ['answers an impossible kind', data({ numberList: [{ ...issued, kind: 'BOAT' }] })],
])('rejects an upstream that %s', async (_, behaviour) => {
  const { ticketing, upstream, db } = await connected();
  upstream.behave(behaviour);
  await expect(ticketing.find(db, issued.number)).rejects.toMatchObject({ answer: { code: 'UNEXPECTED' } });
});
