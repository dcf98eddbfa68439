import { afterEach, expect, it, vi } from 'vitest';
import { call } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Server whose response starts well and then fails. */
const cutting = (error: unknown) =>
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        new ReadableStream({
          start: (stream) => {
            stream.enqueue(new TextEncoder().encode('{"releases":['));
            stream.error(error);
          },
        }),
      ),
  );

it.each([
  ['a lost connection as unreachable', new TypeError('network error'), { status: 0, code: 'OFFLINE' }],
  ['an aborted request as aborted', new DOMException('left', 'AbortError'), { name: 'AbortError' }],
])('reports a response cut off by %s', async (_how, error, told) => {
  cutting(error);
  await expect(call('GET', '/releases')).rejects.toMatchObject(told);
});

it('reports a refusal without a JSON body', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call('GET', '/releases')).rejects.toMatchObject({ status: 502, code: '502', message: 'Bad Gateway' });
});

it('waits as long as the server asks while its own last request is still being worked on, and then calls again', async () => {
  vi.useFakeTimers();
  const answers = [
    new Response('{"code":"REQ_BUSY","waitSeconds":10}', { status: 429 }),
    new Response('{"changes":[]}'),
  ];
  const fetched = vi.fn<() => Promise<Response | undefined>>(async () => answers.shift());
  vi.stubGlobal('fetch', fetched);
  const coming = call('GET', '/diff');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await coming).toEqual({ changes: [] });
  vi.useRealTimers();
});

it('stops waiting when its caller gives up', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"code":"REQ_BUSY","waitSeconds":10}', { status: 429 }));
  const leave = new AbortController();
  const coming = call('GET', '/diff', { signal: leave.signal });
  setTimeout(() => leave.abort());
  await expect(coming).rejects.toMatchObject({ name: 'AbortError' });
});
