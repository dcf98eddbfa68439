import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { noon } from '#tests/account-records.ts';
import { ageOn, dayOf, expiryOf, isDue, koreanDay, nextKoreanDayStart, parseMoment, formatMoment } from './dates.ts';

const inKorea = (instant: number): string =>
  new Date(instant + 9 * 3_600_000).toISOString().replaceAll(/\D/g, '').slice(0, 14);

describe('moments', () => {
  it("are formatted in Korean time, like the runtime's calendar", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
        (date) => {
          expect(formatMoment(date.getTime())).toBe(inKorea(date.getTime()));
        },
      ),
    );
  });

  it('are parsed to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000_000_000, max: 250_000_000_000 }), (seconds) => {
        expect(parseMoment(formatMoment(seconds * 1_000))).toBe(seconds * 1_000);
      }),
    );
  });

  it.each([
    '',
    '2026112112000',
    '202611211200000',
    '20261121',
    '20261321120000',
    '20260230120000',
    '20261121240000',
    '20261121126000',
    '2026112112000x',
    ' 0261121120000',
  ])('are none when the text is %j', (text) => {
    expect(parseMoment(text)).toBeUndefined();
  });

  it.each([
    ['2026-11-21T14:59:59Z', '20261121'],
    ['2026-11-21T15:00:00Z', '20261122'],
    ['2024-02-28T15:00:00Z', '20240229'],
    ['2026-12-31T15:00:00Z', '20270101'],
  ])('belong to a Korean day: %s to %s', (instant, day) => {
    expect(koreanDay(Date.parse(instant))).toBe(day);
  });

  it.each([
    ['2026-11-21T14:59:59Z', '2026-11-21T15:00:00Z'],
    ['2026-11-21T15:00:00Z', '2026-11-22T15:00:00Z'],
    ['2026-12-31T20:00:00Z', '2027-01-01T15:00:00Z'],
  ])('of %s are followed by the next Korean day at %s', (instant, next) => {
    expect(nextKoreanDayStart(Date.parse(instant))).toBe(Date.parse(next));
  });
});

it.each([
  ['14 characters', '20261201000000', '20261201000000'],
  ['13 characters', '2026120100000', '20261221120000'],
  ['15 characters', '202612010000000', '20261221120000'],
  ['8 characters', '20261201', '20261221120000'],
  ['0 characters', '', '20261221120000'],
  ['14 characters that are no moment', 'never-to-expire', '20261221120000'],
])('parses the expiry %s as %s, else uses now + 30 days [P-480] [P-724]', (_, given, kept) => {
  expect(expiryOf(given, noon, 30)).toBe(kept);
});

it.each([
  ['20261120', true],
  ['20261121', true],
  ['20261122', false],
  ['', false],
])('a password change planned for %j is due: %s [P-479]', (day, due) => {
  expect(isDue(day, '20261121')).toBe(due);
});

it.each([
  ['20261121235959', '20261121'],
  ['20261121', '20261121'],
  ['2026112', ''],
  ['', ''],
])('the day of %j is %j', (moment, day) => {
  expect(dayOf(moment)).toBe(day);
});

describe('age', () => {
  it.each([
    ['the birthday was yesterday', '20121120', 14],
    ['the birthday is today', '20121121', 14],
    ['the birthday is tomorrow', '20121122', 13],
    ['the birthday was in an earlier month', '20120130', 14],
    ['the birthday is in a later month', '20121201', 13],
    ['born today', '20261121', 0],
  ])('counts whole years when %s [P-477]', (_, birthDate, age) => {
    expect(ageOn(birthDate, '20261121')).toBe(age);
  });

  it.each([
    ['20270228', 2],
    ['20270301', 3],
    ['20280229', 4],
  ])('of a person born on 29 February 2024 is on %s %s', (today, age) => {
    expect(ageOn('20240229', today)).toBe(age);
  });

  it.each(['', '2012', '20121332', '2012-11-21', '20261122', '２０１２1121'])(
    'is unknown for the date of birth %j',
    (birthDate) => {
      expect(ageOn(birthDate, '20261121')).toBeUndefined();
    },
  );
});
