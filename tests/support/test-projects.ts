import { availableParallelism } from 'node:os';
import type { InlineConfig } from 'vitest/node';
import { findPostgres } from './find-postgres.ts';
import { isLong } from './long.ts';
import { leftOutSoaks, POSTGRES_ONLY, storeTests } from './store-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `isLong` of `long.ts` for tests in a browser, which has no environment. */
    readonly isLong: boolean;
  }
}

const FOLDERS = '{src,widgets,schemas,config,scripts,tests}';
const DOM = `${FOLDERS}/**/*.dom.test.{ts,tsx}`;
const NO_POSTGRES = 'tests/support/no-postgres.test.ts';
const BROWSER = `${FOLDERS}/**/*.browser.test.{ts,tsx}`;

/**
 * Projects of unit tests, selected by the end of the file name: none, `.dom` or `.browser`. Store tests run in `node` on the embedded database or in
 * `postgres`, in the long run in both; `.postgres` tests run only there.
 */
export async function testProjects(): Promise<InlineConfig> {
  const [{ playwright }, { browserLaunchOptions }] = await Promise.all([
    import('@vitest/browser-playwright'),
    import('./find-browser.ts'),
  ]);
  const hasPostgres = findPostgres() !== undefined;
  return {
    // Use every core; the default leaves one unused.
    maxWorkers: availableParallelism(),
    // Preparing a whole site takes long on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A test that asserts nothing proves nothing, for example a loop over an empty list.
    expect: { requireAssertions: true, poll: { timeout: 10_000 } },
    // A test that starts an npm script must not reinstall the packages of the run; see `scripts/launcher/install.mjs`.
    env: { PROMENADE_PACKAGES: 'installed' },
    // Every project needs real class names to compare server and browser markup.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Most of a file's time would be loading modules: load them once per worker.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          environment: 'node',
          include: [`${FOLDERS}/**/*.test.{ts,tsx}`],
          exclude: [
            DOM,
            BROWSER,
            POSTGRES_ONLY,
            NO_POSTGRES,
            ...(hasPostgres ? [...elsewhere(), ...leftOutSoaks('embedded')] : []),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          // These files load the whole server; load it once per worker.
          isolate: false,
          environment: 'node',
          include: hasPostgres ? [...storeTests('postgres'), POSTGRES_ONLY] : [NO_POSTGRES],
          exclude: leftOutSoaks('postgres'),
          globalSetup: ['tests/support/postgres-setup.ts'],
        },
      },
      { extends: true, test: { name: 'jsdom', environment: 'jsdom', include: [DOM] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          provide: { isLong },
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

/** Store tests that only PostgreSQL runs this time. */
const elsewhere = (): string[] => {
  const here = new Set(storeTests('embedded'));
  return storeTests('postgres').filter((file) => !here.has(file));
};
