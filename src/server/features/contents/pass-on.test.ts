import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { passOn, type Egress, type PassedCall } from './pass-on.ts';

const json = (body: unknown, status = 200): RequestListener => (_request, response) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));

const good = json({ code: '200', data: { sky: 'blue' } });
const redirecting: RequestListener = (request, response) =>
  request.url === '/there' ? good(request, response) : void response.writeHead(302, { location: '/there' }).end();

/** An upstream on this machine, and the requests that reached it. */
async function upstreamOf(listener: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const ask = (upstream: string, egress: Partial<Egress> = {}, call: Partial<PassedCall> = {}) =>
  passOn(
    { service: { id: 'DTS_TST_00001' }, upstream, target: '/api/v1/iam/weather?day=1', headers: { 'x-user-locale': 'en' }, now: 1000, ...call },
    { allowedHosts: ['api.example'], demo: true, timeoutMs: 5000, warn: () => undefined, ...egress },
  );

it('asks the upstream for the same path and query, with the language and without cookies', async () => {
  const { origin, requests } = await upstreamOf(good);
  expect(await ask(origin)).toEqual({ ok: true, data: { sky: 'blue' }, validUntil: 11_000 });
  expect(requests.map(({ method, url, headers }) => [method, url, headers['x-user-locale'], headers.cookie])).toEqual([['GET', '/api/v1/iam/weather?day=1', 'en', undefined]]);
});

it('hands on a business error', async () => {
  const { origin } = await upstreamOf(json({ code: 'WTH_01', errorMessage: 'No weather today', errorType: 'B' }, 409));
  expect(await ask(origin)).toMatchObject({ ok: false, status: 409, code: 'WTH_01', errorType: 'B', message: { ko: 'No weather today' } });
});

describe('refuses with 502', () => {
  const cases: readonly (readonly [string, RequestListener])[] = [
    ['redirects', redirecting],
    ['answers no JSON', (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>')],
    ['breaks off its JSON', json('{"code":"200","data":')],
    ['answers another form', json({ sky: 'blue' })],
    ['answers a list', json([1])],
    ['answers more than a megabyte', json({ code: '200', data: 'x'.repeat(1024 * 1024) })],
    ['fails', json({ code: '500', errorMessage: 'stack', errorType: 'E' }, 500)],
    ['sends the visitor elsewhere', json({ code: 'X', errorMessage: 'https://evil.example/', errorType: 'R' })],
    ['ends the session', json({ code: 'TKT_01', errorMessage: 'expired', errorType: 'S' }, 401)],
    ['hangs up', (request) => void request.socket.destroy()],
  ];

  it.each(cases)('an upstream that %s', async (_what, listener) => {
    const { origin } = await upstreamOf(listener);
    expect(await ask(origin)).toMatchObject({ ok: false, status: 502, errorType: 'E', code: 'SVC_04' });
  });

  it('an upstream that is later than the service may be', async () => {
    const { origin } = await upstreamOf(() => undefined);
    const warned: unknown[] = [];
    expect(await ask(origin, { warn: (error) => warned.push(error) }, { service: { id: 'DTS_TST_00001', timeoutMs: 50 } })).toMatchObject({ status: 502 });
    expect(warned).toMatchObject([{ name: 'TimeoutError' }]);
  });

  it('this machine, in production', async () => {
    const { origin, requests } = await upstreamOf(json({ code: '200', data: 1 }));
    expect(await ask(origin, { demo: false })).toMatchObject({ status: 502 });
    expect(requests).toEqual([]);
  });

  it.each(['https://other.example', 'http://api.example', 'https://api.example.evil.example', 'https://notapi.example', 'https://10.0.0.1', 'https://169.254.169.254', 'https://[::ffff:7f00:1]'])(
    'the host %s, which is no named https host of the list',
    async (origin) => {
      const warned: unknown[] = [];
      const egress = { allowedHosts: ['api.example', '10.0.0.1', '169.254.169.254'], warn: (error: unknown) => warned.push(error) };
      expect(await ask(origin, egress)).toMatchObject({ status: 502 });
      expect(String(warned[0])).toContain('not one of the site\'s allowed hosts');
    },
  );
});
