import { get } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { readEnv } from './env.ts';
import { registerLive } from '../site/live/routes.ts';

const server = accountServer({
  features: [registerLive],
  env: { HEADERS_SECONDS: '1', REQUEST_SECONDS: '2', STREAMS_PER_SESSION: '2', STREAMS_PER_ADDRESS: '4' },
});
let port: number;
beforeAll(async () => {
  port = Number(new URL(await server.app().listen({ port: 0, host: '127.0.0.1' })).port);
});

/** Sends text over a connection of its own; resolves with the answer after the connection has ended. */
const exchange = (text: string, body?: Buffer) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      if (body !== undefined) socket.write(body, () => socket.end());
    });
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => (answer += part))
      .on('error', reject)
      .on('close', () => resolve(answer));
  });

const openStream = ({ cookies }: Pick<TestBrowser, 'cookies'>) =>
  new Promise<{ readonly status: number | undefined; readonly wait: string | undefined; close(): void }>((resolve) => {
    const request = get(
      `http://127.0.0.1:${port}/api/live`,
      {
        agent: false,
        headers: {
          cookie: [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
        },
      },
      (response) => {
        response.resume();
        resolve({ status: response.statusCode, wait: response.headers['retry-after'], close: () => request.destroy() });
      },
    );
    request.on('error', () => undefined);
    onTestFinished(() => void request.destroy());
  });

it('ends connections whose headers or body do not come in time, with one line in the log', async () => {
  const halves = [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:',
    'POST /api/v1/iam/login/refresh HTTP/1.1\r\nHost: x\r\nX-PageId: T\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"a":',
  ];
  const answers = await Promise.all([...halves, ...halves, ...halves].map((half) => exchange(half)));
  expect(new Set(answers.map((answer) => answer.split('\r\n', 1)[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
  expect(server.logged().split('did not come in time')).toHaveLength(2);
});

it('keeps event streams open up to the limit of a login and of an address, and says when to come again', async () => {
  const browser = server.browser();
  await browser.login(await server.addMember(), PASSWORD);
  const guest = { cookies: new Map() };
  const [first, second, third] = [await openStream(browser), await openStream(browser), await openStream(browser)];
  expect([first.status, second.status, third.status, third.wait]).toEqual([200, 200, 429, '30']);
  const guests = [await openStream(guest), await openStream(guest), await openStream(guest)];
  expect(guests.map(({ status }) => status)).toEqual([200, 200, 429]);
  for (const { close } of [first, second, ...guests]) close();
  await expect
    .poll(async () => {
      const { status, close } = await openStream(browser);
      close();
      return status;
    })
    .toBe(200);
});

it('refuses a request with two Host headers, however they are written', async () => {
  const answer = await exchange(
    'GET /api/v1/iam/none HTTP/1.1\r\nHost: site.example\r\nhost: evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 400 Bad Request');
});

it('reads a body that is too large to its end, so that its sender reads why it is refused', async () => {
  const size = 12 * 1024 * 1024;
  const head = `POST /api/v1/iam/login/refresh HTTP/1.1\r\nHost: x\r\nX-PageId: T\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`;
  const answer = await exchange(head, Buffer.alloc(size));
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"REQ_TOO_LARGE"/);
  expect(answer).toContain('That is too large: 64 KB can be sent.');
});

it('takes the limits from the environment', () => {
  expect(readEnv({ HEADERS_SECONDS: '5', STREAMS_PER_ADDRESS: '9' }).connections).toEqual({
    headersSeconds: 5,
    streamsPerAddress: 9,
  });
  expect(() => readEnv({ IDLE_SECONDS: '5' })).toThrow(/IDLE_SECONDS must be 20 to 3600 seconds/);
});
