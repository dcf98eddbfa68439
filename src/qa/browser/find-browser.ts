import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell comes first: it opens a page with less than half the work of a whole Chromium. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium: `$CHROMIUM` alone when it is set, else the system's, else one that Playwright downloaded. */
export function findBrowser(env: NodeJS.ProcessEnv, downloaded: string): string | undefined {
  const named = env['CHROMIUM'];
  if (named !== undefined) return existsSync(named) ? named : undefined;
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter)].filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES, downloaded].find((path) => existsSync(path));
}

/** Chromium refuses to sandbox root. Background networking is off. The headless shell isolates frames and spaces letters as a whole Chromium does. */
export const browserArguments = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--site-per-process',
  '--font-render-hinting=none',
];
