import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { fillDisk } from '#tests/fill-disk.ts';
import { layout } from '#tests/sound-site.ts';
import { testServer } from '#tests/test-server.ts';

const nested = (levels: number): string => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;

it.each([
  ['a body that is no JSON', 400, 'REQ_NOT_JSON', 'application/json', '{'],
  ['no body', 400, 'REQ_INVALID', 'application/json', ''],
  ['a body of another type', 415, 'REQ_MEDIA_TYPE', 'text/plain', '{}'],
  ['a prototype in the body', 400, 'REQ_NOT_JSON', 'application/json', '{"__proto__": {"admin": true}}'],
  [
    "a constructor's prototype in the body",
    400,
    'REQ_NOT_JSON',
    'application/json',
    '{"constructor": {"prototype": {}}}',
  ],
  ['a body nested by 21', 400, 'REQ_TOO_DEEP', 'application/json', nested(21)],
  [
    'a body nested by half a million',
    400,
    'REQ_TOO_DEEP',
    'application/json',
    '['.repeat(500_000) + ']'.repeat(500_000),
  ],
  [
    'a body of more than a megabyte',
    413,
    'REQ_TOO_LARGE',
    'application/json',
    JSON.stringify({ a: 'x'.repeat(1024 * 1024) }),
  ],
  ['a key that the body may not have', 400, 'REQ_INVALID', 'application/json', '{"drafts": "all", "force": true}'],
  ['a number in place of a text', 400, 'REQ_INVALID', 'application/json', '{"drafts": "all", "message": 5}'],
  ['a text in place of a switch', 400, 'REQ_INVALID', 'application/json', '{"drafts": "all", "validateOnly": "true"}'],
])('refuses %s with %i and what to do', async (_what, status, code, type, payload) => {
  const { app } = await testServer();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/console/v1/releases',
    headers: { authorization: 'Bearer a-token-of-the-tests', 'content-type': type },
    payload,
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    status,
    { code, errorMessage: expect.any(String), errorType: 'B' },
  ]);
});

it('takes documents nested by 20 in an import, where two levels stand around them', async () => {
  const { console: call } = await testServer();
  const deep = { type: 'layout', id: 'deep', a: JSON.parse(nested(19)) as object };
  const deeper = { type: 'layout', id: 'deep', a: JSON.parse(nested(20)) as object };
  const answers = [
    await call('PUT', '/drafts/layout/deep', deep),
    await call('POST', '/import', { documents: [deep] }),
    await call('POST', '/import', { documents: [deeper] }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400]);
});

it('answers an unknown call as an error, whatever its method', async () => {
  const { app } = await testServer();
  const answers = await Promise.all(
    (['GET', 'POST', 'PUT', 'DELETE'] as const).map((method) =>
      app.inject({ method, url: '/api/v1/iam/no-such-call' }),
    ),
  );
  expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
    Array.from({ length: 4 }, () => [404, 'NOT_FOUND']),
  );
});

it('tells its log alone what went wrong inside, without the token', async () => {
  const { app, publishing, logged } = await testServer();
  await publishing.store.db.schema.dropTable('drafts').execute();
  const answer = await app.inject({
    url: '/api/console/v1/drafts',
    headers: { authorization: 'Bearer a-token-of-the-tests' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 'UNEXPECTED', errorMessage: 'Unable to handle as a temporary failure, please try again', errorType: 'E' },
  ]);
  expect(logged()).toMatch(/no such table: drafts|relation \\"drafts\\" does not exist/);
  expect(logged()).not.toContain('a-token-of-the-tests');
});

it('refuses what is still under way when the store has closed, and calls that no failure in its log', async () => {
  const { app, publishing, logged } = await testServer();
  const [asked, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/slow', async () => {
    asked.resolve();
    await closed.promise;
    return publishing.store.db.selectFrom('drafts').selectAll().execute();
  });
  const coming = app.inject('/slow');
  await asked.promise;
  await publishing.store.db.destroy();
  closed.resolve();
  const answer = await coming;
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'NOT_READY', errorType: 'E' }),
  ]);
  expect(logged()).not.toContain('a request failed');
});

