import { expect, it } from 'vitest';
import { normalisePhone } from './normalise-phone.ts';

it.each([
  ['+82 10-1234-5678', '01012345678'],
  ['+821012345678', '01012345678'],
  ['+82-010-1234-5678', '01012345678'],
  ['+1 212-555-0100', '02125550100'],
  ['+853 6612-3456', '066123456'],
])('takes the part of %s after the country code, without hyphens, with a leading 0 [V-357]', (typed, number) => {
  expect(normalisePhone(typed)).toBe(number);
});

it.each(['010 1234-5678', '010-1234-5678', ' 01012345678 '])('strips spaces and hyphens of %s [V-358]', (typed) => {
  expect(normalisePhone(typed)).toBe('01012345678');
});
