import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inTurn } from '#tests/long.ts';
import { startPostgresForTest } from '#tests/postgres-for-test.ts';
import { notice } from '#tests/sound-site.ts';
import { storeAt, tempDatabase } from '#tests/temp-store.ts';
import { publishingOver, seedWith, testServer } from '#tests/test-server.ts';
import { loadLive } from './load-live.ts';
import { listReleases, releaseHash } from './releases-store.ts';

const LOOP = join(import.meta.dirname, '../../../../tests/support/publish-forever.ts');

interface Publisher {
  readonly child: ChildProcess;
  /** Number of the last acknowledged release. */
  last(): number;
  readonly ended: Promise<void>;
}

/** Starts a process that publishes to the database until it or the database is killed. Resolves after its first release. */
async function startPublisher(address: string): Promise<Publisher> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', LOOP], {
    env: { DATABASE_URL: address },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let last = 0;
  child.stdout
    .setEncoding('utf8')
    .on('data', (text: string) => (last = Math.max(last, ...text.trim().split('\n').map(Number))));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await vi.waitUntil(() => last > 0, { timeout: 30_000 });
  return { child, last: () => last, ended };
}

/** Reads the state after a restart. */
async function stateOf(address: string) {
  const store = await storeAt(address);
  const publishing = publishingOver(store);
  await loadLive(publishing);
  const { number, hash, documents, prepared } = publishing.live.current;
  const releases = await listReleases(store.db);
  const titles = ['n1', 'n2'].map((id) => prepared.documents.notice.get(id)?.title.en);
  return {
    number,
    titles,
    newest: releases[0]?.number,
    count: releases.length,
    isWhole: hash === releaseHash(documents),
  };
}

const wholeAt = (number: number) => ({
  number,
  titles: [`${number}`, `${number}`],
  newest: number,
  count: number,
  isWhole: true,
});

it(
  'finds one whole release after each kill of the server in the middle of publishing, and loses none that was acknowledged',
  { timeout: 120_000 },
  async () => {
    const address = await tempDatabase();
    await seedWith(publishingOver(await storeAt(address)));
    for (const ms of inTurn([3, 29, 67], 3, 1)) {
      const { child, last, ended } = await startPublisher(address);
      await wait(ms);
      child.kill('SIGKILL');
      await ended;
      const state = await stateOf(address);
      expect(state).toEqual(wholeAt(state.number));
      expect([last(), last() + 1]).toContain(state.number);
    }
  },
);

it(
  'finds one whole release after each kill of PostgreSQL in the middle of publishing, and loses none that was acknowledged',
  { timeout: 120_000 },
  async () => {
    const cluster = await startPostgresForTest();
    const address = cluster.address('postgres');
    await seedWith(publishingOver(await storeAt(address)));
    for (const ms of inTurn([3, 29, 67], 3, 2)) {
      const { last, ended } = await startPublisher(address);
      await wait(ms);
      await cluster.kill();
      await ended;
      await cluster.start();
      const state = await stateOf(address);
      expect(state).toEqual(wholeAt(state.number));
      expect([last(), last() + 1]).toContain(state.number);
    }
  },
);

it(
  'answers visitors while PostgreSQL is away, says so to who wants to save, and goes on by itself once it is back',
  { timeout: 60_000 },
  async () => {
    const cluster = await startPostgresForTest();
    const address = cluster.address('postgres');
    const publishing = publishingOver(await storeAt(address));
    await seedWith(publishing);
    const { app, console: call } = await testServer(publishing);
    const other = publishingOver(await storeAt(address));
    await loadLive(other);
    await testServer(other).then((server) => server.app.ready());
    await cluster.kill();
    const away = await call('PUT', '/drafts/notice/n9', notice('n9', '<p>Hello</p>'));
    expect([away.statusCode, away.json()]).toEqual([
      503,
      { code: 'STORE_AWAY', errorMessage: expect.any(String), errorType: 'E' },
    ]);
    expect([
      (await call('GET', '/documents/site/site')).statusCode,
      (await app.inject('/healthz')).statusCode,
      (await app.inject('/readyz')).statusCode,
    ]).toEqual([200, 200, 503]);
    await cluster.start();
    expect((await call('PUT', '/drafts/notice/n9', notice('n9', '<p>Hello</p>'))).statusCode).toBe(200);
    expect([
      (await app.inject('/readyz')).statusCode,
      (await call('POST', '/releases', { drafts: 'all' })).statusCode,
    ]).toEqual([200, 201]);
    await vi.waitUntil(() => other.live.current.number === 2, { timeout: 20_000 });
  },
);

it('answers that the database is away when it goes in the middle of a transaction', { timeout: 60_000 }, async () => {
  const cluster = await startPostgresForTest();
  const store = await storeAt(cluster.address('postgres'));
  const work = store.db.transaction().execute(async (tx) => {
    await tx.insertInto('kept_html').values({ key: 'a', value: '' }).execute();
    await cluster.kill();
    // Wait until the idle connection reports that it is lost.
    await wait(100);
    await tx.insertInto('kept_html').values({ key: 'b', value: '' }).execute();
  });
  expect(store.faultOf(await work.catch((fault: unknown) => fault))).toBe('unreachable');
});
