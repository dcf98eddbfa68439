import { expect, it } from 'vitest';
import { facility, opening, toilet } from '#tests/park-documents.ts';
import { pick, soundSite } from '#tests/sound-site.ts';
import { callServer } from '#tests/call-server.ts';

const venue = { ...pick(soundSite(), 'venue', 'TP'), liveStates: 'simulation' };
// The clock of the server stands there.
const noon = Date.parse('2026-11-01T03:00:00Z');
const { app, get } = callServer([venue, facility('a'), toilet('t'), opening]);

const read = async (path: string) =>
  (await get(`/api/v1/iam/information/${path}`)).json<{ data: Record<string, unknown> }>();

it('answers the time of the server to a page, with a session or without [V-385]', async () => {
  const answer = await get('/api/v1/iam/information/resorts/getCurrentTimestamp', { 'x-pageid': 'PGE_TST_00001' });
  expect([answer.json(), answer.headers['cache-control']]).toEqual([
    { code: '200', data: { timestamp: noon, dateTime: '20261101120000' } },
    'no-store',
  ]);
});

it('answers the live states of a venue, uncached and labelled as simulated', async () => {
  app().parkStates.put('TP', {
    polledAt: noon,
    polled: [{ facilityId: 'a', statusCd: 'OPEN', waitMin: 20, asOf: noon }],
    overrides: [],
  });
  expect(await read('states?parkType=TP')).toEqual({
    code: '200',
    data: { simulatedYn: 'Y', stateList: [{ facilityId: 'a', statusCd: 'OPEN', waitMin: 20, asOf: noon }] },
  });
});

it('gives the states to the calls of the release too', async () => {
  app().parkStates.put('TP', {
    polledAt: noon,
    polled: [{ facilityId: 'a', statusCd: 'REST', asOf: noon }],
    overrides: [],
  });
  expect(await read('facilities?parkType=TP&cate=01')).toMatchObject({
    data: { list: [{ facilityId: 'a', statusCd: 'REST', asOf: noon }] },
  });
});

it('answers no state that is older than ten minutes', async () => {
  app().parkStates.put('TP', {
    polledAt: noon,
    polled: [
      { facilityId: 'a', statusCd: 'OPEN', asOf: noon - 600_000 },
      { facilityId: 't', statusCd: 'OPEN', asOf: noon - 599_999 },
    ],
    overrides: [],
  });
  expect(await read('states?parkType=TP')).toMatchObject({ data: { stateList: [{ facilityId: 't' }] } });
});

it('answers the wait times of the day, and the usual ones as forecast', async () => {
  const { data } = await read('waits?parkType=TP&facilityId=a');
  expect([Array.isArray(data['waitList']), data['usualList']]).toMatchObject([
    true,
    Array.from({ length: 66 }, () => ({ waitMin: expect.any(Number) as number })),
  ]);
});

it.each([
  ['states?parkType=ZZ', 404, 'PRK_01'],
  ['states', 400, 'REQ_INVALID'],
  ['waits?parkType=TP&facilityId=zz', 404, 'PRK_02'],
])('refuses %s', async (path, status, code) => {
  const answer = await get(`/api/v1/iam/information/${path}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
});
