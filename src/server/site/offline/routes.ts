import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { drawShell, shellAddress, type OfflineShell } from './draw-shell.ts';
import { readOfflineFiles } from './offline-files.ts';

const client = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'client');

// The policy of a worker governs its own requests; the policy of the shell is kept with its answer in the cache.
const workerPolicy = "default-src 'none'; connect-src 'self'";
const shellPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const shells = new WeakMap<LiveRelease, OfflineShell>();

/** Registers the service worker and the page that shows kept codes without a network. Without a build there are none. */
export const registerOffline: FastifyPluginAsync = async (app) => {
  const files = app.env.dev ? undefined : readOfflineFiles(client);
  if (files === undefined) return;
  const shell = (): OfflineShell => {
    const release = app.live.current;
    const known = shells.get(release) ?? drawShell(release, files);
    shells.set(release, known);
    return known;
  };
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'content-security-policy': workerPolicy, 'cache-control': 'no-cache' })
      .send(shell().worker),
  );
  app.get(shellAddress, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': shellPolicy, 'cache-control': 'no-cache' })
      .send(shell().html),
  );
};
