import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultyServer } from '#tests/faulty-server.ts';
import { tempFolder } from '#tests/temp-store.ts';

const member = { cookie: 'access_token=somebody-who-logged-in; session_hint=1' };
const again = (html: string) => /data-again href="([^"]*)"/.exec(html)?.[1];
const codeIn = (html: string) => /<b data-code>(\d+)<\/b>/.exec(html)?.[1];

describe('the connection-error page, with the store gone in the middle', () => {
  it("answers a member's page with the status, in the language of the browser, and leads back to the very address", async () => {
    const { open, breakStore } = await faultyServer();
    expect((await open('/test-park/main', member)).statusCode).toBe(200);
    await breakStore();
    const { statusCode, body, headers } = await open('/test-park/main?day=2&x=%22%3E', {
      ...member,
      'accept-language': 'en',
    });
    expect([statusCode, headers['content-language'], headers['cache-control']]).toEqual([503, 'en', 'no-store']);
    expect([body.startsWith('<!doctype html><html lang="en"'), codeIn(body), again(body)]).toEqual([
      true,
      '503',
      '/test-park/main?day=2&amp;x=%22%3E',
    ]);
    expect(body).not.toContain('<script');
  });

  it('leaves guests with the pages of the memory', async () => {
    const { open, breakStore } = await faultyServer();
    await breakStore();
    const { statusCode, body } = await open('/test-park/main');
    expect([statusCode, codeIn(body)]).toEqual([200, undefined]);
  });

  it('answers scripts with the error object that they read', async () => {
    const { app, breakStore } = await faultyServer();
    await breakStore();
    const { statusCode, headers } = await app.inject({
      method: 'GET',
      url: '/test-park/main',
      headers: { ...member, accept: '*/*' },
    });
    expect([statusCode, headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
    expect(
      (await app.inject({ method: 'GET', url: '/api/v1/iam/users/info', headers: { ...member, accept: 'text/html' } }))
        .headers['content-type'],
    ).toBe('application/json; charset=utf-8');
  });

  it('is whole in itself: no script, nothing to fetch, and a policy that allows its own styles alone', async () => {
    const { open, breakStore } = await faultyServer();
    await breakStore();
    const { body, headers } = await open('/test-park/main', member);
    expect(body.match(/(?:src|href)="[^"]*"/g)).toEqual([
      'href="/favicon.svg"',
      'href="/test-park/main"',
      'href="/?mode=main"',
    ]);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'(?: 'sha256-[^']+')*; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });
});

describe('the connection-error page, with no release', () => {
  it('is that of the process before, from the disk, with 503 and when to come back', async () => {
    const folder = tempFolder();
    const first = await faultyServer({ folder });
    const kept = ['ko', 'en'].map((locale) => readFileSync(join(folder, `connection-error-${locale}.html`), 'utf8'));
    expect(kept.map((html) => html.slice(0, 31))).toEqual([
      '<!doctype html><html lang="ko" ',
      '<!doctype html><html lang="en" ',
    ]);
    await first.app.close();
    const { open } = await faultyServer({ folder, isSeeded: false });
    const { statusCode, headers, body } = await open('/test-park/main');
    expect([statusCode, headers['retry-after'], codeIn(body), again(body)]).toEqual([
      503,
      '10',
      '503',
      '/test-park/main',
    ]);
  });

  it('is no page where there has never been one', async () => {
    const { open, folder } = await faultyServer({ isSeeded: false });
    const { statusCode, headers } = await open('/test-park/main');
    expect([statusCode, headers['content-type'], existsSync(join(folder, 'connection-error-ko.html'))]).toEqual([
      503,
      'application/json; charset=utf-8',
      false,
    ]);
  });
});

it('is shown when a page cannot be made, and the next one can be', async () => {
  const { app, open } = await faultyServer();
  const { current } = app.live;
  app.live.swap({ ...current, snapshot: { ...current.snapshot, pages: {} } });
  const { statusCode, body } = await open('/test-park/other');
  expect([statusCode, codeIn(body)]).toEqual([500, '500']);
  app.live.swap(current);
  expect((await open('/test-park/main')).statusCode).toBe(200);
});

it('stands under a release that it cannot be drawn of, which is told to the log', async () => {
  const { app, open, logged } = await faultyServer();
  const { current } = app.live;
  app.live.swap({ ...current, snapshot: JSON.parse('{}') as typeof current.snapshot });
  expect([(await open('/connection-error?code=521')).statusCode, logged()]).toEqual([
    200,
    expect.stringContaining('connection-error pages'),
  ]);
});

describe('the address of the connection-error page', () => {
  it.each([
    ['?code=503&from=/test-park/main%3Fa%3D1', '503', '/test-park/main?a=1'],
    ['', '521', '/'],
    ['?code=99&from=//evil.example', '521', '/'],
    ['?code=1e3&from=https://evil.example/', '521', '/'],
    ['?code=<b>&from=javascript:alert(1)', '521', '/'],
    ['?code=404&code=405&from=/a&from=/b', '404', '/a'],
    ['?code=408&from=/a%22%3E%3Cscript%3E', '408', '/'],
    ['?code=408&from=/a%26b%3D%27', '408', "/a&amp;b='"],
  ])('shows code and way back of %s', async (query, code, from) => {
    const { open } = await faultyServer();
    const { statusCode, body } = await open(`/connection-error${query}`);
    expect([statusCode, codeIn(body), again(body)]).toEqual([200, code, from]);
  });
});

it('leaves an address that cannot be read to the not-found page', async () => {
  const { open } = await faultyServer();
  const { statusCode, body } = await open('/%zz');
  expect(statusCode).toBe(404);
  expect(codeIn(body)).toBeUndefined();
});

it('follows the words and colours of the release that is live', async () => {
  const { app, folder } = await faultyServer();
  const { current } = app.live;
  const { snapshot } = current;
  app.live.swap({
    ...current,
    snapshot: {
      ...snapshot,
      messages: { ...snapshot.messages, en: { ...snapshot.messages.en, 'text.connectionLost': 'The line is <down>' } },
    },
  });
  await app.connectionPages.written;
  expect(readFileSync(join(folder, 'connection-error-en.html'), 'utf8')).toContain('<h1>The line is &lt;down&gt;</h1>');
});
