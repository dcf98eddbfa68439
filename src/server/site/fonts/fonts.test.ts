import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { boardOf } from '#tests/builders.ts';
import { documentsOf, snapshotWith } from '#tests/engine-builders.ts';
import { tempFolder } from '#tests/test-server.ts';
import { FontCache } from './font-cache.ts';
import { glyphsOf } from './glyphs.ts';

vi.setConfig({ testTimeout: 60_000 });

const site = (text: string) => {
  const documents = [boardOf('1', { title: { ko: '글', en: 'Post' }, body: { ko: text, en: text } })];
  return glyphsOf(documentsOf(documents), snapshotWith(documents));
};

it('cuts for the letters that a release shows, Latin apart from the rest, and apart what is read first', () => {
  const { latin, first, rest } = site('꿻 é\n\u0007글');
  expect([
    latin.includes('A'),
    latin.includes('é'),
    latin.includes('\n'),
    latin.includes('\u0007'),
    rest.includes('꿻'),
    rest.includes('꿼'),
  ]).toEqual([true, true, false, false, true, false]);
  expect([first.includes('글'), rest.includes('글'), first.includes('꿻')]).toEqual([true, false, false]);
});

it("keeps the last release's typeface for pages that still show it, and finds what was cut before", async () => {
  const folder = tempFolder();
  const shelf = new FontCache(folder);
  expect([shelf.stylesheet, shelf.files('ko')]).toEqual([undefined, []]);
  await shelf.refresh(site('가'));
  const first = { href: String(shelf.stylesheet), files: shelf.files('ko') };
  expect([first.files.length, shelf.files('en')]).toEqual([2, first.files.slice(0, 1)]);
  await shelf.refresh(site('나'));
  expect(shelf.stylesheet).not.toBe(first.href);
  const hashes = first.files.map((file) => file.slice('/fonts/'.length, -'.woff2'.length));
  expect([
    shelf.css(first.href)?.includes(String(hashes[1])),
    ...hashes.map((hash) =>
      Buffer.from(shelf.file(hash) ?? [])
        .subarray(0, 4)
        .toString(),
    ),
  ]).toEqual([true, 'wOF2', 'wOF2']);
  const cut = readdirSync(join(folder, 'fonts')).length;
  const later = new FontCache(folder);
  await later.refresh(site('가'));
  expect([later.stylesheet, readdirSync(join(folder, 'fonts')).length]).toEqual([first.href, cut]);
});

it('need not cut what comes ready with the build, and keeps nothing of it a second time', async () => {
  const [build, data] = [tempFolder(), tempFolder()];
  const built = new FontCache(build);
  await built.refresh(site('가'));
  const shelf = new FontCache(data, join(build, 'fonts'));
  await shelf.refresh(site('가'));
  expect([shelf.stylesheet, existsSync(join(data, 'fonts'))]).toEqual([built.stylesheet, false]);
});

it('cuts the next typeface after one that could not be kept', async () => {
  const folder = tempFolder();
  const shelf = new FontCache(folder);
  const unreadable = Object.defineProperty(site('가'), 'first', {
    get: () => {
      throw new Error('unreadable');
    },
  });
  await expect(shelf.refresh(unreadable)).rejects.toThrow('unreadable');
  await shelf.refresh(site('가'));
  expect(shelf.stylesheet).toBeDefined();
});
