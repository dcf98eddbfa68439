import { expect, it } from 'vitest';
import { afterHours, promotionTime, quietPromotionTime } from './send-times.ts';

const night = { starts: '22:00', ends: '07:30' };
const noon = { starts: '12:00', ends: '13:00' };
const korean = (text: string) => new Date(`${text}:00+09:00`);

it.each([
  ['2026-11-30T21:59', night, '2026-11-30T21:59'],
  ['2026-11-30T22:00', night, '2026-12-01T07:30'],
  ['2026-12-01T00:10', night, '2026-12-01T07:30'],
  ['2026-12-01T07:29', night, '2026-12-01T07:30'],
  ['2026-12-01T07:30', night, '2026-12-01T07:30'],
  ['2026-12-01T12:30', noon, '2026-12-01T13:00'],
  ['2026-12-01T13:00', noon, '2026-12-01T13:00'],
  ['2026-12-01T12:30', { starts: '09:00', ends: '09:00' }, '2026-12-01T12:30'],
])('a message of %s with quiet hours %o is sent at %s [P-210]', (at, hours, sent) => {
  expect(afterHours(korean(at), hours)).toEqual(korean(sent));
});

it.each([
  ['2026-11-30T20:59', '2026-11-30T20:59'],
  ['2026-11-30T21:00', '2026-12-01T08:00'],
  ['2026-12-01T07:59', '2026-12-01T08:00'],
  ['2026-12-01T08:00', '2026-12-01T08:00'],
])('a promotion of %s is sent at %s', (at, sent) => {
  expect(promotionTime(korean(at))).toEqual(korean(sent));
});

it('a promotion waits for the end of quiet hours and of the night, and is dropped where nothing is left', () => {
  const at = korean('2026-11-30T22:30');
  expect(quietPromotionTime(at, { starts: '06:00', ends: '09:15' })).toEqual(korean('2026-12-01T09:15'));
  expect(quietPromotionTime(at, { starts: '07:00', ends: '22:00' })).toBeUndefined();
  expect(quietPromotionTime(at, undefined)).toEqual(korean('2026-12-01T08:00'));
});
