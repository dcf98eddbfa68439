import { expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

it.each([
  [{ totalCnt: 95, pageSize: 10, pageNo: 3 }, 10, { pages: 10, current: 3, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
  [{ totalCnt: 95, pageSize: 10, pageNo: 3 }, 5, { pages: 10, current: 3, numbers: [1, 2, 3, 4, 5] }],
  [{ totalCnt: 95, pageSize: 10, pageNo: 6 }, 5, { pages: 10, current: 6, numbers: [4, 5, 6, 7, 8] }],
  [{ totalCnt: 95, pageSize: 10, pageNo: 10 }, 5, { pages: 10, current: 10, numbers: [6, 7, 8, 9, 10] }],
  [{ totalCnt: 95, pageSize: 10, pageNo: 99 }, 5, { pages: 10, current: 10, numbers: [6, 7, 8, 9, 10] }],
  [{ totalCnt: 0, pageSize: 10, pageNo: 1 }, 5, { pages: 1, current: 1, numbers: [1] }],
  [{ totalCnt: 3, pageSize: 0, pageNo: 0 }, 5, { pages: 3, current: 1, numbers: [1, 2, 3] }],
])('reads %o as %i numbers at most', (paging, length, expected) => {
  expect(pageRange(paging, length)).toEqual(expected);
});
