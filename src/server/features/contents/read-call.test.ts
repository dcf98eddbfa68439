import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { serviceOf } from '#tests/builders.ts';
import { callServer } from '#tests/call-server.ts';

const requests: IncomingMessage[] = [];
const upstream: Server = createServer((request, response) => {
  requests.push(request);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'OK', data: ['from upstream'] }));
});
afterAll(() => upstream.close());

const { get } = callServer(async () => {
  await new Promise<void>((resolve) => void upstream.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  return [
    serviceOf(2, '/api/v1/iam/weather/{day}', { upstream: origin }),
    serviceOf(3, '/api/v1/iam/fword-list', { upstream: origin }),
    serviceOf(4, '/api/v1/common/pages', { upstream: origin }),
    serviceOf(5, '/api/v1/iam/closed', { upstream: origin, state: 'B' }),
  ];
});

it('passes a call on that only documents know', async () => {
  const answer = await get('/api/v1/iam/weather/1?x=%20y', { 'x-pageid': 'PGE_TST_00001', cookie: 'secret=1' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { code: '200', data: ['from upstream'] }]);
  expect(requests.at(-1)).toMatchObject({ url: '/api/v1/iam/weather/1?x=%20y', headers: { 'x-pageid': 'PGE_TST_00001', 'x-dataserviceid': 'DTS_TST_00002' } });
  expect(requests.at(-1)?.headers.cookie).toBeUndefined();
});

it('replaces a built-in call by the upstream of its data service', async () => {
  expect((await get('/api/v1/iam/fword-list')).json()).toEqual({ code: '200', data: ['from upstream'] });
});

it('holds an upstream to the form of the call that it replaces', async () => {
  const answer = await get('/api/v1/common/pages');
  expect([answer.statusCode, answer.json()]).toMatchObject([502, { errorType: 'E' }]);
});

it.each(['/api/v1/iam/closed', '/api/v1/iam/weather/..%2f..', '/api/v1/iam/weather/%2e%2e'])('asks nobody for %s', async (url) => {
  const before = requests.length;
  expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  expect(requests).toHaveLength(before);
});
