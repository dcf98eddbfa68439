import { describe, expect, it } from 'vitest';
import { timeVisit, type VisitDay } from '#wayfinding';
import { proposeVisit } from '#wayfinding/search';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import { parkData } from '../shared/ways/way-sample.ts';
import { followDay, visitStops, type PlannedStop } from './visit-stops.ts';

const sample = parkData['facilities'];
const facilities = (sample?.state === 'ready' ? (sample.value as { list: readonly FacilityItem[] }).list : []).map(
  (one) =>
    one.facilityId === '102'
      ? { ...one, limits: { heightMin: 120 } }
      : one.facilityId === '104'
        ? { ...one, limits: { heightMax: 130 } }
        : one,
);
const day: VisitDay = { arrive: 600, leave: 1080, walk: () => 5 };
const stop = (facilityId: string, more: Partial<PlannedStop> = {}): PlannedStop => ({
  facilityId,
  minutes: 20,
  mustYn: 'N',
  tickYn: 'N',
  doneYn: 'N',
  ...more,
});
const stops = [stop('102', { mustYn: 'Y' }), stop('101'), stop('104')];
const wish = (list: readonly PlannedStop[], heights?: { readonly start: number; readonly end: number }) =>
  visitStops(list, {
    facilities,
    shows: undefined,
    weather: undefined,
    opening: undefined,
    isToday: true,
    waitOf: () => 0,
    meals: [],
    mealCategory: '03',
    heights,
  });

describe('the plan of a visit', () => {
  it.each([
    [undefined, []],
    [{ start: 125, end: 128 }, []],
    [{ start: 110, end: 128 }, ['102']],
    [{ start: 110, end: 170 }, ['102', '104']],
  ] as const)('leaves out and marks the rides that somebody of %o may not use, even a must', (heights, out) => {
    const wished = wish(stops, heights);
    const order = proposeVisit(day, wished);
    const timed = timeVisit(
      day,
      order.flatMap((id) => wished.find((one) => one.id === id) ?? []),
    );
    expect([
      timed.filter(({ missed }) => missed === 'BARRED').map(({ id }) => id),
      order.slice(0, 3 - out.length).some((id) => out.some((one) => one === id)),
    ]).toEqual([[...out], false]);
  });

  it('goes on from now and from the last place that a fact or the member says is done', () => {
    const walks: (string | undefined)[] = [];
    const {
      day: left,
      done,
      rest,
    } = followDay(
      {
        ...day,
        walk: (from) => {
          walks.push(from);
          return 5;
        },
      },
      [stop('101', { doneYn: 'Y' }), stop('104'), stop('103', { tickYn: 'Y' })],
      800,
    );
    expect([
      done.map(({ facilityId }) => facilityId),
      rest.map(({ facilityId }) => facilityId),
      timeVisit(left, wish(rest))[0]?.begins,
      walks,
    ]).toEqual([['101', '103'], ['104'], 805, ['103']]);
    expect([followDay(day, stops, 540).day.arrive, followDay(day, [stop('101', { doneYn: 'Y' })], undefined)]).toEqual([
      600,
      { day, done: [], rest: [stop('101', { doneYn: 'Y' })] },
    ]);
  });
});
