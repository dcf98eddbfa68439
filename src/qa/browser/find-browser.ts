import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium: `$CHROMIUM` (and no other when it is set), then the system's, then the one that playwright may have downloaded. */
export function findBrowser(env: NodeJS.ProcessEnv, downloaded: string): string | undefined {
  const named = env['CHROMIUM'];
  if (named !== undefined) return existsSync(named) ? named : undefined;
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter)].filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES, downloaded].find((path) => existsSync(path));
}

/** Chromium refuses its sandbox to root; a browser of QA calls nobody by itself. */
export const browserArguments = (): string[] => [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];
