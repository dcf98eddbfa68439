import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '#tests/test-server.ts';
import { openSqliteStore } from './storage/open-sqlite-store.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

/** Starts the server with nothing but this environment and waits for its end. */
function start(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], { env: { PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('close', (code) => resolve({ code, said }));
  });
}

it('does not start in production without what it needs, and names all of it', async () => {
  const { code, said } = await start({ MODE: 'production', SANDBOX: 'on', DATA_DIR: tempFolder() });
  expect([code, said]).toEqual([1, expect.stringMatching(/PUBLIC_URL is missing[^]*CONSOLE_TOKEN is missing[^]*SANDBOX=on is for demo only/)]);
  expect(said).not.toContain('    at ');
});

it('does not start on a port in use, and says which', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  expect(await start({ PORT: String(port), DATA_DIR: tempFolder() })).toEqual({ code: 1, said: `Port ${port} on 127.0.0.1 is in use. Stop what listens there, or set PORT to another number.\n` });
});

it('does not start on a data folder that another process uses', async () => {
  const folder = tempFolder();
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  expect(await start({ DATA_DIR: folder })).toEqual({ code: 1, said: expect.stringContaining('is in use by another Promenade process') });
});

it('does not start on a data folder that it cannot write', async () => {
  const file = join(tempFolder(), 'file');
  writeFileSync(file, '');
  expect(await start({ DATA_DIR: join(file, 'data') })).toEqual({ code: 1, said: expect.stringContaining('Make it a folder that this user may write') });
});