it('calls an answer that the browser breaks off no failure, and one that ends before its time one', async () => {
  const { app, logged } = await testServer();
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.post('/left', (_request, reply) => {
    // The request was read completely and no response byte was written, so nothing else shows which side failed.
    reply.raw.once('close', () => setImmediate(left.resolve));
    asked.resolve();
    return reply.send(new Readable({ read: () => undefined }));
  });
  app.get('/ends', (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          this.destroy();
        },
      }),
    ),
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = new AbortController();
  const coming = fetch(`${origin}/left`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: browser.signal,
  }).catch((error: unknown) => error);
  await asked.promise;
  browser.abort();
  await Promise.all([coming, left.promise]);
  expect(logged()).not.toContain('Premature close');
  expect((await fetch(`${origin}/ends`)).status).toBe(500);
  expect(logged()).toContain('a request failed');
});

it('sends headers that forbid sniffing, framing and scripts with every answer, and stores no answer of the console', async () => {
  const { app, console: call } = await testServer();
  const answers = await Promise.all([app.inject('/healthz'), app.inject('/api/nothing'), call('GET', '/releases')]);
  const safe = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  expect(answers.map(({ headers }) => headers)).toEqual(answers.map(() => expect.objectContaining(safe)));
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store', 'no-store']);
});

it('compresses long answers', async () => {
  const { console: call } = await testServer();
  const answer = await call('GET', '/documents', undefined, { 'accept-encoding': 'br' });
  expect(answer.headers['content-encoding']).toBe('br');
});

