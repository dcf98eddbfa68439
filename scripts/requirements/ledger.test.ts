import { expect, it } from 'vitest';
import { readLedgers } from './ledger.ts';
import { parseCsv } from './parse-csv.ts';
import { formatReport } from './report.ts';

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
