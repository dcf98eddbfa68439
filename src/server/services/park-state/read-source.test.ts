import { expect, it, onTestFinished } from 'vitest';
import { data, fakeUpstream, hangUp, json, silent } from '#tests/fake-upstream.ts';
import { facility } from '#tests/park-documents.ts';
import { serviceOf } from '#tests/builders.ts';
import { pick, soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';
import { readSource, sourceOf } from './read-source.ts';

const now = Date.parse('2026-11-01T03:00:00Z');
const state = (facilityId: string, more: object = {}) => ({
  facilityId,
  statusCd: 'OPEN',
  waitMin: 10,
  asOf: now,
  ...more,
});

/** A server whose venue takes its states from an upstream. */
const connected = async () => {
  const upstream = await fakeUpstream(data({ stateList: [state('a')] }));
  onTestFinished(() => upstream.close());
  const publishing = publishingOver(await tempStore());
  const venue = pick(soundSite(), 'venue', 'TP');
  const service = serviceOf(9, '/api/v1/iam/information/states', { upstream: upstream.origin, timeoutMs: 1000 });
  await seedWith(publishing, [
    ...soundSite().filter(({ type }) => type !== 'venue'),
    { ...venue, liveStates: 'upstream' },
    service,
    facility('a'),
  ]);
  const { app } = await testServer(publishing);
  return { upstream, app, read: () => readSource(app, 'TP', now) };
};

it('reads the states of a venue from the upstream of its data service', async () => {
  const { read, upstream, app } = await connected();
  expect([await read(), upstream.requests[0]?.url, sourceOf(app.live.current.prepared.documents, 'TP', true)]).toEqual([
    [state('a')],
    '/api/v1/iam/information/states?parkType=TP',
    'upstream',
  ]);
});

it('leaves out unknown facilities and states from the future', async () => {
  const { read, upstream } = await connected();
  upstream.behave(
    data({ stateList: [state('a', { asOf: now + 5_000 }), state('unknown'), state('a', { asOf: now + 3_600_000 })] }),
  );
  expect(await read()).toEqual([state('a')]);
});

it.each([
  ['answers slowly', silent],
  ['breaks the connection off', hangUp],
  ['fails', json({ error: 'x' }, 500)],
  ['answers no JSON', json('<p>broken</p>')],
  ['answers an unknown status', data({ stateList: [state('a', { statusCd: 'SLEEPING' })] })],
  ['answers an impossible wait time', data({ stateList: [state('a', { waitMin: 9_999 })] })],
  ['answers other data', data({ list: [] })],
])('rejects an upstream that %s', async (_, behaviour) => {
  const { read, upstream } = await connected();
  upstream.behave(behaviour);
  await expect(read()).rejects.toThrow(/upstream answered 50[24]|is not what/);
});
