import { describe, expect, it } from 'vitest';
import type { DrawEntry, DrawRecord } from '#schemas/calls/events/draw-record';
import { entrantOf, listHash, seedHash } from './lots.ts';
import { repeatDraw } from './repeat-draw.ts';

const [seed, mask] = ['5e'.repeat(32), 'ab'.repeat(32)];
const entry = (no: number, more: Partial<DrawEntry> = {}): DrawEntry => ({
  no,
  entrant: entrantOf(mask, `member ${no}`),
  turn: 1,
  release: 3,
  stock: {},
  result: '',
  prize: '',
  winner: '',
  ...more,
});
const seal = (
  record: Omit<DrawRecord, 'format' | 'v' | 'event' | 'endsAt' | 'seed' | 'seedHash' | 'listHash'>,
): DrawRecord => ({
  format: 'promenade-draw',
  v: 1,
  event: 'winter',
  endsAt: '2026-11-20T00:00:00.000Z',
  ...record,
  seed,
  seedHash: seedHash(seed),
  listHash: listHash(record.entries),
});
/** Writes the results into a record, as the server does. */
const drawn = (record: DrawRecord): DrawRecord => {
  const results = new Map(repeatDraw(record).results.map((one) => [one.no, one]));
  return {
    ...record,
    entries: record.entries.map((one) => ({
      ...one,
      result: results.get(one.no)?.result ?? '',
      prize: results.get(one.no)?.prize ?? '',
    })),
  };
};
const draw = drawn(
  seal({
    kind: 'DRAW',
    rules: [
      {
        release: 3,
        prizes: [
          { id: 'cabin', stock: 2 },
          { id: 'mug', stock: 1 },
        ],
        waiting: 1,
      },
    ],
    entries: [1, 2, 4, 5, 9].map((no) => entry(no)),
  }),
);
const turns = (): DrawRecord => {
  const prizes = [
    { id: 'small', weight: 3 },
    { id: 'large', weight: 5, stock: 2 },
  ];
  let record = seal({ kind: 'WHEEL', rules: [{ release: 3, prizes, waiting: 0 }], entries: [] });
  let left = 2;
  for (let no = 1; no <= 12; no += 1) {
    record = drawn(
      seal({
        ...record,
        entries: [
          ...record.entries,
          entry(no, { entrant: entrantOf(mask, `member ${no % 3}`), turn: no, stock: { large: left } }),
        ],
      }),
    );
    if (record.entries.at(-1)?.prize === 'large') left -= 1;
  }
  return record;
};
const wheel = turns();
const codes = (record: DrawRecord) => repeatDraw(record).findings.map(({ code, no }) => `${code} ${no}`);
const change = (record: DrawRecord, at: number, more: Partial<DrawEntry>): DrawRecord => ({
  ...record,
  entries: record.entries.map((one, index) => (index === at ? { ...one, ...more } : one)),
});

describe('repeatDraw', () => {
  it('repeats a draw and a wheel to the same results [V-425]', () => {
    expect([codes(draw), codes(wheel)]).toEqual([[], []]);
    expect(repeatDraw(draw).results.map(({ result, prize }) => `${result} ${prize}`)).toEqual([
      'WON cabin',
      'WON cabin',
      'WON mug',
      'WAITLISTED ',
      'LOST ',
    ]);
    expect(new Set(wheel.entries.map(({ prize }) => prize))).toEqual(new Set(['small', 'large']));
  });

  it('does not depend on the order in which a list is written', () => {
    expect([
      codes({ ...draw, entries: draw.entries.toReversed() }),
      codes({ ...wheel, entries: wheel.entries.toReversed() }),
    ]).toEqual([[], []]);
  });

  it('finds another seed than the one whose hash was public', () => {
    expect(codes({ ...draw, seed: 'f0'.repeat(32) })).toContain('seed 0');
  });

  it.each([
    ['an entry that was removed', (all: DrawEntry[]) => all.slice(1)],
    ['an entry that was added', (all: DrawEntry[]) => [...all, entry(10)]],
    [
      'an entrant who was replaced',
      ([first, ...all]: DrawEntry[]) => [{ ...(first as DrawEntry), entrant: entrantOf(mask, 'friend') }, ...all],
    ],
  ])('finds %s', (_name, tamper) => {
    expect(codes({ ...draw, entries: tamper([...draw.entries]) })).toContain('list 0');
  });

  it('finds an entry that stands in the list twice, even if the hash was made for it', () => {
    const entries = [...draw.entries, { ...entry(10), entrant: draw.entries[0]?.entrant ?? '' }];
    expect(codes({ ...draw, entries, listHash: listHash(entries) })).toContain('list 10');
  });

  it('finds a result, a prize and a stock that were changed', () => {
    const loser = draw.entries.findIndex(({ result }) => result === 'LOST');
    expect(codes(change(draw, loser, { result: 'WON', prize: 'cabin' }))).toEqual([
      `result ${draw.entries[loser]?.no}`,
    ]);
    const small = wheel.entries.findIndex(({ prize }) => prize === 'small');
    expect(codes(change(wheel, small, { prize: 'large' }))).toContain(`result ${small + 1}`);
    expect(codes(change(wheel, 4, { stock: { large: 7 } }))).toContain('stock 5');
  });

  it('finds turns of a release whose rules are missing', () => {
    expect(codes({ ...wheel, rules: [] })).toContain('rules 1');
  });
});
