interface Paging {
  readonly totalCnt: number;
  readonly pageSize: number;
  readonly pageNo: number;
}

interface PageRange {
  readonly pages: number;
  readonly current: number;
  /** The numbers in view. */
  readonly numbers: readonly number[];
}

/** The pages of a list and those whose numbers are shown: `length` of them, with the current one in the middle where it can be. */
export const pageRange = ({ totalCnt, pageSize, pageNo }: Paging, length: number): PageRange => {
  const pages = Math.max(Math.ceil(totalCnt / Math.max(pageSize, 1)), 1);
  const current = Math.min(Math.max(pageNo, 1), pages);
  const shown = Math.min(length, pages);
  const first = Math.min(Math.max(current - Math.floor(shown / 2), 1), pages - shown + 1);
  return { pages, current, numbers: Array.from({ length: shown }, (_, index) => first + index) };
};
