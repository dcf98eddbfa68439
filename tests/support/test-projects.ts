import type { InlineConfig } from 'vitest/node';

const ROOMS = '{src,widgets,schemas,config,scripts,tests}';
const DOM = `${ROOMS}/**/*.dom.test.{ts,tsx}`;
const BROWSER = `${ROOMS}/**/*.browser.test.{ts,tsx}`;

/** The three places a unit test can run in; the end of its file name chooses: nothing, `.dom` or `.browser`. */
export async function testProjects(): Promise<InlineConfig> {
  const [{ playwright }, { browserLaunchOptions }] = await Promise.all([
    import('@vitest/browser-playwright'),
    import('./find-browser.ts'),
  ]);
  return {
    // Real class names in every project, or server and browser markup could not be compared.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: [`${ROOMS}/**/*.test.{ts,tsx}`], exclude: [DOM, BROWSER] },
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
