import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import '../base.css';
import { Pagination } from './pagination.tsx';

const went = vi.fn<(page: number) => void>();
const texts = {
  pages: 'Pages',
  first: 'First page',
  last: 'Last page',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
let place: Awaited<ReturnType<typeof mount>>;
const show = (paging: { totalCnt: number; pageSize: number; pageNo: number; length?: number }) =>
  place.draw(
    <Pagination
      {...paging}
      texts={texts}
      link={(page, { className, label, current, children }) => (
        <button
          type="button"
          className={className}
          aria-label={label}
          {...(current ? { 'aria-current': 'page' } : {})}
          onClick={() => went(page)}
        >
          {children}
        </button>
      )}
    />,
  );
const names = () =>
  [...place.place.querySelectorAll('button')].map((one) => (one.ariaCurrent ? `[${one.ariaLabel}]` : one.ariaLabel));

beforeEach(async () => {
  place = await mount(null);
});
afterEach(async () => {
  await place.remove();
  went.mockReset();
});

it('has first and last buttons and a range of numbers, and each leads to its page [P-297]', async () => {
  await show({ totalCnt: 250, pageSize: 10, pageNo: 13 });
  expect(names()).toEqual([
    'First page',
    'Page 11 of 25',
    'Page 12 of 25',
    '[Page 13 of 25]',
    'Page 14 of 25',
    'Page 15 of 25',
    'Last page',
  ]);
  for (const button of place.place.querySelectorAll('button')) await act(async () => button.click());
  expect(went.mock.calls.flat()).toEqual([1, 11, 12, 13, 14, 15, 25]);
});

it('reads totalCnt 95, pageSize 10 and pageNo 3 as ten pages with the third one current [P-298]', async () => {
  await show({ totalCnt: 95, pageSize: 10, pageNo: 3, length: 10 });
  expect(names()).toEqual([
    'First page',
    'Page 1 of 10',
    'Page 2 of 10',
    '[Page 3 of 10]',
    ...[4, 5, 6, 7, 8, 9, 10].map((page) => `Page ${page} of 10`),
    'Last page',
  ]);
});

it('leads from the first of ten pages to the last, and back [V-316]', async () => {
  await show({ totalCnt: 95, pageSize: 10, pageNo: 1 });
  expect(names().at(-1)).toBe('Last page');
  await act(async () => [...place.place.querySelectorAll('button')].at(-1)?.click());
  await show({ totalCnt: 95, pageSize: 10, pageNo: 10 });
  await act(async () => place.place.querySelector('button')?.click());
  expect(went.mock.calls.flat()).toEqual([10, 1]);
});

it('is not there for a single page', async () => {
  await show({ totalCnt: 10, pageSize: 10, pageNo: 1 });
  expect(place.place.innerHTML).toBe('');
});

it('has nothing that axe objects to', async () => {
  await show({ totalCnt: 95, pageSize: 10, pageNo: 1 });
  const { violations } = await axe.run(place.place, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
