import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface FetchEvent {
  readonly request: { readonly url: string; readonly method: string; readonly mode: string };
  respondWith(answer: Promise<Response>): void;
}

const listeners = new Map<string, (event: unknown) => void>();
let filled: Request[] = [];
const kept = new Map<string, string>();
const cache = {
  addAll: async (requests: Request[]) => void (filled = requests),
  match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
};
const caches = {
  open: async () => cache,
  keys: async () => ['offline-old', 'offline-new', 'other'],
  delete: vi.fn<(name: string) => Promise<boolean>>(async () => true),
};
const origin = 'https://resort.example';

/** The address to fetch is relative to the worker, as in a browser. */
class WorkerRequest extends Request {
  constructor(url: string, init: RequestInit) {
    super(new URL(url, origin), init);
  }
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('offline', {
    cache: 'offline-new',
    shell: '/offline',
    files: ['/offline', '/assets/a.js'],
    pages: ['/park/pocket'],
    except: ['/api', '/console', '/sandbox'],
  });
  vi.stubGlobal('self', {
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
  });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('Request', WorkerRequest);
  kept.clear();
  kept.set('/offline', 'shell');
  kept.set('/assets/a.js', 'script');
  await import('./worker.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happen = async (type: string): Promise<void> => {
  let work: Promise<unknown> | undefined;
  listeners.get(type)?.({ waitUntil: (given: Promise<unknown>) => void (work = given) });
  await work;
};

/** The worker's answer to a request; undefined if it leaves it to the network. */
const answerTo = (path: string, { mode = 'navigate', method = 'GET' } = {}): Promise<Response> | undefined => {
  let answer: Promise<Response> | undefined;
  const event: FetchEvent = {
    request: { url: new URL(path, origin).href, method, mode },
    respondWith: (given) => void (answer = given),
  };
  listeners.get('fetch')?.(event);
  return answer;
};
const network = (answer: (signal: AbortSignal) => Promise<Response>) =>
  vi.stubGlobal('fetch', (_: unknown, { signal }: { readonly signal: AbortSignal }) => answer(signal));

it('fills its cache without cookies, and deletes those of older workers only', async () => {
  await happen('install');
  expect(
    filled.map(({ url, credentials, cache: mode, redirect }) => [new URL(url).pathname, credentials, mode, redirect]),
  ).toEqual([
    ['/offline', 'omit', 'reload', 'error'],
    ['/assets/a.js', 'omit', 'reload', 'error'],
  ]);
  await happen('activate');
  expect(caches.delete.mock.calls).toEqual([['offline-old']]);
});

it('gives the page of the network, and the shell without one', async () => {
  network(async () => new Response('page'));
  expect(await (await answerTo('/park/pocket'))?.text()).toBe('page');
  network(() => Promise.reject(new TypeError('offline')));
  expect([await (await answerTo('/park/pocket/regist'))?.text(), await (await answerTo('/park'))?.text()]).toEqual([
    'shell',
    'shell',
  ]);
});

it('does not wait for a hanging network on pages with codes, and aborts the request', async () => {
  vi.useFakeTimers();
  const aborted = vi.fn<() => void>();
  network(
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          aborted();
          reject(new Error('aborted'));
        }),
      ),
  );
  const answer = answerTo('/park/pocket?tab=ticket');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([await (await answer)?.text(), aborted.mock.calls.length]).toEqual(['shell', 1]);
  const other = vi.fn<() => void>();
  void answerTo('/park/map')?.then(other, other);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(other).not.toHaveBeenCalled();
});

it.each([
  [502, 'shell'],
  [503, 'shell'],
  [504, 'shell'],
  [500, 'down'],
  [404, 'down'],
])('answers a page with codes that fails with %i by the %s', async (status, text) => {
  network(async () => new Response('down', { status }));
  expect(await (await answerTo('/park/pocket'))?.text()).toBe(text);
});

it('leaves calls, the console, the sandbox, other sites and posts to the network', () => {
  const asked = [
    answerTo('/api/v1/iam/skypocket/my-products'),
    answerTo('/console'),
    answerTo('/console/pages'),
    answerTo('/sandbox/devices'),
    answerTo('https://other.example/'),
    answerTo('/park/pocket', { method: 'POST' }),
    answerTo('/assets/b.js', { mode: 'cors' }),
  ];
  expect(asked).toEqual(asked.map(() => undefined));
});

it('gives the files of the shell from its cache', async () => {
  expect(await (await answerTo('/assets/a.js', { mode: 'cors' }))?.text()).toBe('script');
});
