import { expect, it } from 'vitest';
import { attendance } from './sample.ts';
import { giftDay, koreanDayOf, monthAfter, weeksOf } from './month-days.ts';

const marks = (month: string, today: string | undefined, more = {}) =>
  Object.fromEntries(
    weeksOf(month, attendance(more), today)
      .flat()
      .flatMap((day) => (day === undefined || day.mark === 'plain' ? [] : [[day.date, day.mark]])),
  );

it('marks attended and missed days, today and the day of the next reward', () => {
  expect(marks('202611', '20261105')).toEqual({
    1: 'attended',
    2: 'missed',
    3: 'attended',
    4: 'attended',
    5: 'today',
    6: 'gift',
  });
  expect(marks('202612', '20261105')).toEqual({});
});

it('has a cell for each weekday, from Sunday', () => {
  expect(weeksOf('202611', attendance(), undefined).map((week) => week.map((day) => day?.date ?? 0))).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20, 21],
    [22, 23, 24, 25, 26, 27, 28],
    [29, 30, 0, 0, 0, 0, 0],
  ]);
  expect(weeksOf('202702', attendance(), undefined)[0]?.[0]).toBeUndefined();
});

it('counts a streak from its own days, and shows no reward that is claimed', () => {
  const reward = attendance().rewardList[0];
  const streak = { ...reward, needCnt: 4, streakYn: 'Y' };
  expect(giftDay(attendance({ rewardList: [streak] } as never), '20261105')).toBe('20261106');
  expect(
    giftDay(attendance({ rewardList: [{ ...streak, statusCd: 'CLAIMED' }] } as never), '20261105'),
  ).toBeUndefined();
});

it('knows the day in Korea and the month after the last of a year', () => {
  expect([koreanDayOf(Date.parse('2026-11-05T15:30:00Z')), monthAfter('202612', 1), monthAfter('202701', -1)]).toEqual([
    '20261106',
    '202701',
    '202612',
  ]);
});
