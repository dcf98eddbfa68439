import { describe, expect, it } from 'vitest';
import type { ParkWeather, ShowTimes } from '#schemas/park-answers.schema';
import type { FacilityItem } from '#schemas/facility-answers.schema';
import { simulateDay } from '../src/content/answers/park/simulate-day.ts';
import { duration } from './duration.ts';
import { previewFacilities } from './park-preview.ts';
import { dayName, hoursText, koreanDate, openingNow, todayOf, weekdayNumber, type OpeningDay } from './opening-now.ts';
import { crowdBars, crowdChange, nextHours } from './park-day/crowd.ts';
import { groupPlaces, shortestWaits } from './places/group-places.ts';
import { comingEntries, showEntries } from './show-entries.ts';
import { readReminders } from './show-times/read-reminders.ts';

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

describe('showEntries', () => {
  const show = (showId: string, timeList: readonly string[]): ShowTimes['list'][number] => ({
    showId,
    name: showId,
    summary: '',
    tag: '',
    iconNm: '',
    imageNm: '',
    facilityId: '',
    faciltCateKindCd: '',
    placeNm: '',
    minutes: 20,
    timeList: [...timeList],
    factList: [],
  });
  const shows: ShowTimes = { date: '20261128', list: [show('a', ['1130', '1900']), show('b', ['1430'])] };
  const states = (now: number | undefined) =>
    showEntries(shows, now).map(({ time, state, minutes }) => [time, state, minutes]);

  it('tells past, running and coming shows apart', () => {
    expect(states(at('2026-11-28', '14:40'))).toEqual([
      ['1130', 'past', undefined],
      ['1430', 'running', undefined],
      ['1900', 'next', 260],
    ]);
    expect(states(at('2026-11-28', '11:00'))).toEqual([
      ['1130', 'next', 30],
      ['1430', 'later', 210],
      ['1900', 'later', 480],
    ]);
    expect(comingEntries(showEntries(shows, at('2026-11-28', '14:50')), 3).map(({ time }) => time)).toEqual(['1900']);
  });

  it('knows no past on other days to come, and only the past on days that are over', () => {
    expect(states(at('2026-11-27', '14:40')).map(([, state]) => state)).toEqual(['later', 'later', 'later']);
    expect(states(at('2026-11-29', '00:10')).map(([, state]) => state)).toEqual(['past', 'past', 'past']);
    expect(states(undefined).map(([, state]) => state)).toEqual(['later', 'later', 'later']);
  });
});

describe('the simulated day', () => {
  const simulated = { venue: 'EL', day: '2026-11-28', hours: { from: '09:30', until: '22:00' }, isWeekend: true };
  const { hourList, tempMin, tempMax } = simulateDay(simulated);
  const weather = (hour: number): ParkWeather => ({
    date: '20261128',
    asOfTm: `${String(hour).padStart(2, '0')}00`,
    tempNow: 0,
    tempMin,
    tempMax,
    skyCd: 'CLEAR',
    rainPct: 0,
    crowdNow: hourList[hour]?.crowd ?? 0,
    hourList,
    simulatedYn: 'Y',
  });

  it('is the same each time, and busiest in the afternoon', () => {
    expect(simulateDay(simulated)).toEqual(simulateDay(simulated));
    expect(hourList.filter(({ crowd }) => crowd > 0).map(({ hour }) => hour)).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    ]);
    expect(Math.max(...hourList.map(({ crowd }) => crowd))).toBe(hourList[15]?.crowd);
    expect(hourList[4]?.temp).toBeLessThan(hourList[15]?.temp ?? 0);
  });

  it('has no crowd while the park is closed', () => {
    expect(new Set(simulateDay({ ...simulated, hours: undefined }).hourList.map(({ crowd }) => crowd))).toEqual(
      new Set([0]),
    );
  });

  it('is split into past, now and forecast', () => {
    expect(crowdBars(weather(15)).map(({ when }) => when)).toEqual([
      ...Array.from({ length: 6 }, () => 'isPast'),
      'isNow',
      ...Array.from({ length: 6 }, () => 'isForecast'),
    ]);
    expect([nextHours(weather(15)).map(({ hour }) => hour), nextHours(weather(22)).map(({ hour }) => hour)]).toEqual([
      [15, 17, 19, 21, 23],
      [22],
    ]);
    expect(
      crowdChange(weather(15), {
        hour: '{{count}}:00',
        calmer: 'calmer {{name}}',
        busier: 'busier {{name}}',
        steady: 'steady',
      }),
    ).toMatch(/^calmer \d+:00$/);
    expect(crowdChange(weather(3), { hour: '', calmer: '', busier: '', steady: 'steady' })).toBe('');
  });
});

describe('places', () => {
  it('stand in the group of their first tag, the others last', () => {
    expect(
      groupPlaces(
        previewFacilities,
        [
          { tagCd: 'TOILET', tagNm: 'Toilets' },
          { tagCd: 'NURSING', tagNm: 'Nursing' },
        ],
        'Others',
      ).map(({ name, list }) => [name, list.map(({ facilityId }) => facilityId)]),
    ).toEqual([
      ['Nursing', ['501']],
      ['Others', ['101', '301']],
    ]);
  });

  it('with the shortest wait come first, closed ones not at all', () => {
    const waits: Readonly<Record<string, number | undefined>> = { 101: 40, 301: 5 };
    const nowOf = ({ facilityId }: FacilityItem) => {
      const minutes = waits[facilityId];
      return minutes === undefined
        ? ({ kind: 'closed' } as const)
        : ({ kind: 'wait', minutes, tone: 'calm', asOf: 0 } as const);
    };
    expect(shortestWaits(previewFacilities, nowOf, 3).map(({ item }) => item.facilityId)).toEqual(['301', '101']);
  });
});

it('reads stored reminders and nothing else', () => {
  const reminder = { id: '1', title: 'a', text: 'b', at: 1 };
  expect([
    readReminders(JSON.stringify([reminder, { id: 2 }, null])),
    readReminders('{'),
    readReminders(null),
    readReminders('{}'),
  ]).toEqual([[reminder], [], [], []]);
});
