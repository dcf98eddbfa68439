import { expect, it } from 'vitest';
import { completeWith, needed } from './complete-answer.ts';

interface Rides {
  readonly parkNm: string;
  readonly rideList: readonly {
    readonly rideId: string;
    readonly name: string;
    readonly minutes: number;
    readonly tagList: readonly string[];
    readonly note?: string;
  }[];
}
const complete = completeWith<Rides>({
  parkNm: '',
  rideList: [{ rideId: needed, name: '', minutes: NaN, tagList: [] }],
});

it('gives missing fields the values of the blank, and keeps what is there', () => {
  expect(complete({ rideList: [{ rideId: '1', name: 'Wheel', later: 'x' }] })).toEqual({
    parkNm: '',
    rideList: [{ rideId: '1', name: 'Wheel', later: 'x', minutes: NaN, tagList: [] }],
  });
});

it('leaves out null in optional fields, and replaces values of another type', () => {
  expect(
    complete({ parkNm: 7, rideList: [{ rideId: '1', name: null, note: null, minutes: 'five', tagList: 'none' }] }),
  ).toEqual({ parkNm: '7', rideList: [{ rideId: '1', name: '', minutes: NaN, tagList: [] }] });
});

it('leaves out records without a field that they need', () => {
  expect(
    complete({
      parkNm: 'Garam',
      rideList: [{ name: 'Wheel' }, null, { rideId: '2', name: 'Train', minutes: 5, tagList: ['a'] }],
    })?.rideList.map(({ rideId }) => rideId),
  ).toEqual(['2']);
});

it('completes nothing without a needed field of the answer itself', () => {
  expect(completeWith<{ readonly date: string }>({ date: needed })({})).toBeUndefined();
});

it('gives the same object for the same answer', () => {
  const answer = { rideList: [] };
  expect(complete(answer)).toBe(complete(answer));
});
