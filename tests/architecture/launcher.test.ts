import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findNode } from '../../scripts/launcher/find-node.mjs';
import { tempTree } from '../support/temp-tree.ts';

const PLATFORM_PACKAGE = `node_modules/node-${process.platform}-${process.arch}`;
const LOCK = '{"lock":1}';
const LOCK_HASH = createHash('sha256').update(LOCK).digest('hex');
const INSTALLED = { 'node_modules/.installed-lock': LOCK_HASH };
const RECORDING_NPM = "require('node:fs').writeFileSync('npm-called', process.argv.slice(2).join(' '));";

it('installs with the npm that started it, development packages included, and then runs the task', async () => {
  const root = project({ 'src/qa/main.ts': "console.log('ran');" });
  expect(await run(root, ['qa'])).toMatchObject({ code: 0, stdout: 'ran\n' });
  expect(readFileSync(join(root, 'npm-called'), 'utf8')).toMatch(/^ci --include=dev --include=optional/);
});

it('calls npm once for the same lock', async () => {
  const root = project({ ...INSTALLED, 'src/qa/main.ts': '' });
  expect(await run(root, ['qa'])).toMatchObject({ code: 0 });
  expect(existsSync(join(root, 'npm-called'))).toBe(false);
});

it('leaves the packages alone when a test starts it', async () => {
  const root = project({ 'src/qa/main.ts': '' });
  await run(root, ['qa'], { PROMENADE_PACKAGES: 'installed' });
  expect(existsSync(join(root, 'npm-called'))).toBe(false);
});

it('says why it stops when the packages cannot be installed', async () => {
  const root = project({ 'npm.cjs': 'process.exit(3);', 'src/qa/main.ts': "console.log('ran');" });
  const { code, stdout, stderr } = await run(root, ['qa']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('npm ci ended with 3');
});

it('runs the task under the pinned Node, first on PATH, with its arguments and its exit code', async () => {
  const text = "console.log(process.argv.slice(2).join(), process.env.PATH.split(':')[0]); process.exitCode = 7;";
  const root = project({ ...INSTALLED, 'src/qa/main.ts': text });
  const { code, stdout } = await run(root, ['qa', 'validate', '--format']);
  expect(code).toBe(7);
  expect(stdout).toBe(`validate,--format ${join(root, PLATFORM_PACKAGE, 'bin')}\n`);
});

it('names the tasks when it does not know one', async () => {
  const { code, stderr } = await run(project(INSTALLED), ['constructor']);
  expect(code).toBe(2);
  expect(stderr).toContain('Tasks: start, dev,');
});

it('passes SIGTERM on to the task', async () => {
  const text =
    "process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); }); setInterval(() => {}, 1000); console.log('ready');";
  const child = start(project({ ...INSTALLED, 'src/qa/main.ts': text }), ['qa']);
  await nextOutput(child);
  child.kill('SIGTERM');
  expect(await nextOutput(child)).toBe('stopped\n');
  expect(await ended(child)).toBe(0);
});

it('ends the task when the process that started it has died without a word', async () => {
  const root = project({ ...INSTALLED, 'src/qa/main.ts': 'setInterval(() => {}, 1000); console.log(process.pid);' });
  const parent = spawn(
    process.execPath,
    ['-e', "require('node:child_process').spawn(process.execPath, ['scripts/run.mjs', 'qa'], { stdio: 'inherit' })"],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const task = Number(await nextOutput(parent));
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(task), { timeout: 5_000 }).toBe(false);
});

it('says what is missing when there is no Node 24 at all', () => {
  const root = tempTree({});
  expect(() => findNode(root, { version: '20.20.2', path: '/old/node' })).toThrow(
    /runs on Node 24\.15 or newer; this is Node 20\.20\.2/,
  );
});

it('takes the running Node when the package is missing or too old and the running one is new enough', () => {
  const running = { version: '24.15.0', path: '/new/node' };
  expect(findNode(tempTree({}), running)).toBe('/new/node');
  expect(findNode(project({ [`${PLATFORM_PACKAGE}/package.json`]: '{"version":"24.0.0"}' }), running)).toBe(
    '/new/node',
  );
});

/** A tiny project with the real launcher, an npm that only records its call, and this Node as the pinned one. */
function project(files: Readonly<Record<string, string>>): string {
  const root = tempTree({
    'package-lock.json': LOCK,
    'npm.cjs': RECORDING_NPM,
    [`${PLATFORM_PACKAGE}/package.json`]: '{"version":"24.21.0"}',
    [`${PLATFORM_PACKAGE}/bin/.keep`]: '',
    ...files,
  });
  symlinkSync(process.execPath, join(root, PLATFORM_PACKAGE, 'bin', 'node'));
  for (const path of ['scripts/run.mjs', 'scripts/launcher']) cpSync(path, join(root, path), { recursive: true });
  return root;
}

function start(root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    env: { ...process.env, PROMENADE_PACKAGES: '', npm_execpath: join(root, 'npm.cjs'), ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function run(
  root: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = start(root, args, env);
  const [code, stdout, stderr] = await Promise.all([ended(child), collect(child.stdout), collect(child.stderr)]);
  return { code, stdout, stderr };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('exit', resolve));
}

async function collect(stream: ChildProcess['stdout']): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += String(chunk);
  return text;
}

function nextOutput(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.stdout?.once('data', (chunk) => resolve(String(chunk))));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