it('describes every call of the publishing API, with its token', async () => {
  const { app } = await testServer();
  const { openapi, paths } = (await app.inject('/api/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, { security?: object[]; summary?: string }>>;
  }>();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, security }]) => ({
      name: `${method} ${path}`,
      summary,
      security,
    })),
  );
  const ofConsole = calls.filter(({ name }) => name.includes('/api/console/'));
  expect(openapi).toMatch(/^3\.1/);
  expect(ofConsole.map(({ name }) => name).sort()).toEqual([
    'delete /api/console/v1/devices/{venue}/{device}',
    'delete /api/console/v1/drafts/{type}/{id}',
    'delete /api/console/v1/facility-uses/{venue}/{use}',
    'delete /api/console/v1/people/{id}/second-factor',
    'delete /api/console/v1/session',
    'delete /api/console/v1/today/{venue}/{facility}',
    'delete /api/console/v1/tokens/{id}',
    'get /api/console/v1/changes',
    'get /api/console/v1/devices/{venue}',
    'get /api/console/v1/diff',
    'get /api/console/v1/documents',
    'get /api/console/v1/documents/{type}/{id}',
    'get /api/console/v1/documents/{type}/{id}/revisions/{hash}',
    'get /api/console/v1/documents/{type}/{id}/users',
    'get /api/console/v1/drafts',
    'get /api/console/v1/drafts/{type}/{id}',
    'get /api/console/v1/events',
    'get /api/console/v1/facility-uses/{venue}',
    'get /api/console/v1/journal',
    'get /api/console/v1/media/{hash}/{file}',
    'get /api/console/v1/members/{venue}/adjustments',
    'get /api/console/v1/members/{venue}/billboards',
    'get /api/console/v1/members/{venue}/billboards/{id}',
    'get /api/console/v1/members/{venue}/clubs',
    'get /api/console/v1/members/{venue}/clubs/{id}',
    'get /api/console/v1/members/{venue}/courses',
    'get /api/console/v1/members/{venue}/courses/{id}',
    'get /api/console/v1/members/{venue}/events',
    'get /api/console/v1/members/{venue}/events/{id}',
    'get /api/console/v1/members/{venue}/events/{id}/draw',
    'get /api/console/v1/members/{venue}/events/{id}/game',
    'get /api/console/v1/members/{venue}/events/{id}/participants',
    'get /api/console/v1/members/{venue}/events/{id}/winners',
    'get /api/console/v1/members/{venue}/pictures',
    'get /api/console/v1/members/{venue}/pictures/{id}',
    'get /api/console/v1/notes/{name}',
    'get /api/console/v1/people',
    'get /api/console/v1/privacy/access-log/{look}',
    'get /api/console/v1/privacy/alarms',
    'get /api/console/v1/privacy/apart',
    'get /api/console/v1/privacy/look-ups',
    'get /api/console/v1/privacy/report',
    'get /api/console/v1/queues/{venue}',
    'get /api/console/v1/queues/{venue}/{facility}/{action}',
    'get /api/console/v1/releases',
    'get /api/console/v1/releases/{number}/changes',
    'get /api/console/v1/releases/{number}/check',
    'get /api/console/v1/session',
    'get /api/console/v1/site',
    'get /api/console/v1/today/{venue}',
    'get /api/console/v1/tokens',
    'get /api/console/v1/widget-code',
    'patch /api/console/v1/people/{id}',
    'post /api/console/v1/check',
    'post /api/console/v1/check/html',
    'post /api/console/v1/devices/{venue}',
    'post /api/console/v1/devices/{venue}/{device}/joining',
    'post /api/console/v1/diff',
    'post /api/console/v1/import',
    'post /api/console/v1/layouts/{id}/sight',
    'post /api/console/v1/media',
    'post /api/console/v1/members/{venue}/adjustments',
    'post /api/console/v1/members/{venue}/clubs/{id}/activities',
    'post /api/console/v1/members/{venue}/events/{id}/game',
    'post /api/console/v1/members/{venue}/member',
    'post /api/console/v1/members/{venue}/member/hide',
    'post /api/console/v1/members/{venue}/member/release',
    'post /api/console/v1/members/{venue}/member/suspend',
    'post /api/console/v1/members/{venue}/member/unmask',
    'post /api/console/v1/members/{venue}/ticket',
    'post /api/console/v1/people',
    'post /api/console/v1/privacy/access-log',
    'post /api/console/v1/privacy/access-log/check',
    'post /api/console/v1/privacy/apart/{id}',
    'post /api/console/v1/privacy/check',
    'post /api/console/v1/queues/{venue}/{facility}/{action}',
    'post /api/console/v1/releases',
    'post /api/console/v1/releases/{number}/activate',
    'post /api/console/v1/releases/{number}/roll-back',
    'post /api/console/v1/session',
    'post /api/console/v1/session/password',
    'post /api/console/v1/session/second-factor',
    'post /api/console/v1/session/second-factor/proof',
    'post /api/console/v1/session/second-factor/recovery-codes',
    'post /api/console/v1/tokens',
    'put /api/console/v1/drafts/{type}/{id}',
    'put /api/console/v1/members/{venue}/adjustments/{id}',
    'put /api/console/v1/members/{venue}/billboards/{id}',
    'put /api/console/v1/members/{venue}/boarding',
    'put /api/console/v1/members/{venue}/clubs/{id}/members/{record}',
    'put /api/console/v1/members/{venue}/courses/{id}',
    'put /api/console/v1/members/{venue}/events/{id}/participants/{record}',
    'put /api/console/v1/members/{venue}/pictures/{id}',
    'put /api/console/v1/notes/{name}',
    'put /api/console/v1/privacy/alarms/{id}',
    'put /api/console/v1/session/second-factor',
    'put /api/console/v1/today/{venue}/{facility}',
  ]);
  expect(ofConsole.filter(({ summary, security }) => summary === undefined || security === undefined)).toEqual([]);
});

it('shows the API as a page without scripts', async () => {
  const { app } = await testServer();
  const { body, headers } = await app.inject('/api/docs');
  expect(body).toContain('/api/console/v1/releases');
  expect(body).not.toMatch(/<script|style=|https?:\/\//);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

it('is alive without its store, but not ready', async () => {
  const { app, publishing } = await testServer();
  expect([(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).json()]).toEqual([
    200,
    { status: 'ready', release: 1 },
  ]);
  await publishing.store.db.schema.dropTable('live_pointer').execute();
  expect([(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode]).toEqual([200, 503]);
});

it('keeps answering from the live release while nothing can be written', async () => {
  const { console: call, publishing } = await testServer();
  await fillDisk(publishing.store);
  expect(
    (await call('PUT', '/drafts/layout/big', { ...layout('big', []), note: 'x'.repeat(200_000) })).json(),
  ).toMatchObject({ code: 'STORE_FULL' });
  expect((await call('GET', '/documents/site/site')).statusCode).toBe(200);
});
