import type { Query } from './types.ts';

const DEFAULT_SIZE = 20;
const LARGEST_SIZE = 100;
/** Page size that callers send for "all" (P-626), and the maximum. */
const ALL = 999999;
const ALL_AT_MOST = 1000;

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

function sizeOf(text: string | undefined): number {
  const size = whole(text) ?? DEFAULT_SIZE;
  return size === ALL ? ALL_AT_MOST : Math.min(Math.max(size, 1), LARGEST_SIZE);
}

/** One page of the items, by `currentPage` (from 1) and `pagePerCount`. What is no number counts as not given. */
export function onePage<Source, Item>(query: Query, items: readonly Source[], toItem: (source: Source) => Item) {
  const pageSize = sizeOf(query['pagePerCount']);
  const pageNo = Math.max(whole(query['currentPage']) ?? 1, 1);
  const start = (pageNo - 1) * pageSize;
  return { list: items.slice(start, start + pageSize).map(toItem), totalCnt: items.length, pageNo, pageSize };
}
