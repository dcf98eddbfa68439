import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../support/find-browser.ts';

const ROOT = resolve(import.meta.dirname, '../..');

// Workers load this file again and inherit the environment, so the first load decides for all.
if (process.env['E2E_PORT'] === undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'promenade-e2e-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  process.env['E2E_DATA_DIR'] = dataDir;
  process.env['E2E_PORT'] = String(await findFreePort());
}
const { E2E_PORT, E2E_DATA_DIR } = process.env;
const baseURL = `http://127.0.0.1:${E2E_PORT}`;

export default defineConfig({
  testDir: '.',
  outputDir: join(ROOT, 'test-results'),
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  timeout: 30_000,
  use: {
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    launchOptions: browserLaunchOptions(),
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning src/server/main.ts`,
    cwd: ROOT,
    url: `${baseURL}/readyz`,
    env: {
      NODE_ENV: 'production',
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(E2E_PORT),
      DATA_DIR: String(E2E_DATA_DIR),
      CONSOLE_TOKEN: 'console-token-of-the-tests',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stderr: 'pipe',
    timeout: 30_000,
  },
});

function findFreePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // a TCP server that listens has one
      server.close(() => resolvePort(port));
    });
  });
}
