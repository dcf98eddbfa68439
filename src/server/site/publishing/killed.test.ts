import { spawn } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inTurn } from '#tests/long.ts';
import { notice, soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempFolder } from '#tests/test-server.ts';
import { openSqliteStore } from '../../core/storage/open-sqlite-store.ts';
import { loadLive } from './load-live.ts';
import { publish } from './publish.ts';
import { listReleases, releaseHash } from './releases-store.ts';
import { keeper } from '../../core/operators/operator.ts';
import { saveDrafts } from './save-drafts.ts';

const LOOP = join(import.meta.dirname, '../../../../tests/support/publish-forever.ts');

/** Starts a process that publishes to the folder and kills it `ms` after its first release. Returns the last acknowledged number. */
function publishAndKill(folder: string, ms: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', LOOP], {
      env: { DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let last = 0;
    child.stdout
      .setEncoding('utf8')
      .on('data', (text: string) => (last = Math.max(last, ...text.trim().split('\n').map(Number))));
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), ms));
    child.once('close', (_code, signal) =>
      signal === 'SIGKILL' ? resolve(last) : reject(new Error('The loop ended by itself')),
    );
  });
}

/** Reads the state after a restart. */
async function stateOf(folder: string) {
  const store = await openSqliteStore(folder);
  const publishing = publishingOver(store);
  await loadLive(publishing);
  const { number, hash, documents, prepared } = publishing.live.current;
  const releases = await listReleases(store.db);
  await store.close();
  const titles = ['n1', 'n2'].map((id) => prepared.documents.notice.get(id)?.title.en);
  return {
    number,
    titles,
    newest: releases[0]?.number,
    count: releases.length,
    isWhole: hash === releaseHash(documents),
  };
}

it(
  'finds one whole release after each kill in the middle of publishing, and loses none that was acknowledged',
  { timeout: 180_000 },
  async () => {
    const folder = tempFolder();
    const store = await openSqliteStore(folder);
    await seedWith(publishingOver(store));
    await store.close();
    for (const ms of inTurn([3, 17, 29, 41, 67], 3, 1)) {
      const acknowledged = await publishAndKill(folder, ms);
      const { number, ...state } = await stateOf(folder);
      expect(state).toEqual({ titles: [`${number}`, `${number}`], newest: number, count: number, isWhole: true });
      expect([acknowledged, acknowledged + 1]).toContain(number);
    }
  },
);

it('holds the old release or the new one, whole, before each statement of a publish', { timeout: 60_000 }, async () => {
  const folder = tempFolder();
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  const images: string[] = [];
  // A copy of the files at one instant equals the files left by a process killed at that instant.
  const takeImage = (): void => {
    const image = tempFolder();
    for (const name of readdirSync(folder).filter((file) => /\.sqlite(-wal)?$/.test(file)))
      copyFileSync(join(folder, name), join(image, name));
    images.push(image);
  };
  const publishing = publishingOver({
    ...store,
    db: store.db.withPlugin({
      transformQuery: ({ node }) => (takeImage(), node),
      transformResult: async ({ result }) => result,
    }),
  });
  await seedWith(publishing, [...soundSite(), notice('n2', '<p>Text</p>')]);
  await saveDrafts(
    publishing,
    ['n1', 'n2'].map((id) => ({ document: { ...notice(id, '<p>New</p>'), title: { ko: '2', en: '2' } } })),
    keeper,
  );
  images.length = 0;
  await publish(publishing, { message: '', by: keeper, drafts: 'all', validateOnly: false });
  takeImage();
  const states = await Promise.all(images.map(stateOf));
  const old = { number: 1, titles: ['News', 'News'], newest: 1, count: 1, isWhole: true };
  expect([...new Set(states.map((state) => JSON.stringify(state)))]).toEqual(
    [old, { number: 2, titles: ['2', '2'], newest: 2, count: 2, isWhole: true }].map((state) => JSON.stringify(state)),
  );
  expect(images.length).toBeGreaterThan(8);
});
