import { expect, it } from 'vitest';
import { groupMarks } from './group-marks.ts';

const marks = [
  { n: 1, x: 0, y: 0 },
  { n: 2, x: 100, y: 0 },
  { n: 3, x: 120, y: 0 },
  { n: 4, x: 100, y: 300 },
];

it.each([
  [0.1, [[1, 2, 3, 4]]],
  [0.2, [[1, 2, 3], [4]]],
  [1, [[1], [2, 3], [4]]],
  [2, [[1], [2], [3], [4]]],
])('joins numbers that would overlap at the scale %d', (scale, numbers) => {
  expect(groupMarks(marks, scale).map((group) => group.marks.map(({ n }) => n))).toEqual(numbers);
});
