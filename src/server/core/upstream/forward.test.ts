import { readFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AnswerInput } from '#content/answers/index';
import { documentsOf, siteOf, snapshotWith } from '#tests/engine-builders.ts';
import { data, fakeUpstream, hangUp, json, silent, type FakeUpstream } from '#tests/fake-upstream.ts';
import type { UpstreamFault } from './fault.ts';
import { Upstreams, type ForwardedCall, type UpstreamParts } from './forward.ts';

const good = data({ sky: 'blue' });
const there = (listener: RequestListener): Promise<FakeUpstream> =>
  fakeUpstream(listener).then((upstream) => {
    onTestFinished(() => upstream.close());
    return upstream;
  });

const inputOf = (upstreamHosts: readonly string[]): AnswerInput => ({
  documents: documentsOf([siteOf({ upstreamHosts: [...upstreamHosts] })]),
  snapshot: snapshotWith(),
  rich: () => [],
  art: () => '',
  viewer: { locale: 'ko', platform: 'WEB_MOBILE', login: false },
  now: 1000,
});

const callOf = (upstream: string, more: Partial<ForwardedCall> = {}): ForwardedCall => ({
  service: { id: 'DTS_TST_00001', method: 'GET', upstream },
  path: '/api/v1/iam/weather',
  target: '/api/v1/iam/weather?day=1',
  headers: { 'x-user-locale': 'en' },
  input: inputOf(['api.example']),
  ...more,
});

const upstreamsOf = (more: Partial<UpstreamParts> = {}) => {
  const warned: UpstreamFault[] = [];
  const upstreams = new Upstreams({
    demo: true,
    readsOnly: false,
    resolve: (host) => Promise.resolve([host]),
    now: () => 0,
    warn: (fault) => warned.push(fault),
    ...more,
  });
  return { upstreams, warned };
};
const ask = (upstream: string, more: Partial<UpstreamParts> = {}, call: Partial<ForwardedCall> = {}) =>
  upstreamsOf(more).upstreams.pass(callOf(upstream, call));

describe('what an upstream is asked', () => {
  it('is the same path and query, with the language and without who asks', async () => {
    const { origin, requests } = await there(good);
    expect(await ask(origin)).toEqual({ ok: true, data: { sky: 'blue' }, validUntil: null, cacheUntil: 11_000 });
    expect(requests.map(({ method, url }) => [method, url])).toEqual([['GET', '/api/v1/iam/weather?day=1']]);
    expect(requests[0]?.headers).toEqual({
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-user-locale': 'en',
      host: origin.slice(7),
      connection: 'close',
    });
  });

  it('is a body of JSON in a POST', async () => {
    const { origin, requests, bodies } = await there(good);
    const service = { id: 'DTS_TST_00001', method: 'POST', upstream: origin } as const;
    expect(await ask(origin, {}, { service, body: { name: '하늘' } })).toMatchObject({ ok: true });
    expect([requests[0]?.method, requests[0]?.headers['content-type'], bodies]).toEqual([
      'POST',
      'application/json',
      ['{"name":"하늘"}'],
    ]);
  });

  it('is asked once for all who ask the same at one time, and each time for a POST', async () => {
    const { origin, requests } = await there(good);
    const { upstreams } = upstreamsOf();
    const service = { id: 'DTS_TST_00001', method: 'POST', upstream: origin } as const;
    const calls = [
      callOf(origin),
      callOf(origin),
      callOf(origin, { headers: { 'x-user-locale': 'ko' } }),
      callOf(origin, { service }),
      callOf(origin, { service }),
    ];
    const answers = await Promise.all(calls.map((call) => upstreams.pass(call)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(['GET', 'POST'].map((method) => requests.filter((request) => request.method === method).length)).toEqual([
      2, 2,
    ]);
  });
});

it('hands on a business error, its text cut to a length that a dialog can show', async () => {
  const { origin } = await there(
    json({ code: 'WTH_01', errorMessage: `No weather today${'!'.repeat(2000)}`, errorType: 'B' }, 409),
  );
  const answer = await ask(origin);
  expect(answer).toMatchObject({
    ok: false,
    status: 409,
    code: 'WTH_01',
    errorType: 'B',
    message: { ko: expect.stringMatching(/^No weather today!+$/) as string },
  });
  expect(JSON.stringify(answer).length).toBeLessThan(1200);
});

const redirecting: RequestListener = (request, response) =>
  request.url === '/there' ? good(request, response) : void response.writeHead(302, { location: '/there' }).end();
const deep = `{"code":"200","data":${'['.repeat(5000)}${']'.repeat(5000)}}`;

describe('refuses with 502', () => {
  const cases: readonly (readonly [string, RequestListener])[] = [
    ['redirects', redirecting],
    [
      'answers no JSON',
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>'),
    ],
    ['names no type', (_request, response) => void response.writeHead(200).end('{"code":"200","data":1}')],
    ['breaks off its JSON', json('{"code":"200","data":')],
    [
      'breaks off its answer',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '99' }).write('{"code"');
        response.destroy();
      },
    ],
    ['answers another form', json({ sky: 'blue' })],
    ['answers a list', json([1])],
    ['answers nothing', json('')],
    ['answers more than a megabyte', data('x'.repeat(1024 * 1024))],
    [
      'never ends',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const more = () => {
          while (response.write('x'.repeat(65_536)));
          response.once('drain', more);
        };
        more();
      },
    ],
    ['answers five thousand levels deep', json(deep)],
    ['answers a prototype', json('{"code":"200","data":{"__proto__":{"admin":true}}}')],
    [
      'packs its answer',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('x'),
    ],
    [
      'answers no UTF-8',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from([0x22, 0xff, 0x22])),
    ],
    [
      'sends a header without end',
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json', 'x-long': 'x'.repeat(100_000) })
          .end('{"code":"200","data":1}'),
    ],
    ['fails', json({ code: '500', errorMessage: 'stack', errorType: 'E' }, 500)],
    ['sends the visitor elsewhere', json({ code: 'X', errorMessage: 'https://evil.example/', errorType: 'R' })],
    ['ends the session', json({ code: 'TKT_01', errorMessage: 'expired', errorType: 'S' }, 401)],
    ['asks for a password change', json({ code: 'PWD_01', errorMessage: 'x', errorType: 'P' }, 403)],
    ['writes a code that is no word', json({ code: '<b>', errorMessage: 'x', errorType: 'B' }, 409)],
    ['hangs up', hangUp],
  ];

  it.each(cases)('an upstream that %s', async (_what, listener) => {
    const { origin, requests } = await there(listener);
    expect(await ask(origin)).toMatchObject({
      ok: false,
      status: 502,
      errorType: 'E',
      code: 'SVC_04',
      message: { ko: expect.stringMatching(/[가-힣]/) as string, en: expect.stringMatching(/^[^가-힣]+$/) as string },
    });
    expect(requests.every(({ url }) => url !== '/there')).toBe(true);
  });

  it('an upstream that is not there', async () => {
    const gone = await fakeUpstream(good);
    await gone.close();
    expect(await ask(gone.origin)).toMatchObject({ status: 502, code: 'SVC_04' });
  });
});

