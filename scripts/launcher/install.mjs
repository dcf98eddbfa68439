import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './fail.mjs';

const BEAT_MS = 5_000;

/**
 * Installs the packages when the lock is not the one that the mark in node_modules was written for.
 * Never inside a test: npm ci would delete the packages that the running tests load.
 */
export async function installIfNeeded(root) {
  if (process.env.PROMENADE_PACKAGES === 'installed') return;
  const mark = join(root, 'node_modules', '.installed-lock');
  const wanted = hashOfLock(root);
  if (existsSync(mark) && readFileSync(mark, 'utf8').trim() === wanted) return;
  await npmCi(root);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(mark, `${wanted}\n`);
}

function hashOfLock(root) {
  const lock = join(root, 'package-lock.json');
  if (!existsSync(lock)) throw new LaunchError('package-lock.json is missing: take it from the repository again.');
  return createHash('sha256').update(readFileSync(lock)).digest('hex');
}

/** `--include` because NODE_ENV=production or an omit setting would leave out the build tools or Node 24. */
async function npmCi(root) {
  const npm = npmCommand();
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.error('Installing packages (once, and after each change of package-lock.json) …');
  const beat = setInterval(() => console.error(`  still installing, ${seconds()} s`), BEAT_MS);
  const args = [...npm.args, 'ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit'];
  const outcome = await run(npm.command, args, { cwd: root, shell: npm.shell }).finally(() => clearInterval(beat));
  if (outcome !== 0) {
    throw new LaunchError(
      `The packages could not be installed: npm ci ended with ${outcome} after ${seconds()} s; its own lines stand above.\n` +
        'Is the package registry reachable, the disk not full and node_modules writable? Then run the same command again.',
    );
  }
  console.error(`Packages installed in ${seconds()} s.`);
}

/** The npm that started this script, else the one on PATH (a shell is what finds npm.cmd on Windows). */
function npmCommand() {
  const npmCli = process.env.npm_execpath;
  if (npmCli !== undefined && /\.[cm]?js$/.test(npmCli))
    return { command: process.execPath, args: [npmCli], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', process.stderr.fd, process.stderr.fd], ...options });
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(code ?? signal));
  });
}
