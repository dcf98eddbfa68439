import { expect, it } from 'vitest';
import { merge } from '../../content/diff/merge.ts';
import { Names } from '../../content/diff/names.ts';
import { shapeOfType } from '../../content/diff/shapes.ts';
import { summarizeMerge } from './summarize-merge.ts';
import { conflictStrings } from './strings.ts';

const messages = { type: 'messages', id: 'm-en', locale: 'en', texts: { one: 'Rides', two: 'Shows', three: 'Queue' } };
const names = new Names([{ type: 'messages', id: 'm-en', body: messages }]);
const menu = (...items: readonly object[]) => ({ type: 'menu', id: 'main', items });
const page = (code: string, path: string) => ({
  type: 'page',
  id: 'P',
  pageInfo: { pageId: 'P', pageStatusCode: code },
  paths: [path],
});

const told = (base: object | undefined, mine: object | undefined, theirs: object | undefined, type: string) =>
  summarizeMerge(merge({ base, mine, theirs }, shapeOfType(type)), {
    type,
    base,
    mine,
    theirs,
    names,
    words: conflictStrings.en,
    language: 'en',
  });

it('names each field and both values in the words of operators, and lists accepted changes', () => {
  const { choices, taken } = told(page('N', '/a'), page('N', '/mine'), page('B', '/theirs'), 'page');
  expect(choices).toEqual([{ id: '/paths', label: 'Paths', mine: '“/mine”', theirs: '“/theirs”' }]);
  expect(taken).toEqual([{ label: 'Page state', value: 'blocked' }]);
});

it('names the menu entry of a field, and shows deleted values', () => {
  const [a, b] = [
    { menuUid: 'a', menuName: 'one' },
    { menuUid: 'b', menuName: 'two' },
  ];
  const { choices } = told(menu(a, b), menu({ ...a, menuName: 'three' }, b), menu(b), 'menu');
  expect(choices.map(({ mine, theirs }) => [mine, theirs])).toEqual([['“Queue”', 'None']]);
});

it('reports that one side deletes the whole document', () => {
  expect(told(menu(), menu({ menuUid: 'a', menuName: 'one' }), undefined, 'menu').choices).toEqual([
    { id: '', label: 'The whole document', mine: 'Keep, with your changes', theirs: 'Delete' },
  ]);
});
