import { expect, it } from 'vitest';
import { formatDuration, formatTime } from './format-time.ts';

const now = new Date(2026, 10, 21, 9, 12).getTime();
const at = (...parts: readonly [number, number, number, number, number]): number => new Date(...parts).getTime();

it.each([
  [now - 20_000, 'Now', '지금'],
  [now - 6 * 60_000, '6 min. ago', '6분 전'],
  [at(2026, 10, 21, 7, 5), 'Today, 07:05', '오늘, 07:05'],
  [at(2026, 10, 20, 23, 59), 'Yesterday, 23:59', '어제, 23:59'],
  [at(2026, 10, 19, 11, 2), 'Nov 19, 11:02', '11월 19일, 11:02'],
  [at(2025, 10, 19, 11, 2), 'Nov 19, 2025, 11:02', '2025년 11월 19일, 11:02'],
])('formats %i', (instant, en, ko) => {
  expect([formatTime(instant, now, 'en'), formatTime(instant, now, 'ko')]).toEqual([en, ko]);
});

it('formats a duration in the largest unit that fits', () => {
  expect([10_000, 6 * 60_000, 3 * 3_600_000, 50 * 3_600_000].map((ms) => formatDuration(ms, 'en'))).toEqual([
    '1 min',
    '6 min',
    '3 hr',
    '2 days',
  ]);
});
