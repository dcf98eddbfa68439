import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

it('shows thousands with commas, and a plus before a positive number where it is asked for [P-473] [V-361]', () => {
  const values = [1234567, -1234, 0, 999, 1000];
  expect(values.map((value) => formatNumber(value))).toEqual(['1,234,567', '-1,234', '0', '999', '1,000']);
  expect(values.map((value) => formatNumber(value, { plus: true }))).toEqual([
    '+1,234,567',
    '-1,234',
    '0',
    '+999',
    '+1,000',
  ]);
});
