import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listHash, seedHash } from '#content/draws/lots';
import { repeatDraw } from '#content/draws/repeat-draw';
import type { DrawEntry, DrawRecord } from '#schemas/calls/events/draw-record';
import { run } from '../run.ts';

const seed = '5e'.repeat(32);
const entries = [1, 2, 3].map((no): DrawEntry => ({
  no,
  entrant: String(no).repeat(32),
  turn: 1,
  release: 3,
  stock: {},
  result: 'LOST',
  prize: '',
  winner: '',
}));
const open: DrawRecord = {
  format: 'promenade-draw',
  v: 1,
  event: 'winter',
  kind: 'DRAW',
  endsAt: '2026-11-20T00:00:00.000Z',
  seedHash: seedHash(seed),
  seed,
  listHash: listHash(entries),
  rules: [{ release: 3, prizes: [{ id: 'cabin', stock: 1 }], waiting: 0 }],
  entries,
};
const winner = repeatDraw(open).results[0]?.no;
const record: DrawRecord = {
  ...open,
  entries: entries.map((one) =>
    one.no === winner ? { ...one, result: 'WON', prize: 'cabin', winner: 'haneul_f***' } : one,
  ),
};

const draw = async (content: unknown, ...args: string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-draw-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'draw.json');
  await writeFile(file, JSON.stringify(content));
  return run(['draw', 'winter', file, '--at', '2026-11-21T00:00:00Z', ...args]);
};

it('repeats a draw from its record and names the masked winners', async () => {
  const { code, text } = await draw(record);
  expect([code, text.split('\n').at(-1)]).toEqual([0, 'Drew 3 entries again: every result is the same.']);
  expect(text).toMatch(
    new RegExp(`^${winner} {2}cabin {2}haneul_f\\*\\*\\* {2}${String(winner).repeat(32)} {2}[0-9a-f]{13}$`, 'm'),
  );
});

it('exits with 1 and names each difference of a changed record', async () => {
  const { code, text } = await draw({ ...record, seed: 'f0'.repeat(32) }, '--format', 'json');
  expect([code, (JSON.parse(text) as { findings: { code: string }[] }).findings.map((one) => one.code)]).toEqual([
    1,
    expect.arrayContaining(['seed']) as string[],
  ]);
  expect((await draw({ ...record, entries: record.entries.slice(1) }, '--lang', 'ko')).text).toContain(
    '목록이 해시를 공개한 것과',
  );
});

it.each([
  [
    'before the end',
    record,
    ['--at', '2026-11-19T23:59:59Z'],
    "'winter' has not ended: its seed is public from 2026-11-20T00:00:00.000Z",
  ],
  ['without the seed', { ...record, seed: '' }, [], 'has not ended'],
  ['an event that never ends', { ...record, endsAt: '' }, [], "'winter' has not ended. Export it again"],
  ['the record of another event', { ...record, event: 'summer' }, [], "is the record of 'summer'"],
  ['a file that is no record', { ...record, entries: [{}] }, [], 'is not the record of a draw'],
])('cannot run %s', async (_name, content, args, message) => {
  const { code, text } = await draw(content, ...args);
  expect([code, text]).toEqual([2, expect.stringContaining(message)]);
});
