import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layout, page, pick, placement, soundSite, type Body } from '#tests/sound-site.ts';
import { tempTree } from '#tests/temp-tree.ts';
import { run } from '../run.ts';

const folderWith = (change: (site: Body[]) => void = () => {}): string => {
  const site = soundSite();
  change(site);
  const folder = tempTree({});
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ documents: site }, null, 1));
  return folder;
};
const explain = async (args: readonly string[], change?: (site: Body[]) => void) =>
  run(['explain', ...args, '--in', folderWith(change), '--at', '2026-11-22T09:00:00+09:00']);

const withParts = (site: Body[]) => {
  site.push(
    layout('parts', [
      placement('hello'),
      placement('members', { when: [[{ fact: 'login', is: [true] }], [{ fact: 'grade', is: ['VIP'] }]] }),
      placement('later', { when: [[{ fact: 'now', from: '2027-01-01T00:00:00+09:00' }]] }),
    ]),
  );
  Object.assign(pick(site, 'page', 'PGE_TST_00005'), { layout: 'parts' });
};

it('explains which page an address shows and what is hidden by which test, with file and line', async () => {
  const { code, text } = await explain(['/test-park/main', '--as', 'guest,en'], withParts);
  expect(code).toBe(0);
  expect(text).toMatch(
    /^a guest, in English, on the mobile web, at 22 November 2026, 09:00\nThe page “ParkMain” is shown\. {3}\(.*site\.json:\d+\)$/m,
  );
  expect(text).toMatch(
    /^ {2}The page is open\. {3}\(.*site\.json:\d+\)\n {2}This view may change at 1 January 2027, 00:00\.$/m,
  );
  expect(text).toMatch(/^Not shown to this visitor: 2$/m);
  expect(text).toMatch(
    /^ {2}Hidden: the section “Word name”, shown only to members or visitors of the grade “VIP”\. This visitor is not logged in and it is not known which grade this visitor has\. {3}\(.*site\.json:\d+\)$/m,
  );
  expect(text).toMatch(
    /^ {2}Hidden: the section “Word name”, shown from 1 January 2027, 00:00\. The visit is at 22 November 2026, 09:00\./m,
  );
});

it('explains in Korean', async () => {
  const { text } = await explain(['/test-park/main', '--as', 'guest,en', '--lang', 'ko'], withParts);
  expect(text).toMatch(
    /^비회원, 영어, 모바일 웹, 2026년 11월 22일 09:00\n“ParkMain” 페이지가 보여요\. {3}\(.*site\.json:\d+\)$/m,
  );
  expect(text).toMatch(
    /^ {2}“글 name” 묶음이 보이지 않아요\. 2027년 1월 1일 00:00부터 보여요\. 방문 시각은 2026년 11월 22일 09:00이에요\./m,
  );
});

it('explains also what a condition shows with --all', async () => {
  const { text } = await explain(['/test-park/main', '--as', 'member', '--all'], withParts);
  expect(text).toMatch(
    /^Shown by a condition: 1\n {2}Seen: the section “Word name”, shown only to members or visitors of the grade “VIP”\. This visitor is logged in\./m,
  );
});

it('explains which rule of which guard refuses, its message and its target', async () => {
  const { text } = await explain(['/test-park/notice/1/2', '--as', 'guest']);
  expect(text).toMatch(
    /^ {2}Rule 1: guests are stopped with “Word login”\. It applies: this visitor is not logged in\. {3}\(.*site\.json:\d+\)$/m,
  );
  expect(text).toMatch(
    /^The visitor may not enter .* and reads “Word login”; it leads on to “\/login\?from=%2Ftest-park%2Fnotice%2F1%2F2”; behind it stands “\/test-park\/main”\./m,
  );
  const member = await explain(['/test-park/notice/1/2', '--as', 'member']);
  expect(member.text).toMatch(/^ {2}No rule applies: the guard “need-login” lets the visitor pass\./m);
});

it('explains which call a guard makes first and continues with the given answer', async () => {
  const asking = (site: Body[]) => {
    site.push(
      {
        type: 'guard',
        id: 'asks',
        v: 1,
        source: { dataServiceId: 'DTS_TST_00001', pointer: '/state' },
        rules: [{ when: [[{ fact: 'source', is: ['open'] }]], pass: true }, { refuse: 'S//guard.login' }],
      },
      page(9, 'Asked', '/asked', { guards: ['asks'] }),
    );
  };
  const waiting = await explain(['/asked'], asking);
  expect(waiting.text).toMatch(
    /^ {2}It first asks the call “\/api\/v1\/iam\/contents\/notices”, whose answer is not known yet\./m,
  );
  expect(waiting.text).toMatch(/^To set what that call returns: --answer asks=value/m);
  expect((await explain(['/asked', '--answer', 'asks=open'], asking)).text).toContain('The page “Asked” is shown.');
  expect((await explain(['/asked', '--answer', 'asks=shut'], asking)).text).toContain(
    'The guard “asks” does not let the visitor pass.',
  );
});

it('prints only the outcome with --quiet and writes everything to a file', async () => {
  expect(await explain(['/test-park/main', '--quiet'], withParts)).toEqual({
    code: 0,
    text: 'The page “ParkMain” is shown.',
  });
  const file = join(tempTree({}), 'why.html');
  expect(await explain(['/test-park/main', '--format', 'html', '--out', file], withParts)).toEqual({
    code: 0,
    text: `The page “ParkMain” is shown. → ${file}`,
  });
  const html = readFileSync(file, 'utf8');
  expect(html).toContain('<span lang="ko">“ParkMain” 페이지가 보여요.</span>');
  expect(html).not.toMatch(/(src|href)="?http/);
});

it('prints the same as JSON', async () => {
  const { text } = await explain(['/test-park/main', '--format', 'json'], withParts);
  expect(JSON.parse(text)).toMatchObject({
    decision: { outcome: { kind: 'page', page: 'PGE_TST_00005' } },
    reasons: { placements: [{ at: { type: 'layout', id: 'parts', path: ['members', 'when'] }, holds: 'unknown' }, {}] },
  });
});

it.each([
  ['no address', [], 'give one address of the site'],
  ['an address of another site', ['https://x.example/'], 'give one address of the site'],
  ['a viewer that cannot be', ['/', '--as', 'login=maybe'], "'login' cannot be 'maybe'"],
  ['an unknown format', ['/', '--format', 'sarif'], "--format must be one of text, json, html, not 'sarif'."],
  ['an unknown language', ['/', '--lang', 'fr'], "--lang must be en or ko, not 'fr'."],
  ['an answer without a value', ['/', '--answer', 'asks'], '--answer must be guard=value'],
])('explains what is wrong with %s', async (_what, args, words) => {
  const { code, text } = await explain(args);
  expect(code).toBe(2);
  expect(text).toContain(words);
});
