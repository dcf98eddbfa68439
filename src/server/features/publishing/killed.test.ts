import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deskOver, seedWith, tempFolder } from '#tests/test-server.ts';
import { openSqliteStore } from '../../storage/open-sqlite-store.ts';
import { loadLive } from './load-live.ts';
import { listReleases, releaseHash } from './releases-store.ts';

const LOOP = join(import.meta.dirname, '../../../../tests/support/publish-for-ever.ts');

/** Lets a process publish in the folder and kills it `ms` after its first release; gives the last number that it acknowledged. */
function publishAndKill(folder: string, ms: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', LOOP, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    let last = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => (last = Math.max(last, ...text.trim().split('\n').map(Number))));
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), ms));
    child.once('close', (_code, signal) => (signal === 'SIGKILL' ? resolve(last) : reject(new Error('The loop ended by itself'))));
  });
}

/** What a restart finds. */
async function stateOf(folder: string) {
  const store = await openSqliteStore(folder);
  const desk = deskOver(store);
  await loadLive(desk);
  const { number, hash, documents, prepared } = desk.live.current;
  const releases = await listReleases(store.db);
  await store.close();
  const titles = ['n1', 'n2'].map((id) => prepared.documents.notice.get(id)?.title.en);
  return { number, titles, newest: releases[0]?.number, count: releases.length, isWhole: hash === releaseHash(documents) };
}

it('finds one whole release after each kill in the middle of publishing, and loses none that was acknowledged', { timeout: 120_000 }, async () => {
  const folder = tempFolder();
  const store = await openSqliteStore(folder);
  await seedWith(deskOver(store));
  await store.close();
  for (const ms of [3, 11, 17, 29, 41, 53, 67, 83]) {
    const acknowledged = await publishAndKill(folder, ms);
    const { number, ...state } = await stateOf(folder);
    expect(state).toEqual({ titles: [`${number}`, `${number}`], newest: number, count: number, isWhole: true });
    expect([acknowledged, acknowledged + 1]).toContain(number);
  }
});
