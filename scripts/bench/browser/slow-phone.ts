import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { browserLaunchOptions } from '../../../tests/support/find-browser.ts';

/** The phone of the goals: 360×740, four times slower than this machine. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
} as const;
const CPU = 4;
/** "Slow 4G" as Lighthouse has it: a round trip of 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
} as const;

export interface SlowPhone {
  readonly page: Page;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

export const launch = (): Promise<Browser> => {
  const { args, ...options } = browserLaunchOptions();
  return chromium.launch({ ...options, args: [...args, '--disable-background-networking'] });
};

/** A page of a phone with the speed of a slow one. */
export const openSlowPage = async (context: BrowserContext): Promise<Pick<SlowPhone, 'page' | 'cdp'>> => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return { page, cdp };
};

/** A new visitor on a slow phone: nothing is kept from before. */
export async function openPhone(
  browser: Browser,
  { slowNetwork, userAgent }: { readonly slowNetwork: boolean; readonly userAgent?: string },
): Promise<SlowPhone> {
  const context: BrowserContext = await browser.newContext({
    ...PHONE,
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  const { page, cdp } = await openSlowPage(context);
  if (slowNetwork) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  return { page, cdp, close: () => context.close() };
}
