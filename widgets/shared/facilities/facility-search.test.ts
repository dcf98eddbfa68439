import { describe, expect, it } from 'vitest';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import { consonantsOf, filterFacilities, matchesName, partyVerdict, sortFacilities } from './facility-search.ts';

const facility = (facilityId: string, more: Partial<FacilityItem> = {}): FacilityItem => ({
  parkKindCd: '01',
  faciltCateKindCd: '01',
  facilityId,
  name: facilityId,
  tag: '',
  summary: '',
  areaNm: '',
  iconNm: 'leaf',
  imageNm: '',
  layerId: 'out',
  x: 0,
  y: 0,
  nodeId: 'n',
  order: 1,
  limits: {},
  tagList: [],
  stepFreeYn: 'Y',
  fromTm: '1000',
  untilTm: '2100',
  waitYn: 'N',
  ...more,
});

describe('the search of facilities', () => {
  it.each([
    ['하늘 관람차', 'ㅎㄴㄱㄹㅊ', true],
    ['하늘 관람차', 'ㄱㄹ', true],
    ['하늘 관람차', '관람', true],
    ['하늘 관람차', '하늘관람', true],
    ['하늘 관람차'.normalize('NFD'), '관람', true],
    ['하늘 관람차', 'ㅎㄹ', false],
    ['Haneul Wheel', 'wheel', true],
    ['4D 상영관', '4dㅅㅇㄱ', true],
    ['Haneul Wheel', 'ㅎㄴ', false],
  ])('%s with %s: %s', (name, term, found) => {
    expect(matchesName(name, term)).toBe(found);
  });

  it('keeps Latin letters and digits between first consonants', () => {
    expect(consonantsOf('4D 빛의 호수')).toBe('4D ㅂㅇ ㅎㅅ');
  });

  it('searches names of tags, and all categories', () => {
    const list = [facility('a', { faciltCateKindCd: '05', tagList: ['TOILET'] }), facility('b')];
    const search = (filter: object) =>
      filterFacilities(
        list,
        { category: '', term: '', isOpenNow: false, heights: undefined, ...filter },
        ({ facilityId }) => facilityId === 'b',
        () => ['화장실'],
      ).map(({ facilityId }) => facilityId);
    expect([
      search({ term: '화장실', category: '01' }),
      search({ category: '01' }),
      search({ category: 'TOILET' }),
      search({ isOpenNow: true }),
    ]).toEqual([['a', 'b'], ['b'], ['a'], ['b']]);
  });

  it('tells who of a party can ride', () => {
    expect([
      partyVerdict({ heightMin: 130 }, { start: 140, end: 180 }),
      partyVerdict({ heightMin: 130 }, { start: 100, end: 180 }),
      partyVerdict({ heightMin: 130 }, { start: 90, end: 100 }),
      partyVerdict({}, { start: 60, end: 190 }),
    ]).toEqual(['all', 'some', 'none', 'all']);
  });

  it('sorts by wait, distance and name, unknown values last', () => {
    const list = [facility('c', { order: 3 }), facility('a', { order: 2 }), facility('b', { order: 1 })];
    const keys = {
      waitMinutes: ({ facilityId }: FacilityItem) => ({ a: 30, c: 5 })[facilityId],
      metres: ({ facilityId }: FacilityItem) => ({ b: 9, c: 90 })[facilityId],
      locale: 'en',
    };
    const sorted = (order: 'near' | 'wait' | 'name') =>
      sortFacilities(list, order, keys)
        .map(({ facilityId }) => facilityId)
        .join('');
    expect([sorted('wait'), sorted('near'), sorted('name')]).toEqual(['cab', 'bca', 'abc']);
  });
});
