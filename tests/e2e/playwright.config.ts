import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { copyDrawnMaps } from '../support/drawn-maps.ts';
import { browserLaunchOptions } from '../support/find-browser.ts';

const ROOT = resolve(import.meta.dirname, '../..');

// Tests that publish have a server of their own and run alone, because a release changes the whole site. There are two such servers: one would take longer than
// everything else.
const publishing = /[\\/](publishing|editing)[\\/][\w-]+\.spec\.ts$/;
const consoles = /[\\/]console[\\/][\w-]+\.spec\.ts$/;
// Tests that change members have their own server.
const accounts = /[\\/](account|search|pocket)[\\/][\w-]+\.spec\.ts$/;
const servers = [{ name: 'reading' }, { name: 'publishing' }, { name: 'console' }, { name: 'accounts' }] as const;

// Workers load this file again and inherit the environment, so the first load sets it for all.
if (process.env['E2E_PORTS'] === undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'promenade-e2e-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  for (const { name } of servers) copyDrawnMaps(join(dataDir, name));
  process.env['E2E_DATA_DIR'] = dataDir;
  process.env['E2E_PORTS'] = (await Promise.all(servers.map(findFreePort))).join(' ');
}
const ports = process.env['E2E_PORTS'].split(' ');
const baseURLs = ports.map((port) => `http://127.0.0.1:${port}`);

const serverAt = (index: number): NonNullable<PlaywrightTestConfig['webServer']> => ({
  name: servers[index]?.name ?? '',
  command: `"${process.execPath}" --disable-warning=ExperimentalWarning src/server/main.ts`,
  cwd: ROOT,
  url: `${baseURLs[index]}/readyz`,
  env: {
    NODE_ENV: 'production',
    MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: ports[index] ?? '',
    DATA_DIR: join(process.env['E2E_DATA_DIR'] ?? '', servers[index]?.name ?? ''),
    SECOND_FACTOR: 'off',
    CONSOLE_TOKEN: 'console-token-of-the-tests',
    CONSOLE_ADMIN_EMAIL: 'mina@resort.example',
    CONSOLE_ADMIN_PASSWORD: 'Cloud-roulette-26',
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  stderr: 'pipe',
  // All servers check and compile the whole site at once.
  timeout: 180_000,
});

export default defineConfig({
  testDir: '.',
  outputDir: join(ROOT, 'test-results'),
  forbidOnly: true,
  fullyParallel: false,
  // One more than the cores of a small machine: a test often waits for its browser or server.
  workers: 3,
  // These end a test that hangs; they allow for a machine of a third of the usual speed.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Fail a blocked click before the whole test times out.
    actionTimeout: 60_000,
    launchOptions: browserLaunchOptions(),
    screenshot: 'only-on-failure',
  },
  // Single-worker projects start first, so that all workers stay busy.
  projects: [
    { name: 'publishing', testMatch: publishing, workers: 1, use: { baseURL: baseURLs[1] ?? '' } },
    { name: 'console', testMatch: consoles, workers: 1, use: { baseURL: baseURLs[2] ?? '' } },
    { name: 'accounts', testMatch: accounts, workers: 1, use: { baseURL: baseURLs[3] ?? '' } },
    { name: 'reading', testIgnore: [publishing, consoles, accounts], use: { baseURL: baseURLs[0] ?? '' } },
  ],
  webServer: servers.map((_, index) => serverAt(index)).flat(),
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
