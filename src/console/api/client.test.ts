import { afterEach, expect, it, vi } from 'vitest';
import { call } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server whose answer begins well and ends with an error. */
const cutting = (error: unknown) => vi.stubGlobal('fetch', async () => new Response(new ReadableStream({
  start: (stream) => {
    stream.enqueue(new TextEncoder().encode('{"releases":['));
    stream.error(error);
  },
})));

it.each([
  ['by a lost connection, as if nothing had come', new TypeError('network error'), { status: 0, code: 'OFFLINE' }],
  ['by whoever asked, as given up', new DOMException('left', 'AbortError'), { name: 'AbortError' }],
])('takes an answer that is cut off %s', async (_how, error, told) => {
  cutting(error);
  await expect(call('GET', '/releases')).rejects.toMatchObject(told);
});

it('takes a refusal without words for one', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call('GET', '/releases')).rejects.toMatchObject({ status: 502, code: '502', message: 'Bad Gateway' });
});