describe('a connection that breaks', () => {
  const broken = async (method: 'GET' | 'POST') => {
    const upstream = await there(hangUp);
    const { upstreams, warned } = upstreamsOf();
    const answer = await upstreams.pass(
      callOf(upstream.origin, {
        service: { id: 'DTS_TST_00001', method, upstream: upstream.origin },
        ...(method === 'POST' ? { body: {} } : {}),
      }),
    );
    return { answer, requests: upstream.requests.length, warned: warned.map(({ kind }) => kind) };
  };
  it('is tried once more for a GET', async () => {
    expect(await broken('GET')).toMatchObject({ answer: { status: 502 }, requests: 2, warned: ['away'] });
  });
  it('is never tried again for a POST, which may have been done', async () => {
    expect(await broken('POST')).toMatchObject({ answer: { status: 502 }, requests: 1, warned: ['away'] });
  });
});

describe('an upstream that is late', () => {
  afterEach(() => void vi.useRealTimers());

  /** Calls an upstream that never answers; its clock advances only on demand. */
  const waiting = async (timeoutMs: number | undefined) => {
    const reached = Promise.withResolvers<void>();
    const { origin } = await there((request, response) => {
      silent(request, response);
      reached.resolve();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answer: unknown = 'waiting';
    const { upstreams, warned } = upstreamsOf();
    const service = {
      id: 'DTS_TST_00001',
      method: 'GET',
      upstream: origin,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    } as const;
    const asked = upstreams
      .pass(
        callOf(origin, {
          service,
          input: {
            ...inputOf([]),
            snapshot: snapshotWith([siteOf({ timings: { ...siteOf({}).timings, requestMs: 30_000 } })]),
          },
        }),
      )
      .then((given) => (answer = given));
    await reached.promise;
    return { asked, warned, answer: () => answer };
  };

  it.each([
    {
      what: 'thirty seconds, which the site says, when its document says nothing',
      given: undefined,
      timeoutMs: 30_000,
    },
    { what: 'the two minutes of its document', given: 120_000, timeoutMs: 120_000 },
    { what: 'the ninety seconds of its document', given: 90_000, timeoutMs: 90_000 },
  ])('is answered for with 504 after $what', async ({ given, timeoutMs }) => {
    const { asked, answer, warned } = await waiting(given);
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(answer()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ ok: false, status: 504, code: 'SVC_05', errorType: 'E' });
    expect(warned).toMatchObject([{ kind: 'late', message: `no answer within ${timeoutMs} ms` }]);
  });

  it('is given up on after five seconds where the name server does not even answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise } = Promise.withResolvers<string[]>();
    const asked = ask('https://api.example', { resolve: () => promise });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await asked).toMatchObject({ status: 504 });
  });

  it('is given up on after five seconds where a connection does not come about', async () => {
    const reached = Promise.withResolvers<void>();
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      reached.resolve();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const place = `api.example:${(server.address() as AddressInfo).port}`;
    const { upstreams, warned } = upstreamsOf({ resolve: () => Promise.resolve(['127.0.0.1']) });
    const asked = upstreams.pass(callOf(`https://${place}`, { input: inputOf([place]) }));
    await reached.promise;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await asked).toMatchObject({ status: 504 });
    expect(warned).toMatchObject([{ kind: 'late', message: 'no connection within 5000 ms' }]);
  });
});

