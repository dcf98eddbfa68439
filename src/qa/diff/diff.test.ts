import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pick, soundSite, type Body } from '#tests/sound-site.ts';
import { tempTree } from '#tests/temp-tree.ts';
import { run } from '../run.ts';

const folderWith = (documents: readonly Body[]): string => {
  const folder = tempTree({});
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ documents }, null, 1));
  return folder;
};
const blocked = (): Body[] => {
  const site = soundSite();
  Object.assign(pick(site, 'page', 'PGE_TST_00005')['pageInfo'] as object, {
    pageStatusCode: 'B',
    pageBlockContent: 'error.text',
  });
  return site;
};
const at = ['--at', '2026-11-22T09:00:00+09:00'];

it.each([
  ['a folder', folderWith],
  [
    'a release as the API gives it',
    (documents: readonly Body[]) =>
      join(tempTree({ 'release.json': JSON.stringify({ number: 3, documents }) }), 'release.json'),
  ],
])('tells in words what differs between a folder and %s, and whom it changes something for', async (_what, write) => {
  const { code, text } = await run(['diff', folderWith(soundSite()), write(blocked()), ...at]);
  expect(code).toBe(1);
  expect(text.split('\n')).toEqual([
    'Word name',
    '  page/PGE_TST_00005',
    '    Blocked the page “ParkMain”; visitors read “Word text”.',
    '',
    'Views that change',
    '  ParkMain (/test-park/main)',
    '    everybody: The page → blocked, saying “Word text”',
    '',
    '1 change in 1 document.',
    expect.stringMatching(/^\d[\d,]* of \d[\d,]* views are the same, proven by decision\.$/),
  ]);
});

it('prints Korean, and only totals with --quiet', async () => {
  const { code, text } = await run([
    'diff',
    folderWith(soundSite()),
    folderWith(blocked()),
    '--lang',
    'ko',
    '--no-views',
    '--quiet',
  ]);
  expect({ code, text }).toEqual({ code: 1, text: '문서 1개에서 1가지가 바뀌었어요.' });
});

it('prints changes with their places and views as JSON', async () => {
  const { text } = await run(['diff', folderWith(soundSite()), folderWith(blocked()), '--format', 'json', ...at]);
  expect(JSON.parse(text)).toMatchObject({
    changes: [
      {
        kind: 'blocked',
        type: 'page',
        id: 'PGE_TST_00005',
        venue: 'TP',
        at: [{ from: '/pageInfo/pageStatusCode', to: '/pageInfo/pageStatusCode' }, {}],
        text: { ko: '“ParkMain” 페이지를 막았어요. 방문자에게는 “글 text” 안내가 보여요.' },
      },
    ],
    views: { changes: [{ pages: [{ id: 'PGE_TST_00005' }], who: { en: 'everybody' } }], cut: 0 },
  });
});

it('writes one self-contained page in both languages', async () => {
  const { text } = await run(['diff', folderWith(soundSite()), folderWith(blocked()), '--format', 'html', ...at]);
  expect(text).toContain('<span lang="ko">“ParkMain” 페이지를 막았어요.');
  expect(text).toContain('<span lang="en">Blocked the page “ParkMain”; visitors read “Word text”.</span>');
  expect(text).not.toMatch(/(src|href)="?http/);
});

it('writes to a file and prints the summary', async () => {
  const out = join(tempTree({}), 'diff.html');
  const { text } = await run([
    'diff',
    folderWith(soundSite()),
    folderWith(blocked()),
    '--format',
    'html',
    '--no-views',
    '--out',
    out,
  ]);
  expect([text, readFileSync(out, 'utf8').startsWith('<!doctype html>')]).toEqual([
    `1 change in 1 document. → ${out}`,
    true,
  ]);
});

it('exits with 0 when nothing differs and prints nothing with --quiet', async () => {
  const same = ['diff', folderWith(soundSite()), folderWith(soundSite()), '--no-views'];
  expect(await run(same)).toEqual({ code: 0, text: 'The documents are the same.' });
  expect(await run([...same, '--quiet'])).toEqual({ code: 0, text: '' });
  expect((await run([...same, '--format', 'html', '--lang', 'en'])).text).toContain(
    '<span lang="en">Nothing changed</span>',
  );
});

it.each([
  ['one input', ['config'], 'give two inputs: the earlier one, then the later one. Found 1.'],
  ['an input that is not there', ['config', 'no/such/folder'], "'no/such/folder' does not exist (ENOENT)."],
  ['an input of another kind', ['config', 'ftp://x.example/'], "'ftp://x.example/' is not a readable input."],
  [
    'an unknown format',
    ['config', 'config', '--format', 'sarif'],
    "--format must be one of text, json, html, not 'sarif'.",
  ],
  ['an unknown language', ['config', 'config', '--lang', 'fr'], "--lang must be en or ko, not 'fr'."],
  ['an instant that is none', ['config', 'config', '--at', 'soon'], '--at must be a time such as'],
])('exits with 2 for %s and explains it', async (_what, args, words) => {
  const { code, text } = await run(['diff', ...args]);
  expect(code).toBe(2);
  expect(text).toContain(words);
});
