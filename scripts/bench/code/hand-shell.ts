import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const SIDE = 41;
/** A picture with as many squares as a code, which nobody signed. */
const path = Array.from({ length: SIDE * SIDE }, (_, index) =>
  (index * 7919) % 5 < 2 ? `M${index % SIDE} ${Math.floor(index / SIDE)}h1v1h-1z` : '',
).join('');
const shell = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Code</title><main><svg role="img" aria-label="Code" viewBox="0 0 ${SIDE} ${SIDE}"><path d="${path}"/></svg></main></html>`;
const worker = `
self.addEventListener('install', (event) => event.waitUntil(caches.open('shell').then((cache) => cache.add('/shell')).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match('/shell'))); });
`;
const page = `<!doctype html><meta charset="utf-8"><title>Start</title><script>navigator.serviceWorker.register('/sw.js')</script>`;

/** The simplest page that shows a picture without a network: a worker with one cached page, written by hand. */
export const startHandShell = async (): Promise<{ readonly origin: string; stop(): Promise<void> }> => {
  const server: Server = createServer(({ url }, response) => {
    const [type, body] =
      url === '/sw.js' ? ['text/javascript', worker] : ['text/html', url === '/shell' ? shell : page];
    response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => new Promise((done) => server.close(() => done())) };
};