it('leaves a host alone that failed five times, tells its services apart by host, and goes on without waiting', async () => {
  const [ill, well] = [await there(hangUp), await there(good)];
  const { upstreams, warned } = upstreamsOf();
  for (let call = 0; call < 6; call++) await upstreams.pass(callOf(ill.origin));
  expect(warned.map(({ kind }) => kind)).toEqual([...Array<string>(5).fill('away'), 'resting']);
  expect(ill.requests).toHaveLength(10);
  expect(await upstreams.pass(callOf(well.origin))).toMatchObject({ ok: true });
});

describe('which host may be asked', () => {
  const listed = ['api.example', 'api.example:8443', '10.0.0.1', '169.254.169.254', '2130706433', 'localhost'];

  it.each([
    'https://other.example',
    'http://api.example',
    'https://sub.api.example',
    'https://api.example.evil.example',
    'https://notapi.example',
    'https://api.example:444',
    'https://user@api.example',
    'https://api.example/path',
    'https://10.0.0.1',
    'https://169.254.169.254',
    'https://2130706433',
    'https://0x7f.1',
    'https://[::ffff:7f00:1]',
    'https://localhost',
    'http://127.0.0.1',
    'ftp://api.example',
    'https://api.example:0',
    'https://api.example:99999',
  ])('not %s, though one like it is on the list', async (upstream) => {
    const resolve = vi.fn<UpstreamParts['resolve']>();
    const { upstreams, warned } = upstreamsOf({ demo: false, resolve });
    expect(await upstreams.pass(callOf(upstream, { input: inputOf(listed) }))).toMatchObject({ status: 502 });
    expect([warned.map(({ kind }) => kind), resolve.mock.calls]).toEqual([['forbidden'], []]);
  });

  it.each([
    [['10.0.0.8']],
    [['127.0.0.1']],
    [['::1']],
    [['8.8.8.8', '192.168.0.1']],
    [['::ffff:8.8.8.8']],
    [['fe80::1']],
    [[]],
    [['not an address']],
  ])('not one whose name leads to %j', async (addresses) => {
    const { upstreams, warned } = upstreamsOf({ demo: false, resolve: () => Promise.resolve(addresses) });
    expect(await upstreams.pass(callOf('https://api.example'))).toMatchObject({ status: 502 });
    expect(warned).toMatchObject([{ kind: 'forbidden' }]);
  });

  it('is asked at the name server once for a call, whose first answer counts', async () => {
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    const resolve = vi.fn<UpstreamParts['resolve']>(() => Promise.resolve(answers.shift() ?? []));
    const { upstream, seen } = await overTls(good);
    expect(await ask(upstream, { resolve }, { input: inputOf([upstream.slice(8)]) })).toMatchObject({ ok: true });
    expect(resolve.mock.calls).toEqual([['api.example']]);
    expect(seen).toEqual([{ name: 'api.example', host: upstream.slice(8), at: '127.0.0.1' }]);
  });

  it('is tried at its other checked addresses when the first does not answer', async () => {
    const { upstream, seen } = await overTls(good);
    expect(
      await ask(
        upstream,
        { resolve: () => Promise.resolve(['127.0.0.9', '127.0.0.1']) },
        { input: inputOf([upstream.slice(8)]) },
      ),
    ).toMatchObject({ ok: true });
    expect(seen).toMatchObject([{ at: '127.0.0.1' }]);
  });

  it('has to prove its name: a certificate of another one is refused', async () => {
    const { upstream, seen } = await overTls(good);
    const other = upstream.replace('api.example', 'other.example');
    const { upstreams, warned } = upstreamsOf({ resolve: () => Promise.resolve(['127.0.0.1']) });
    expect(await upstreams.pass(callOf(other, { input: inputOf([other.slice(8)]) }))).toMatchObject({ status: 502 });
    expect(warned).toMatchObject([{ kind: 'away', cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' } }]);
    expect(seen).toEqual([]);
  });
});

/** An upstream with the certificate of api.example, which this process trusts during the test. */
async function overTls(listener: RequestListener) {
  const folder = join(import.meta.dirname, '../../../../tests/fixtures/upstream-tls');
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, cert ?? '']);
  const seen: { readonly name: unknown; readonly host: string | undefined; readonly at: string | undefined }[] = [];
  const server = createTlsServer({ key, cert }, (request, response) => {
    const socket = request.socket as TLSSocket; // a TLS server has only this one
    seen.push({
      name: (socket as TLSSocket & { readonly servername?: unknown }).servername,
      host: request.headers.host,
      at: socket.localAddress,
    });
    listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    setDefaultCACertificates(trusted);
    server.closeAllConnections();
    server.close();
  });
  return { upstream: `https://api.example:${(server.address() as AddressInfo).port}`, seen };
}
