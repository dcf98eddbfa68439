import { expect, it } from 'vitest';
import { soundSite, type Body } from '#tests/sound-site.ts';
import { tempTree } from '#tests/temp-tree.ts';
import { publishingOver, tempStore } from '#tests/test-server.ts';
import { loadLive } from './load-live.ts';
import { listReleases } from './releases-store.ts';
import { seed } from './seed.ts';

const folderOf = (bodies: readonly Body[]): string =>
  tempTree(
    Object.fromEntries(bodies.map((body) => [`site/${body.type}.${body.id}.json`, JSON.stringify(body, null, 2)])),
  );

it('makes release 1 of a folder in an empty store, and says how it goes', async () => {
  const publishing = publishingOver(await tempStore());
  const said: string[] = [];
  expect(await loadLive(publishing)).toBe(false);
  await seed(publishing, folderOf(soundSite()), (line) => said.push(line));
  expect(await listReleases(publishing.store.db)).toEqual([expect.objectContaining({ number: 1, author: 'seed' })]);
  expect([publishing.live.current.documents.size, said.at(-1)]).toEqual([
    soundSite().length,
    `Release 1 is live with ${soundSite().length} documents.`,
  ]);
});

it('refuses a folder with errors, names each with file, line and column, and leaves the store empty', async () => {
  const publishing = publishingOver(await tempStore());
  const [site, ...rest] = soundSite();
  const folder = folderOf([{ ...site, type: 'site', id: 'site', defaultVenue: 'XX' }, ...rest]);
  await expect(seed(publishing, folder, () => {})).rejects.toThrow(
    /nothing was published:\n.*site\/site\.site\.json:\d+:\d+ error dangling-reference: /,
  );
  expect([await loadLive(publishing), await listReleases(publishing.store.db)]).toEqual([false, []]);
});

it('makes the same live release again from the store', async () => {
  const store = await tempStore();
  const [first, second] = [publishingOver(store), publishingOver(store)];
  await seed(first, folderOf(soundSite()), () => {});
  expect(await loadLive(second)).toBe(true);
  expect(second.live.current.snapshot).toEqual(first.live.current.snapshot);
});
