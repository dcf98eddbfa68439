import { describe, expect, it } from 'vitest';
import { duration } from '../texts/duration.ts';
import { dayName, hoursText, koreanDate, openingNow, todayOf, weekdayNumber, type OpeningDay } from './opening-now.ts';

const day = (date: string, more: Partial<OpeningDay> = {}): OpeningDay => ({
  date,
  openYn: 'Y',
  fromTm: '1000',
  untilTm: '2000',
  nightUntilTm: '',
  notes: '',
  closedList: [],
  ...more,
});
const days = [day('20261128', { nightUntilTm: '2200' }), day('20261129')];
/** Milliseconds of a time in Korea. */
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+09:00`);

describe('openingNow', () => {
  it.each([
    ['09:59', { kind: 'before', minutes: 1 }],
    ['10:00', { kind: 'open', minutes: 720 }],
    ['19:59', { kind: 'open', minutes: 121 }],
    ['20:00', { kind: 'night', minutes: 120 }],
    ['22:00', { kind: 'after', tomorrow: '1000' }],
  ])('at %s says how long the park stays as it is', (time, expected) => {
    expect(openingNow(days, at('2026-11-28', time))).toEqual(expected);
  });

  it('says that the park stays closed, and when it opens tomorrow', () => {
    expect(
      openingNow(
        [day('20261128', { openYn: 'N', fromTm: '', untilTm: '' }), day('20261129')],
        at('2026-11-28', '12:00'),
      ),
    ).toEqual({ kind: 'closed', tomorrow: '1000' });
  });

  it('takes the next day after midnight in Korea', () => {
    expect(todayOf(days, at('2026-11-29', '00:00'))?.date).toBe('20261129');
    expect([koreanDate(at('2026-11-28', '23:59')), koreanDate(at('2026-11-29', '00:00'))]).toEqual([
      '20261128',
      '20261129',
    ]);
  });
});

it('writes days, hours and durations in both languages', () => {
  const texts = { hours: '{{count}} h', minutes: '{{count}} min' };
  expect([dayName('20261121', 'ko'), dayName('20261121', 'en'), weekdayNumber('20261121')]).toEqual([
    '11월 21일 토요일',
    'Saturday, November 21',
    6,
  ]);
  expect([hoursText(day('20261128', { nightUntilTm: '2200' })), hoursText(day('20261128', { openYn: 'N' }))]).toEqual([
    '10:00–22:00',
    '',
  ]);
  expect([0, 59, 60, 415].map((minutes) => duration(minutes, texts))).toEqual(['0 min', '59 min', '1 h', '6 h 55 min']);
});
