import { describe, expect, it } from 'vitest';
import type { BoardFacility } from '#schemas/calls/park-state/console-answers';
import { countGroup, filterFacilities, formatClock, nextInstantOf } from './board.ts';

const facility = (facilityId: string, more: Partial<BoardFacility> = {}): BoardFacility => ({
  facilityId,
  documentId: facilityId,
  categoryCd: '01',
  name: { ko: `하늘 ${facilityId}`, en: `Sky ${facilityId}` },
  icon: 'star',
  hasWait: true,
  closesAt: 0,
  ...more,
});
const open = { statusCd: 'OPEN', waitMin: 10, asOf: 0 } as const;
const facilities = [
  facility('swing', { current: open }),
  facility('coaster', {
    current: { ...open, statusCd: 'CLOSED' },
    override: { statusCd: 'CLOSED', at: 0, until: 1, author: 'x', authorName: 'Kim' },
  }),
  facility('cafe', { categoryCd: '03', area: { ko: '꽃마을', en: 'Flower Village' } }),
];

describe('filterFacilities', () => {
  const idsOf = (filter: Partial<Parameters<typeof filterFacilities>[1]>) =>
    filterFacilities(facilities, { group: 'all', category: '', text: '', ...filter }).map(
      ({ facilityId }) => facilityId,
    );

  it.each([
    ['everything', {}, ['swing', 'coaster', 'cafe']],
    ['those that operators set', { group: 'set' }, ['coaster']],
    ['those that are not open', { group: 'notOpen' }, ['coaster']],
    ['those without information', { group: 'unknown' }, ['cafe']],
    ['a category', { category: '03' }, ['cafe']],
    ['a Korean name, without spaces', { text: '하늘sw' }, ['swing']],
    ['an English area', { text: 'flower v' }, ['cafe']],
    ['nothing', { text: 'zzz' }, []],
  ] as const)('finds %s', (_, filter, ids) => {
    expect(idsOf(filter)).toEqual(ids);
  });

  it('counts each group', () => {
    expect([
      countGroup(facilities, 'all'),
      countGroup(facilities, 'set'),
      countGroup(facilities, 'notOpen'),
      countGroup(facilities, 'unknown'),
    ]).toEqual([3, 1, 1, 1]);
  });
});

it('reads a time in Korea as its next instant, tomorrow when it has passed', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  expect(
    [nextInstantOf('21:30', now), nextInstantOf('20:30', now)].map((instant) => [
      new Date(instant).toISOString(),
      formatClock(instant),
    ]),
  ).toEqual([
    ['2026-11-24T12:30:00.000Z', '21:30'],
    ['2026-11-25T11:30:00.000Z', '20:30'],
  ]);
});
