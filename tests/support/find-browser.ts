import { chromium } from 'playwright';
import { browserArguments, findBrowser as find } from '../../src/qa/browser/find-browser.ts';

/** Path of a Chromium, as QA finds it. */
export const findBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  find(env, chromium.executablePath());

/** Launch options shared by every runner. */
export function browserLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: browserArguments() };
}
