import type { OfflineSettings } from '#schemas/offline-shell';

declare const offline: OfflineSettings;
/** The part of a worker's global scope that is used here; the compiler's types are those of pages. */
declare const self: {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
};

const LONGEST_WAIT_MS = 2_000;
const isBelow = (paths: readonly string[], path: string): boolean =>
  paths.some((one) => path === one || path.startsWith(`${one}/`));

// Without cookies: the shell is the same for everybody. A redirected answer could not serve a navigation.
const fill = async (): Promise<void> => {
  const cache = await caches.open(offline.cache);
  await cache.addAll(
    offline.files.map((file) => new Request(file, { credentials: 'omit', cache: 'reload', redirect: 'error' })),
  );
  await self.skipWaiting();
};

const takeOver = async (): Promise<void> => {
  for (const name of await caches.keys())
    if (name.startsWith('offline-') && name !== offline.cache) await caches.delete(name);
  await self.clients.claim();
};

const kept = async (path: string): Promise<Response | undefined> =>
  (await caches.open(offline.cache)).match(path, { ignoreVary: true });

/** Asks the network first. Pages with codes do not wait for one that hangs; the request is aborted, because the next one to the address would wait behind it. */
const navigate = async (request: Request, path: string): Promise<Response> => {
  const hasCodes = isBelow(offline.pages, path);
  const late = new AbortController();
  const timer = hasCodes ? setTimeout(() => late.abort(), LONGEST_WAIT_MS) : undefined;
  try {
    const answer = await fetch(request, { signal: late.signal });
    const isDown = answer.status >= 502 && answer.status <= 504;
    return (hasCodes && isDown ? await kept(offline.shell) : undefined) ?? answer;
  } catch {
    return (await kept(offline.shell)) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
};

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isBelow(offline.except, pathname)) return;
  if (request.mode === 'navigate') event.respondWith(navigate(request, pathname));
  else if (offline.files.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});
