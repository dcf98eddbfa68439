import { availableParallelism } from 'node:os';
import type { InlineConfig } from 'vitest/node';
import { findPostgres } from './find-postgres.ts';
import { POSTGRES_ONLY, storeTests } from './store-tests.ts';

const ROOMS = '{src,widgets,schemas,config,scripts,tests}';
const DOM = `${ROOMS}/**/*.dom.test.{ts,tsx}`;
const NO_POSTGRES = 'tests/support/no-postgres.test.ts';
const BROWSER = `${ROOMS}/**/*.browser.test.{ts,tsx}`;

/**
 * The places a unit test can run in; the end of its file name chooses: nothing, `.dom` or `.browser`.
 * Tests over a store run in `node` on the embedded database and once more in `postgres`; `.postgres` tests only there.
 */
export async function testProjects(): Promise<InlineConfig> {
  const [{ playwright }, { browserLaunchOptions }] = await Promise.all([
    import('@vitest/browser-playwright'),
    import('./find-browser.ts'),
  ]);
  return {
    // One core is left alone by default; of two that is half.
    maxWorkers: availableParallelism(),
    // A busy machine takes its time to prepare a whole site.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Real class names in every project, or server and browser markup could not be compared.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: [`${ROOMS}/**/*.test.{ts,tsx}`], exclude: [DOM, BROWSER, POSTGRES_ONLY, NO_POSTGRES] },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          // These files load the whole server: once a worker, not once a file.
          isolate: false,
          testTimeout: 30_000,
          environment: 'node',
          include: findPostgres() === undefined ? [NO_POSTGRES] : [...storeTests(), POSTGRES_ONLY],
          globalSetup: ['tests/support/postgres-setup.ts'],
        },
      },
      { extends: true, test: { name: 'jsdom', environment: 'jsdom', include: [DOM] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 390, height: 844 },
          },
        },
      },
    ],
  };
}
