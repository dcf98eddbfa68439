import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt } from '../../build/build.ts';
import { startServer, type RunningServer } from './start-server.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Starts the shipped server with the shipped content in a temporary store, unless `env` names another. Builds first when needed. */
export async function startOurs(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  if (!isBuilt()) await build();
  const folder = mkdtempSync(join(tmpdir(), 'promenade-bench-'));
  const server = await startServer('src/server/main.ts', [], {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    MODE: 'demo',
    CONSOLE_TOKEN: 'console-token-of-the-bench',
    ...env,
  });
  return {
    origin: server.origin,
    pid: server.pid,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
