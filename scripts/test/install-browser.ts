import { findBrowser } from '../../tests/support/find-browser.ts';
import { runProgram } from '../support/program.ts';

const HOW_TO_HELP = 'Install Chromium or Chrome, or name it: CHROMIUM=/path/to/chromium npm test';

/** Opens a page with half the work of a whole Chromium. */
const SHELL = 'chromium-headless-shell';

/**
 * Installs a browser and, on Debian, a Korean font if missing; also the headless shell beside a whole Chromium. Throws with instructions when there is no
 * browser.
 */
export async function installBrowser(): Promise<void> {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && findBrowser() === undefined)
    throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  const found = findBrowser();
  const missing = [
    ...(found === undefined || (named === undefined && (await wouldBeFaster(found))) ? [SHELL] : []),
    ...((await hasKoreanFont()) ? [] : ['fonts-noto-cjk']),
  ];
  if (missing.length > 0 && (await canInstall())) await aptInstall(missing);
  // Not every distribution packages the shell by itself.
  if (findBrowser() === undefined && (await canInstall())) await aptInstall(['chromium']);
  if (findBrowser() === undefined)
    throw new Error(`The tests need a Chromium and none was found or could be installed.\n${HOW_TO_HELP}`);
}

/** True if the headless shell is not there and the machine's package lists have it. */
async function wouldBeFaster(browser: string): Promise<boolean> {
  if (/headless[-_]shell/.test(browser) || !(await canInstall())) return false;
  return (await runProgram('apt-cache', ['show', SHELL])).code === 0;
}

/** Checks Linux only; other systems include Korean fonts. */
async function hasKoreanFont(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const { code, output } = await runProgram('fc-list', [':lang=ko', 'family']);
  return code === 0 && output.trim() !== '';
}

async function canInstall(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  return (await runProgram('apt-get', ['--version'])).code === 0;
}

async function aptInstall(packages: readonly string[]): Promise<void> {
  console.log(`Installing ${packages.join(' and ')} with apt-get, which can take some minutes …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
  for (const args of steps) {
    const { code, output } = await runProgram('apt-get', args, { env });
    if (code !== 0) return console.error(`apt-get ${args[0]} ended with ${code}:\n${output}`);
  }
}
