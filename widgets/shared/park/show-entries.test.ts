import { describe, expect, it } from 'vitest';
import type { ShowTimes } from '#schemas/calls/contents/park-answers';
import { comingEntries, showEntries } from './show-entries.ts';

/** Milliseconds of a time in Korea. */
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+09:00`);

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
