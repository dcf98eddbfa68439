import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layout, page, pick, placement, soundSite, type Body } from '#tests/sound-site.ts';
import { tempTree } from '#tests/temp-tree.ts';
import { run } from './run.ts';

const folderWith = (change: (site: Body[]) => void = () => {}): string => {
  const site = soundSite();
  change(site);
  const folder = tempTree({});
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ documents: site }, null, 1));
  return folder;
};
const explain = async (args: readonly string[], change?: (site: Body[]) => void) => run(['explain', ...args, '--in', folderWith(change), '--at', '2026-11-22T09:00:00+09:00']);

const withParts = (site: Body[]) => {
  site.push(layout('parts', [placement('hello'), placement('members', { when: [[{ fact: 'login', is: [true] }], [{ fact: 'grade', is: ['VIP'] }]] }), placement('later', { when: [[{ fact: 'now', from: '2027-01-01T00:00:00+09:00' }]] })]));
  Object.assign(pick(site, 'page', 'PGE_TST_00005'), { layout: 'parts' });
};

it('says which page stands at an address, what is left out of it, and by which test', async () => {
  const { code, text } = await explain(['/test-park/main', '--as', 'guest,en'], withParts);
  expect(code).toBe(0);
  expect(text).toMatch(/^route {4}\/test-park\/main {3}\(.*site\.json:\d+\)$/m);
  expect(text).toMatch(/^state {4}N: open/m);
  expect(text).toMatch(/^places {3}0 shown by their conditions, 2 left out$/m);
  expect(text).toMatch(/^ {2}left out members {3}\(.*site\.json:\d+\)\n +✗ login is true \(it is false\)\n +or \? grade is VIP \(it is unknown\)$/m);
  expect(text).toMatch(/^ {2}left out later .*\n +✗ now from 2026-12-31T15:00:00\.000Z \(it is 2026-11-22T00:00:00\.000Z\)$/m);
  expect(text).toMatch(/^outcome {2}the page is shown$/m);
  expect(text).toMatch(/^until {4}2026-12-31T15:00:00\.000Z$/m);
});

it('says which rule of which guard refuses, what is said and where it leads', async () => {
  const { text } = await explain(['/test-park/notice/1/2', '--as', 'guest']);
  expect(text).toMatch(/^guard {4}need-login: rule 1 of 1 decides {3}\(.*site\.json:\d+\)\n +✓ login is false \(it is false\)$/m);
  expect(text).toMatch(/^outcome {2}refused by need-login; under it stands \/test-park\/main$/m);
  expect(text).toMatch(/^says {5}alert "글 login", then \/login\?from=%2Ftest-park%2Fnotice%2F1%2F2$/m);
  const member = await explain(['/test-park/notice/1/2', '--as', 'member']);
  expect(member.text).toMatch(/^guard {4}need-login: none of 1 rules holds: passes/m);
});

it('says which call a guard asks first, and goes on with the answer that is given', async () => {
  const asking = (site: Body[]) => {
    site.push({ type: 'guard', id: 'asks', v: 1, source: { dataServiceId: 'DTS_TST_00001', pointer: '/state' }, rules: [{ when: [[{ fact: 'source', is: ['open'] }]], pass: true }, { refuse: 'S//guard.login' }] }, page(9, 'Asked', '/asked', { guards: ['asks'] }));
  };
  const waiting = await explain(['/asked'], asking);
  expect(waiting.text).toMatch(/^asks {5}\/api\/v1\/iam\/contents\/notices; say what it answers with --answer asks=…$/m);
  expect((await explain(['/asked', '--answer', 'asks=open'], asking)).text).toContain('outcome  the page is shown');
  expect((await explain(['/asked', '--answer', 'asks=shut'], asking)).text).toContain('outcome  refused by asks');
});

it('gives the same as JSON for tools', async () => {
  const { text } = await explain(['/test-park/main', '--format', 'json'], withParts);
  expect(JSON.parse(text)).toMatchObject({ decision: { outcome: { kind: 'page', page: 'PGE_TST_00005' } }, reasons: { placements: [{ at: { type: 'layout', id: 'parts', path: ['members', 'when'] }, holds: 'unknown' }, {}] } });
});

it.each([
  ['no address', [], 'one address of the site is needed'],
  ['an address of another site', ['https://x.example/'], 'one address of the site is needed'],
  ['a viewer that cannot be', ['/', '--as', 'login=maybe'], "'login' cannot be 'maybe'"],
  ['an answer without a value', ['/', '--answer', 'asks'], '--answer is guard=value'],
])('says what is wrong with %s', async (_what, args, words) => {
  const { code, text } = await explain(args);
  expect(code).toBe(2);
  expect(text).toContain(words);
});
