import { describe, expect, it } from 'vitest';
import type { ParkWeather } from '#schemas/calls/contents/park-answers';
import { simulateDay } from '../../src/content/answers/park/simulate-day.ts';
import { crowdBars, crowdChange, nextHours } from '../../widgets/park-day/crowd.ts';

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
