import { expect, it } from 'vitest';
import { numberText } from './number-text.ts';

it('shows thousands with commas, and a plus before a positive number where it is asked for [P-473]', () => {
  const values = [1234567, -1234, 0, 999, 1000];
  expect(values.map((value) => numberText(value))).toEqual(['1,234,567', '-1,234', '0', '999', '1,000']);
  expect(values.map((value) => numberText(value, { plus: true }))).toEqual(['+1,234,567', '-1,234', '0', '+999', '+1,000']);
});
