import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/server/app.ts';
import { readEnv } from '../../src/server/core/env.ts';
import { featureParts, type Feature } from '../../src/server/core/feature.ts';
import { createPublishingContext } from '../../src/server/site/publishing/publishing-context.ts';
import { loadLive } from '../../src/server/site/publishing/load-live.ts';
import { LiveSite } from '../../src/server/core/live-site/live-site.ts';
import { Secret } from '../../src/server/core/secret.ts';
import { openStore } from '../../src/server/core/storage/open-store.ts';
import type { FromServer, ToServer } from './clocked-process.ts';

/** Background work of a server. */
export interface Work<Done> {
  run(): Promise<Done>;
  close?(): Promise<void>;
}

/** Serves features in a process that `startClockedProcess` started: the parent sets its clock and runs the background work, in place of their own jobs. */
export async function serveClocked<Done>(
  features: readonly Feature[],
  start: (app: FastifyInstance) => Work<Done>,
): Promise<void> {
  const env = readEnv(process.env);
  const store = await openStore(env);
  let at = Number(process.env['AT']);
  const publishing = createPublishingContext({
    store,
    live: new LiveSite(),
    clock: { now: () => new Date(at) },
    sandbox: env.sandbox,
  });
  await loadLive(publishing);
  const app = await buildApp({
    env,
    publishing,
    consoleToken: new Secret('a-token-of-the-soak'),
    features: [...features],
    parts: featureParts.filter((part) => part !== 'jobs'),
    log: process.stderr,
  });
  const { run, close } = start(app);
  const say = (message: FromServer<Done>): void => void process.send?.(message);
  const end = async (): Promise<void> => {
    await close?.();
    await app.close();
    await store.close();
    process.exit(0);
  };
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: ToServer) => {
    at = message.at;
    if (message.task === 'clock') return;
    const work = message.task === 'run' ? run().then((done) => say({ done })) : end();
    work.catch((error: unknown) => say({ failed: String(error instanceof Error ? error.stack : error) }));
  });
  say({ origin: await app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' }) });
}
