import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { frameModel } from '../../tests/support/frame-model.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { NoticeList } from './component.tsx';
import { needs } from './needs.ts';
import type { Settings } from './schema.ts';

const settings: Omit<Settings, 'detail'> = {
  variant: 'full',
  count: 2,
  texts: { all: 'All', pinned: 'Important', more: 'More', empty: 'No notices' },
};
const notice = (id: string, pinYn: 'Y' | 'N' = 'N') => ({
  publctId: id,
  publctTypeCd: '01',
  title: `Notice ${id}`,
  summary: '',
  ctgryCd: '02',
  ctgryNm: 'News',
  pinYn,
  publctDt: '20261120',
  imageNm: '',
});
const ready = (list: readonly object[], totalCnt: number): DataState => ({
  state: 'ready',
  value: {
    list,
    totalCnt,
    pageNo: 1,
    pageSize: 2,
    ctgryList: [
      { ctgryCd: '01', ctgryNm: 'Hours' },
      { ctgryCd: '02', ctgryNm: 'News' },
    ],
  },
});

const write = (notices: DataState, more: object = {}) =>
  renderToStaticMarkup(
    <WidgetPortProvider
      value={testPort('en', { frame: frameModel('en', { path: '/garam/notices', query: { category: '02' } }) })}
    >
      <NoticeList id="list" settings={{ ...settings, ...more }} data={{ notices }} />
    </WidgetPortProvider>,
  );
const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"([^>]*)>/g)].map(([, href, rest]) =>
    rest?.includes('aria-current') ? `${href} (current)` : href,
  );

it('offers every category as a link and marks the one in the address', () => {
  expect(links(write(ready([notice('1')], 1)))).toEqual([
    '/garam/notices',
    '/garam/notices?category=01',
    '/garam/notices?category=02 (current)',
  ]);
});

it('leads to a longer list of the same category while there is more', () => {
  expect(links(write(ready([notice('1'), notice('2')], 3))).at(-1)).toBe('/garam/notices?category=02&amp;size=4');
  expect(write(ready([notice('1'), notice('2')], 2))).not.toContain('More');
});

it('leads from a notice to its own page', () => {
  const detail = { kind: 'go', to: '/garam/notices/{item.publctId}/{item.publctTypeCd}' };
  expect(links(write(ready([notice('7')], 1), { detail })).at(-1)).toBe('/garam/notices/7/01');
});

it('says which notices are pinned in the full list, and not in the short one', () => {
  expect(write(ready([notice('1', 'Y')], 1))).toContain('Important');
  expect(write(ready([notice('1', 'Y')], 1), { variant: 'short' })).not.toContain('Important');
});

it('says that there is none, or that it could not load and how to try again', () => {
  expect(write(ready([], 0))).toContain('No notices');
  expect(links(write({ state: 'failed' }))).toEqual(['/garam/notices?category=02']);
});

it('asks with the filter and length of the address, and a short list without them', () => {
  expect(needs({ ...settings })[0]?.query).toMatchObject({
    ctgryCd: '{query.category|}',
    pagePerCount: '{query.size|2}',
    publctTypeCd: '{venue.publctTypeCd}',
  });
  expect(needs({ ...settings, variant: 'short', publctTypeCd: '03' })[0]?.query).toEqual({
    publctTypeCd: '03',
    currentPage: '1',
    pagePerCount: '2',
    langId: '{locale}',
  });
});

it('leads from page to page, within a category, where its document says so', () => {
  const pages = links(
    write(
      {
        ...ready([notice('1')], 7),
        state: 'ready',
        value: { ...(ready([notice('1')], 7) as { value: object }).value, pageNo: 2 },
      },
      { paging: 'pages' },
    ),
  ).slice(3);
  expect(pages).toEqual([
    '/garam/notices?category=02',
    '/garam/notices?category=02',
    '/garam/notices?category=02&amp;page=2 (current)',
    '/garam/notices?category=02&amp;page=3',
    '/garam/notices?category=02&amp;page=4',
    '/garam/notices?category=02&amp;page=4',
  ]);
  expect(needs({ ...settings, paging: 'pages' })[0]?.query).toMatchObject({
    currentPage: '{query.page|1}',
    pagePerCount: '2',
  });
});
