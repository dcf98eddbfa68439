import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { copyDrawnMaps } from '#tests/drawn-maps.ts';
import { startPostgresForTest } from '#tests/postgres-for-test.ts';
import { storeAt, tempDatabase, tempFolder } from '#tests/temp-store.ts';
import { listReleases } from './site/publishing/releases-store.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const TOKEN = 'a-token-of-the-tests-that-is-long-enough';
/** Folder of the code that earlier starts compiled. */
const compileCache = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' };
const patience = { timeout: 150_000 };

/** Starts a server process from the command line and kills it with the test if it still runs. */
function start(env: Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>) {
  copyDrawnMaps(env.DATA_DIR);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { PORT: '0', CONSOLE_TOKEN: TOKEN, ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = () => /ready: (\S+)/.exec(said)?.[1];
  return { child, ended, said: () => said, ready: () => vi.waitUntil(url, patience) };
}

const call = (url: string, path: string, method: string, body?: object) =>
  fetch(`${url}/api/console/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Publishes a live notice with a new title. */
async function publishSomething(url: string): Promise<number> {
  const answer = await call(url, '/documents?type=notice&size=1', 'GET');
  const { documents } = (await answer.json()) as { documents: { id: string }[] };
  for (const notice of documents)
    await call(url, `/drafts/notice/${notice.id}`, 'PUT', { ...notice, title: { ko: '새', en: 'New' } });
  return (await call(url, '/releases', 'POST', { message: 'More', drafts: 'all' })).status;
}

const releaseAt = async (url: string): Promise<unknown> => (await fetch(`${url}/readyz`)).json();

it(
  'runs as two processes that start at once on an empty database: one seeds, both are live, and both show what either publishes',
  { timeout: 400_000 },
  async () => {
    const address = await tempDatabase('template0');
    const env = { DATABASE_URL: `${address}&password=hunter2`, DATA_DIR: join(tempFolder(), 'data') };
    const [one, other] = [start(env), start(env)];
    const urls = await Promise.all([one.ready(), other.ready()]);
    expect(await Promise.all(urls.map(releaseAt))).toEqual(urls.map(() => ({ status: 'ready', release: 1 })));
    const { db } = await storeAt(address);
    expect(await listReleases(db)).toEqual([expect.objectContaining({ number: 1, author: 'seed' })]);
    expect(await publishSomething(urls[0])).toBe(201);
    await vi.waitUntil(
      async () => JSON.stringify(await releaseAt(urls[1])) === '{"status":"ready","release":2}',
      patience,
    );
    for (const { child } of [one, other]) child.kill('SIGTERM');
    expect(await Promise.all([one.ended, other.ended])).toEqual([0, 0]);
    expect(one.said() + other.said()).not.toContain('hunter2');
  },
);

it(
  'says why it does not go on without its database, without the password, and waits',
  { timeout: 400_000 },
  async () => {
    const { child, said } = start({
      DATABASE_URL: 'postgresql://promenade:hunter2@127.0.0.1:1/promenade',
      DATA_DIR: tempFolder(),
    });
    await vi.waitUntil(() => said().includes('Waiting for it'), patience);
    expect([child.exitCode, said()]).toEqual([
      null,
      expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1\/promenade cannot be used \(.*ECONNREFUSED.*\n/),
    ]);
    expect(said()).not.toContain('hunter2');
  },
);

it('does not start on a database that refuses it', { timeout: 400_000 }, async () => {
  const address = await tempDatabase('template0');
  const { ended, said } = start({
    DATABASE_URL: address.replace(/\/[^/?]+\?/, '/no_such_database?'),
    DATA_DIR: tempFolder(),
  });
  expect([await ended, said()]).toEqual([1, expect.stringContaining('Create it first: createdb')]);
});

it(
  'answers with the connection-error page while PostgreSQL is down at its start, and with the live release as soon as it is back',
  { timeout: 400_000 },
  async () => {
    const cluster = await startPostgresForTest();
    const env = { DATABASE_URL: cluster.address('postgres'), DATA_DIR: tempFolder() };
    const first = start(env);
    await first.ready();
    first.child.kill('SIGTERM');
    await first.ended;
    await cluster.kill();
    const { said, ready } = start(env);
    const address = await vi.waitUntil(() => /Waiting for it at (\S+),/.exec(said())?.[1], patience);
    const visit = () => fetch(`${address}/aqua-bay/home/main`, { headers: { accept: 'text/html' } });
    expect([
      (await visit()).status,
      (await fetch(`${address}/readyz`)).status,
      (await fetch(`${address}/livez`)).status,
    ]).toEqual([503, 503, 200]);
    await cluster.start();
    expect(await ready()).toBe(address);
    expect([(await visit()).status, await releaseAt(address)]).toEqual([200, { status: 'ready', release: 1 }]);
  },
);
