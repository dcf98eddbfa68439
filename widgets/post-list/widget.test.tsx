import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { testPort } from '../../tests/support/test-port.ts';
import { PostList } from './component.tsx';
import { needs } from './needs.ts';
import type { Settings } from './schema.ts';

const texts = { empty: 'Nothing' };
const card = { title: 'Title', summary: '', tag: '', iconNm: '', imageNm: '', fromDtm: '', untilDtm: '', factList: [] };
const ready = (...list: readonly object[]): DataState => ({
  state: 'ready',
  value: { list: list.map((one) => ({ ...card, ...one })), totalCnt: list.length, pageNo: 1, pageSize: 10 },
});
const go = (to: string) => ({ kind: 'go', to }) as const;
const links = (
  posts: DataState,
  ways: {
    readonly detail?: ReturnType<typeof go>;
    readonly details?: readonly { readonly kind: string; readonly detail: ReturnType<typeof go> }[];
  },
): readonly string[] => {
  const html = renderToStaticMarkup(
    <WidgetPortProvider value={testPort('en')}>
      <PostList id="list" settings={{ source: 'boards', variant: 'rows', count: 3, texts, ...ways }} data={{ posts }} />
    </WidgetPortProvider>,
  );
  return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href ?? '');
};

describe('a list of posts', () => {
  it('leads to a benefit by all four of its fields', () => {
    const detail = go('/discounts/{item.publctId}/{item.parkKindCd}/{item.bnftClassCd}/{item.bnftKindCd}');
    expect(links(ready({ publctId: '7', parkKindCd: '01', bnftClassCd: '02', bnftKindCd: '03' }), { detail })).toEqual([
      '/discounts/7/01/02/03',
    ]);
  });

  it("leads to the page of a post's kind, and all others to the common one", () => {
    const posts = ready({ eventId: '1', eventKindCd: 'QUIZ' }, { eventId: '1', eventKindCd: 'STAMP' });
    expect(
      links(posts, {
        detail: go('/event/{item.eventId}'),
        details: [{ kind: 'STAMP', detail: go('/stamp/{item.eventId}') }],
      }),
    ).toEqual(['/event/1', '/stamp/1']);
  });

  it('marks what is over in place of its tag, without a link', () => {
    const detail = go('/discounts/{item.publctId}');
    const html = renderToStaticMarkup(
      <WidgetPortProvider value={testPort('en')}>
        <PostList
          id="list"
          settings={{ source: 'discounts', variant: 'rows', count: 3, texts: { ...texts, ended: 'Ended' }, detail }}
          data={{ posts: ready({ publctId: '1', tag: 'New' }, { publctId: '2', tag: 'Old', endedYn: 'Y' }) }}
        />
      </WidgetPortProvider>,
    );
    expect([
      [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href).filter((href) => href?.startsWith('/discounts')),
      html.includes('Ended'),
      html.includes('Old'),
    ]).toEqual([['/discounts/1'], true, false]);
    expect(
      needs({ source: 'discounts', variant: 'rows', count: 3, texts: { ...texts, ended: 'Ended' } })[0]?.query[
        'withEnded'
      ],
    ).toBe('Y');
  });

  it('leads nowhere where no page is named', () => {
    expect(
      links(ready({ eventId: '1', eventKindCd: 'QUIZ' }), {
        details: [{ kind: 'STAMP', detail: go('/stamp/{item.eventId}') }],
      }),
    ).toEqual([]);
  });

  it.each<[Pick<Settings, 'source'> & Partial<Settings>, string, object]>([
    [
      { source: 'boards', kind: 'SHOW' },
      'contents/boards',
      { publctTypeCd: '{venue.publctTypeCd}', boardKindCd: 'SHOW' },
    ],
    [
      { source: 'discounts', class: '02', kind: '01' },
      'contents/discounts',
      { parkKindCd: '{venue.parkKindCd}', bnftClassCd: '02', bnftKindCd: '01' },
    ],
    [{ source: 'events', parkKindCd: '02' }, 'evt/event', { parkKindCd: '02' }],
  ])('asks the call of its source (%o)', (settings, path, query) => {
    expect(needs({ variant: 'rows', count: 5, texts, ...settings })).toEqual([
      {
        name: 'posts',
        path: `/api/v1/iam/${path}`,
        query: { ...query, currentPage: '1', pagePerCount: '5', langId: '{locale}' },
      },
    ]);
  });
});

it.each(['rows', 'cards'] as const)('marks the discounts that are for the member in %s', (variant) => {
  const discount = (publctId: string, more: object = {}) => ({
    publctId,
    parkKindCd: '01',
    bnftClassCd: '01',
    bnftKindCd: '01',
    tag: 'Tag',
    ...more,
  });
  const html = renderToStaticMarkup(
    <WidgetPortProvider value={testPort('en')}>
      <PostList
        id="list"
        settings={{ source: 'discounts', variant, count: 3, texts: { ...texts, ended: 'Ended', mine: 'For you' } }}
        data={{ posts: ready(discount('1', { mineYn: 'Y' }), discount('2'), discount('3', { endedYn: 'Y' })) }}
      />
    </WidgetPortProvider>,
  );
  expect([...html.matchAll(/class="badge[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, mark]) => mark)).toEqual([
    'For you',
    'Tag',
    'Tag',
    'Ended',
  ]);
});
