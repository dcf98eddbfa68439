import { expect, it } from 'vitest';
import type { GridCell, ViewChange } from '../publish/use-impact.ts';
import { firstView, pagesOf, toldOn } from './first-view.ts';

const words = { ko: '', en: '' };
const page = (id: string, path: string) => ({ id, name: words, path });
const changeOf = (...pages: readonly ReturnType<typeof page>[]): ViewChange => ({
  pages,
  who: words,
  kinds: 1,
  before: words,
  now: words,
  details: [],
});
const cell = (...pages: readonly number[]): GridCell => ({ kind: 'guest', locale: 'en', platform: 'WEB', pages });
const [deep, post, own, home] = [
  page('deep', '/a/b/c'),
  page('post', '/a/{id}'),
  page('own', '/a/b/own'),
  page('home', '/a'),
];

it('shows first what changes itself, then short addresses, and last what has no one screen', () => {
  const changes = [changeOf(own), { ...changeOf(deep, home, post), frame: { name: words } }];
  expect(
    pagesOf({ grid: { pages: [deep, post, own, home], cells: [] }, changes }, cell(0, 1, 2, 3)).map(({ id }) => id),
  ).toEqual(['own', 'home', 'deep', 'post']);
});

it('looks as the first kind of visitor who meets a change on a page that can be drawn', () => {
  const views = {
    grid: { pages: [post, home], cells: [cell(), cell(0), { ...cell(0, 1), locale: 'ko' as const }] },
    changes: [changeOf(post, home)],
  };
  expect(firstView(views, () => 'EL')).toMatchObject({ cell: { locale: 'ko' }, page: { id: 'home' }, venue: 'EL' });
  expect(firstView(undefined, () => undefined)).toBeUndefined();
});

it('tells of a page what changes on it and around it, each once: a closed menu shows nothing of it', () => {
  const gone = { ko: '메뉴 ‘공연’이 사라져요', en: 'the menu item “Shows” vanishes' };
  const around = { ...changeOf(deep, home), frame: { name: words }, details: [gone] };
  const changes = [
    around,
    { ...changeOf(home), details: [gone, { ko: '제목', en: 'the title' }] },
    { ...changeOf(own), details: [words] },
  ];
  expect(toldOn({ grid: { pages: [], cells: [] }, changes }, 'home').map(({ en }) => en)).toEqual([
    gone.en,
    'the title',
  ]);
});
