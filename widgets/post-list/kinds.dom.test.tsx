import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { frameModel } from '../../tests/support/frame-model.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { PostList } from './component.tsx';
import { postFaults } from './faults.ts';
import { needs } from './needs.ts';

const kinds = {
  label: 'Kinds',
  all: 'All',
  items: [
    { kind: '01', label: 'For everyone' },
    { kind: '02', label: 'Families' },
    { kind: '03', label: 'Nobody' },
  ],
};
const post = (publctId: string, bnftKindCd: string) => ({
  publctId,
  bnftKindCd,
  title: `Post ${publctId}`,
  summary: '',
  tag: '',
  iconNm: '',
  imageNm: '',
  fromDtm: '',
  untilDtm: '',
  factList: [],
});
const show = async (
  list: readonly object[],
  more: { readonly kinds?: typeof kinds & { readonly query?: string }; readonly pages?: { readonly query: string } } = {
    kinds,
  },
  query: Readonly<Record<string, string>> = {},
  totalCnt = list.length,
) => {
  const posts: DataState = { state: 'ready', value: { list, totalCnt, pageNo: 1, pageSize: 10 } };
  const { place } = await mount(
    <WidgetPortProvider value={testPort('en', { frame: frameModel('en', { query }) })}>
      <PostList
        id="list"
        settings={{ source: 'discounts', variant: 'rows', count: 9, texts: { empty: 'Nothing' }, ...more }}
        data={{ posts }}
      />
    </WidgetPortProvider>,
  );
  const chips = () => [...place.querySelectorAll<HTMLButtonElement>('button.chip')];
  const press = (name: string) =>
    act(async () =>
      chips()
        .find(({ textContent }) => textContent === name)
        ?.click(),
    );
  const seen = () => [...(place.textContent ?? '').matchAll(/Post \d/g)].map(([title]) => title);
  const links = () =>
    [...place.querySelectorAll('nav a')].map(
      (link) =>
        `${link.textContent} ${link.getAttribute('href')}${link.getAttribute('aria-current') === null ? '' : ' now'}`,
    );
  return { chips, press, seen, links, text: () => place.textContent ?? '' };
};

it('shows the posts of a chosen kind, and all of them again', async () => {
  const { chips, press, seen } = await show([post('1', '01'), post('2', '02'), post('3', '01')]);
  expect([chips().map(({ textContent }) => textContent), seen()]).toEqual([
    ['All', 'For everyone', 'Families'],
    ['Post 1', 'Post 2', 'Post 3'],
  ]);
  await press('For everyone');
  expect([seen(), chips().map((chip) => chip.getAttribute('aria-pressed'))]).toEqual([
    ['Post 1', 'Post 3'],
    ['false', 'true', 'false'],
  ]);
  await press('All');
  expect(seen()).toEqual(['Post 1', 'Post 2', 'Post 3']);
});

it.each([
  ['of one kind', [post('1', '01'), post('2', '01')], { kinds }],
  ['without kinds to choose', [post('1', '01'), post('2', '02')], {}],
  ['without posts', [], { kinds }],
])('has no chips %s', async (_, list, more) => {
  expect((await show(list, more)).chips()).toEqual([]);
});

describe('in pages', () => {
  const more = { kinds: { ...kinds, query: 'kind' }, pages: { query: 'page' } };

  it('lets the call list a kind, from its first page on, and links to the pages of that kind', async () => {
    expect(
      needs({ source: 'discounts', variant: 'rows', count: 9, texts: { empty: 'e' }, ...more })[0]?.query,
    ).toMatchObject({ bnftKindCd: '{query.kind|}', currentPage: '{query.page|1}', pagePerCount: '9' });
    const { links } = await show([post('1', '02')], more, { kind: '02', page: '2' }, 12);
    expect(links().slice(0, 4)).toEqual([
      'All /garam',
      'For everyone /garam?kind=01',
      'Families /garam?kind=02 now',
      'Nobody /garam?kind=03',
    ]);
    expect(links().slice(4)).toEqual([' /garam?kind=02', '1 /garam?kind=02', '2 /garam?kind=02&page=2 now']);
  });

  it('is at fault where its kinds choose within one page', () => {
    const { pages } = more;
    expect(
      [postFaults({ pages, kinds }), postFaults({ kinds }), postFaults({ pages }), postFaults(more)].map((faults) =>
        faults.map(({ path }) => path),
      ),
    ).toEqual([[['kinds']], [], [], []]);
  });

  it('keeps the kinds where there is no post of the chosen one', async () => {
    const { links, text } = await show([], more, { kind: '03' });
    expect([links().length, text().includes('Nothing')]).toEqual([4, true]);
  });
});
