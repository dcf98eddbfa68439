import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { testPort } from '../../tests/support/test-port.ts';
import { PostList } from './component.tsx';

const kinds = { label: 'Kinds', all: 'All', items: [{ kind: '01', label: 'For everyone' }, { kind: '02', label: 'Families' }, { kind: '03', label: 'Nobody' }] };
const post = (publctId: string, bnftKindCd: string) => ({ publctId, bnftKindCd, title: `Post ${publctId}`, summary: '', tag: '', iconNm: '', imageNm: '', fromDtm: '', untilDtm: '', factList: [] });
const show = async (list: readonly object[], more: { readonly kinds?: typeof kinds } = { kinds }) => {
  const posts: DataState = { state: 'ready', value: { list, totalCnt: list.length, pageNo: 1, pageSize: 10 } };
  const { place } = await mount(
    <WidgetPortProvider value={testPort('en')}>
      <PostList id="list" settings={{ source: 'discounts', variant: 'rows', count: 9, texts: { empty: 'Nothing' }, ...more }} data={{ posts }} />
    </WidgetPortProvider>,
  );
  const chips = () => [...place.querySelectorAll<HTMLButtonElement>('button.chip')];
  const press = (name: string) => act(async () => chips().find(({ textContent }) => textContent === name)?.click());
  const seen = () => [...(place.textContent ?? '').matchAll(/Post \d/g)].map(([title]) => title);
  return { chips, press, seen };
};

it('shows the posts of a chosen kind, and all of them again', async () => {
  const { chips, press, seen } = await show([post('1', '01'), post('2', '02'), post('3', '01')]);
  expect([chips().map(({ textContent }) => textContent), seen()]).toEqual([['All', 'For everyone', 'Families'], ['Post 1', 'Post 2', 'Post 3']]);
  await press('For everyone');
  expect([seen(), chips().map((chip) => chip.getAttribute('aria-pressed'))]).toEqual([['Post 1', 'Post 3'], ['false', 'true', 'false']]);
  await press('All');
  expect(seen()).toEqual(['Post 1', 'Post 2', 'Post 3']);
});

it.each([['of one kind', [post('1', '01'), post('2', '01')], { kinds }], ['without kinds to choose', [post('1', '01'), post('2', '02')], {}], ['without posts', [], { kinds }]])('has no chips %s', async (_, list, more) => {
  expect((await show(list, more)).chips()).toEqual([]);
});
