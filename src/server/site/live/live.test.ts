import { get } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { notice } from '#tests/sound-site.ts';
import { testServer } from '#tests/test-server.ts';

interface Stream {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly ended: Promise<void>;
  /** Resolves with the received text after `text` has appeared `times` times. */
  has(text: string, times?: number): Promise<string>;
}

/** Opens the event stream like a browser. */
function openStream(url: string, headers: Record<string, string> = {}): Promise<Stream> {
  return new Promise((resolve) => {
    const request = get(`${url}/api/live`, { headers: { 'accept-encoding': 'br, gzip', ...headers } }, (response) => {
      let come = '';
      response.setEncoding('utf8').on('data', (text: string) => (come += text));
      const has = async (text: string, times = 1): Promise<string> => {
        while (come.split(text).length <= times) await new Promise((next) => response.once('data', next));
        return come;
      };
      resolve({ headers: response.headers, ended: new Promise((end) => response.once('end', () => end())), has });
    });
    onTestFinished(() => void request.destroy());
  });
}

const listening = async () => {
  const server = await testServer();
  return { ...server, url: await server.app.listen({ port: 0, host: '127.0.0.1' }) };
};

it('begins with the live release, uncompressed and unbuffered', async () => {
  const { url, publishing } = await listening();
  const stream = await openStream(url);
  const { hash } = publishing.live.current;
  expect(await stream.has(hash)).toBe(`retry: 2000\n\nevent: release\nid: 1\ndata: {"number":1,"hash":"${hash}"}\n\n`);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': 'no-store, no-transform',
  });
  expect(stream.headers).not.toHaveProperty('content-encoding');
});

it('tells a browser that comes back only what it has not seen', async () => {
  const { url } = await listening();
  const [seen, behind] = await Promise.all([
    openStream(url, { 'last-event-id': '1' }),
    openStream(url, { 'last-event-id': '7' }),
  ]);
  expect(await seen.has('retry')).not.toContain('event: release');
  expect(await behind.has('event: release')).toContain('id: 1\n');
});

it('tells every open browser of a release and of a rollback', async () => {
  const { url, console: call } = await listening();
  const streams = await Promise.all([openStream(url), openStream(url)]);
  await call('PUT', '/drafts/notice/n9', notice('n9', 'x'));
  await call('POST', '/releases', { drafts: 'all' });
  await call('POST', '/releases/1/activate');
  const come = await Promise.all(streams.map((stream) => stream.has('\n\n', 4)));
  expect(come.map((text) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id))).toEqual([
    ['1', '2', '1'],
    ['1', '2', '1'],
  ]);
});

it('ends the streams first when the server closes, and then at once', async () => {
  const { url, app } = await listening();
  const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(url)));
  const before = performance.now();
  await app.close();
  await Promise.all(streams.map(({ ended }) => ended));
  expect(performance.now() - before).toBeLessThan(900);
});
