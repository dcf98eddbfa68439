import { describe, expect, it } from 'vitest';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import { previewFacilities } from '../shared/park/park-preview.ts';
import { groupPlaces, shortestWaits } from './group-places.ts';

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
