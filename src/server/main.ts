import { systemClock } from './core/clock.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readWidgetCode, testedPurifier } from '#content';
import { buildApp } from './app.ts';
import { consoleToken } from './startup/console-token.ts';
import { makeDataFolder } from './core/storage/data-folder.ts';
import { featuresFor } from './features.ts';
import { endOnSignal } from './startup/end-on-signal.ts';
import { documentSecrets } from './core/document-secrets.ts';
import { readEnv, type Env } from './core/env.ts';
import { firstAdministrator } from './services/operators/index.ts';
import { createPublishingContext } from './site/publishing/publishing-context.ts';
import { loadLive } from './site/publishing/load-live.ts';
import { seed } from './site/publishing/seed.ts';
import { listen, requireFreePort } from './startup/listen.ts';
import { LiveSite } from './core/live-site/live-site.ts';
import { StartError } from './core/start-error.ts';
import { openStore } from './core/storage/open-store.ts';
import type { Store } from './core/storage/store.ts';
import { startWithRetry } from './startup/start-with-retry.ts';

const CLIENT = join(import.meta.dirname, '..', '..', 'dist', 'client');
const CONFIG = join(import.meta.dirname, '..', '..', 'config');
const say = (line: string): void => console.log(line);

try {
  const env = readEnv(process.env);
  await requireFreePort(env);
  // Token and typefaces are stored there with either database.
  makeDataFolder(env.dataDir);
  const { started, port } = await startWithRetry({ env, config: CONFIG, start: () => start(env), say });
  await serve({ ...env, port }, started);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

interface Started {
  readonly app: FastifyInstance;
  readonly store: Store;
}

async function start(env: Env): Promise<Started> {
  const store = await openStore(env);
  try {
    const readSecret = documentSecrets(env);
    const publishing = createPublishingContext({
      store,
      live: new LiveSite(),
      clock: systemClock,
      sandbox: env.sandbox,
      hasSecret: (name) => readSecret(name) !== undefined,
      widgetCode: await readWidgetCode(CLIENT),
    });
    const token = consoleToken(env, say);
    if (!(await loadLive(publishing))) await seed(publishing, CONFIG, say);
    await firstAdministrator(store, env, say);
    return {
      store,
      app: await buildApp({ env, publishing, consoleToken: token, features: featuresFor(env), log: process.stderr }),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function serve(env: Env, { app, store }: Started): Promise<void> {
  const address = await listen(app, env);
  endOnSignal(app, store);
  const site = env.publicUrl ?? address;
  say(`Promenade is ready: ${site} (visitors) · ${site}/console (operators) · ${site}/api/docs (API)`);
  // Load and test the sanitiser for the first publish. Visitors are already answered meanwhile.
  setTimeout(() => void testedPurifier(), 3_000).unref();
}
