import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import type { Viewer } from '#schemas/viewer';
import { browserArguments, findBrowser } from './find-browser.ts';

const help =
  'Install Chromium or Chrome (on Debian: apt-get install chromium fonts-noto-cjk), or set CHROMIUM=/path/to/chromium.';

/** Starts the browser. Rejects with install instructions when Playwright or Chromium is missing. */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright').catch((cause: unknown) => {
    throw new Error(
      'Pictures and crawls need playwright, which is not installed. Install all packages: npm ci --include=dev.',
      { cause },
    );
  });
  const executablePath = findBrowser(process.env, chromium.executablePath());
  const named = process.env['CHROMIUM'];
  if (executablePath === undefined)
    throw new Error(
      named === undefined ? `No browser found. ${help}` : `CHROMIUM is set to ${named}, which does not exist. ${help}`,
    );
  return chromium.launch({ executablePath, args: browserArguments() });
}

const phones = {
  android:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
} as const;
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** User agent of a viewer. In the app it contains the app's marker. */
export function agentOf({ platform, os }: Pick<Viewer, 'platform' | 'os'>, appMarker: string): string {
  const device = platform === 'WEB_PC' ? desktop : phones[os === 'ios' ? 'ios' : 'android'];
  return platform === 'APP' ? `${device} ${appMarker}` : device;
}

/** Opens a separate browser context for one viewer: Korean time zone, own cookies, reduced motion. */
export function contextOf(
  browser: Browser,
  address: string,
  { locale, curResort }: Pick<Viewer, 'locale' | 'curResort'>,
  more: BrowserContextOptions,
): Promise<BrowserContext> {
  const cookies = [
    { name: 'locale', value: locale },
    ...(curResort === undefined ? [] : [{ name: 'curResort', value: curResort }]),
  ];
  return browser
    .newContext({
      locale: locale === 'ko' ? 'ko-KR' : 'en-US',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
      ...more,
    })
    .then(async (context) => {
      await context.addCookies(cookies.map((one) => ({ ...one, url: address })));
      return context;
    });
}
