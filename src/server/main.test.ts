import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tempFolder } from '#tests/test-server.ts';
import { databaseIn, openSqliteStore } from './core/storage/open-sqlite-store.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

/** Starts the server with only this environment and waits for its end. */
function start(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      env: { PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('close', (code) => resolve({ code, said }));
  });
}

it('does not start in production without what it needs, and names all of it', async () => {
  const { code, said } = await start({ MODE: 'production', SANDBOX: 'on', DATA_DIR: tempFolder() });
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/PUBLIC_URL is missing[^]*CONSOLE_TOKEN is missing[^]*SANDBOX=on is for demo only/),
  ]);
  expect(said).not.toContain('    at ');
});

it('does not start on a port in use, and says which', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  expect(await start({ PORT: String(port), DATA_DIR: tempFolder() })).toEqual({
    code: 1,
    said: `Port ${port} on 127.0.0.1 is in use. Stop what listens there, or set PORT to another number.\n`,
  });
});

it('does not start on a data folder that another process uses', async () => {
  const folder = tempFolder();
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  expect(await start({ DATA_DIR: folder })).toEqual({
    code: 1,
    said: expect.stringContaining('is in use by another Promenade process'),
  });
});

it('does not start on a data folder that it cannot write', async () => {
  const file = join(tempFolder(), 'file');
  writeFileSync(file, '');
  expect(await start({ DATA_DIR: join(file, 'data') })).toEqual({
    code: 1,
    said: expect.stringContaining('Make it a folder that this user may write'),
  });
});

/** Starts the server and returns its address once it answers. */
async function startServer(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const hears = (pattern: RegExp) => vi.waitUntil(() => pattern.exec(said)?.[1], { timeout: 60_000 });
  return { said: () => said, hears };
}

it(
  'shows visitors the connection-error page while its store is broken, and the site at the same address once that is mended',
  { timeout: 120_000 },
  async () => {
    const folder = tempFolder();
    writeFileSync(databaseIn(folder), 'no database at all'.repeat(500));
    const server = await startServer({ DATA_DIR: folder });
    const address = await server.hears(/Waiting for it at (\S+),/);
    expect(server.said()).toMatch(/^The store in .* cannot be read \(.*not a database.*\)\. Put a backup/);
    const open = (path: string, accept = 'text/html') =>
      fetch(address + path, { headers: { accept, 'accept-language': 'en' } });
    const page = await open('/haneul-land/home/main?day=2');
    expect([
      page.status,
      page.headers.get('retry-after'),
      page.headers.get('cache-control'),
      page.headers.get('content-language'),
    ]).toEqual([503, '10', 'no-store', 'en']);
    expect(await page.text()).toMatch(/<b data-code>503<\/b>[^]*data-again href="\/haneul-land\/home\/main\?day=2"/);
    const [call, ready, live] = await Promise.all(
      ['/api/v1/iam/users/info', '/readyz', '/livez'].map((path) => open(path, '*/*')),
    );
    expect([call?.status, await call?.json(), ready?.status, live?.status, await live?.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'NOT_READY', errorType: 'E' }),
      503,
      200,
      { status: 'ok' },
    ]);

    rmSync(databaseIn(folder));
    expect(await server.hears(/Promenade is ready: (\S+)/)).toBe(address);
    expect((await open('/readyz')).status).toBe(200);
    expect((await open('/haneul-land/home/main')).status).toBe(200);
  },
);
