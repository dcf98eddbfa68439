import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/places.ts';
import { readLedgers, readOverruled } from './ledger.ts';
import { parseCsv } from './parse-csv.ts';
import { formatOverruled, formatReport } from './report.ts';
import { tagsOf } from './tags.ts';

it('reads quoted fields with commas, line ends and doubled quotes', () => {
  expect(parseCsv('id,"text"\nP-001,"a ""b"", c\nd"\r\nP-002,\n')).toEqual([
    { id: 'P-001', text: 'a "b", c\nd' },
    { id: 'P-002', text: '' },
  ]);
});

it('knows every requirement of the shipped ledgers once', () => {
  const ids = readLedgers().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[PV]-\d{3}$/.test(id))).toEqual([]);
  expect(ids.length).toBeGreaterThan(1000);
});

it('counts per ledger and area and lists the sentences that are not proven', () => {
  const requirement = { ledger: 'platform', area: 'guards' };
  const requirements = [
    { ...requirement, id: 'P-001', sentence: 'First.' },
    { ...requirement, id: 'P-002', sentence: 'Second.' },
  ];
  expect(formatReport(requirements, new Set(['P-001']), true).replaceAll(/ +/g, ' ')).toMatchInlineSnapshot(`
    "platform 1 / 2
     guards 1 / 2
     P-002 Second.
    all 1 / 2"
  `);
});

it('knows every overruled sentence once, with its decision and a test that is tagged with it', () => {
  const known = new Set(readLedgers().map(({ id }) => id));
  const rows = readOverruled();
  expect(rows.length).toBeGreaterThan(5);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { id, decision, says, test } of rows) {
    expect([id, known.has(id), decision === '', says === '']).toEqual([id, true, false, false]);
    expect([id, tagsOf(readFileSync(join(ROOT, test), 'utf8')).includes(id)]).toEqual([id, true]);
  }
});

it('lists what holds instead of overruled sentences, and whether it is proven', () => {
  const row = { id: 'P-001', decision: 'decisions.md, Roles', says: 'It is so.', test: 'a.test.ts' };
  expect(formatOverruled([row, { ...row, id: 'P-002' }], new Set(['P-001']))).toBe(
    'overruled by decisions\n  P-001 proven      It is so. (decisions.md, Roles)\n  P-002 not proven  It is so. (decisions.md, Roles)',
  );
});
