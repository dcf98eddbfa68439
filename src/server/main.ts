import { join } from 'node:path';
import { buildApp } from './app.ts';
import { consoleToken } from './console-token.ts';
import { readEnv } from './env.ts';
import { createDesk } from './features/publishing/desk.ts';
import { loadLive } from './features/publishing/load-live.ts';
import { seed } from './features/publishing/seed.ts';
import { LiveSite } from './live-site.ts';
import { openSqliteStore } from './storage/open-sqlite-store.ts';
import { StartError } from './start-error.ts';

const configDir = join(import.meta.dirname, '..', '..', 'config');
const say = (line: string): void => console.log(line);

const listenError = (error: unknown, host: string, port: number): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} on ${host} is in use. Stop what listens there, or set PORT to another number.`);
  if (code === 'EACCES') return new StartError(`Port ${port} on ${host} may not be used by this user. Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`HOST ${host} is no address of this machine.`);
  return error;
};

const start = async (): Promise<void> => {
  const env = readEnv(process.env);
  const store = await openSqliteStore(env.dataDir);
  try {
    const live = new LiveSite();
    const desk = createDesk({ store, live, now: () => new Date(), sandbox: env.sandbox });
    const token = consoleToken(env, say);
    if (!(await loadLive(desk))) await seed(desk, configDir, say);
    const app = await buildApp({ env, desk, consoleToken: token });
    const address = await app.listen({ host: env.host, port: env.port }).catch((error: unknown) => {
      throw listenError(error, env.host, env.port);
    });
    let ending: Promise<void> | undefined;
    // A terminal and the launcher may both send a signal; the second changes nothing.
    const end = (): void => {
      ending ??= app.close().then(() => store.close()).then(() => process.exit(0));
    };
    process.on('SIGTERM', end).on('SIGINT', end);
    const site = env.publicUrl ?? address;
    say(`Promenade is ready: ${site} (visitors) · ${site}/api/docs (API)`);
  } catch (error) {
    await store.close();
    throw error;
  }
};

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
