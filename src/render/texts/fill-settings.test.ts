import { describe, expect, it } from 'vitest';
import type { PlacedNode } from '#engine';
import { nodeOf } from '#tests/broken-page.ts';
import { fillSettings } from './fill-settings.ts';
import { makeTexts } from './texts.ts';

const ko = makeTexts('ko', {
  hello: '안녕',
  page: '{{pageTitle}} 화면',
  nest: '$t(hello)',
  loop: '$t(again)',
  again: '$t(loop)',
});
const en = makeTexts('en', {
  hello: 'Hello',
  page: 'On {{pageTitle}}',
  done: 'Done {{day}}',
  both: '{{pageTitle}} {{day}}',
});
const node = (settings: unknown, ...texts: readonly (readonly string[])[]): PlacedNode => ({
  ...nodeOf('a', 'section', settings),
  texts,
});

describe('settings', () => {
  it.each([
    ['keys', node({ title: 'hello', art: 'hello' }, ['title']), { title: 'Hello', art: 'hello' }],
    [
      'keys inside of objects',
      node({ more: { label: 'hello', to: 1 } }, ['more', 'label']),
      { more: { label: 'Hello', to: 1 } },
    ],
    [
      'keys in every item of lists in lists',
      node({ groups: [{ items: [{ name: 'hello' }, { name: 'hello' }] }, { items: [] }] }, [
        'groups',
        '*',
        'items',
        '*',
        'name',
      ]),
      { groups: [{ items: [{ name: 'Hello' }, { name: 'Hello' }] }, { items: [] }] },
    ],
    ['a list of keys', node({ lines: ['hello', 'hello'] }, ['lines', '*']), { lines: ['Hello', 'Hello'] }],
    ['texts in both languages', node({ name: { ko: '이름', en: 'Name' } }, ['name']), { name: 'Name' }],
    ['texts in one language only', node({ name: { ko: '이름' } }, ['name']), { name: '이름' }],
    ['words of the page', node({ title: 'page' }, ['title']), { title: 'On Here' }],
    [
      'words of the page, but for the day, which is known when it is said',
      node({ one: 'done', two: 'both' }, ['one'], ['two']),
      { one: 'Done {{day}}', two: 'Here {{day}}' },
    ],
    ['a key without a text with nothing', node({ title: 'nobody.knows' }, ['title']), { title: '' }],
    ['nothing where there is nothing', node({}, ['title'], ['items', '*', 'name'], ['more', 'label']), {}],
    [
      'nothing where a value is of another type',
      node({ items: 7, more: null, title: 5 }, ['items', '*', 'name'], ['more', 'label'], ['title']),
      { items: 7, more: null, title: 5 },
    ],
    ['nothing in settings that are null', node(null, ['title']), null],
  ])('are filled: %s', (_, placed, filled) => {
    expect(fillSettings(placed, en, { pageTitle: 'Here' })).toEqual(filled);
  });

  it('are cached by node and language, but rebuilt if they contain page texts', () => {
    const [plain, moving] = [node({ title: 'hello' }, ['title']), node({ title: 'page' }, ['title'])];
    expect(fillSettings(plain, ko, {})).toBe(fillSettings(plain, ko, { pageTitle: 'x' }));
    expect([fillSettings(plain, en, {}), fillSettings(plain, ko, {})]).toEqual([{ title: 'Hello' }, { title: '안녕' }]);
    expect([fillSettings(moving, ko, { pageTitle: '가' }), fillSettings(moving, ko, { pageTitle: '나' })]).toEqual([
      { title: '가 화면' },
      { title: '나 화면' },
    ]);
  });

  it('do not change the authored settings', () => {
    const placed = node({ more: { label: 'hello' } }, ['more', 'label']);
    fillSettings(placed, en, {});
    expect(placed.settings).toEqual({ more: { label: 'hello' } });
  });
});

describe('texts', () => {
  it('are never interpreted as translator syntax, neither the text nor its values', () => {
    expect([
      ko.translate('nest'),
      ko.translate('loop'),
      en.translate('page', { pageTitle: '$t(hello) {{page}}' }),
    ]).toEqual(['$t(hello)', '$t(again)', 'On $t(hello) {{page}}']);
  });

  it('do not depend on the names of values', () => {
    expect(
      makeTexts('en', { hello: 'Hello', hello_one: 'One', hello_x: 'X' }).translate('hello', {
        count: '1',
        context: 'x',
        lng: 'ko',
        defaultValue: 'no',
      }),
    ).toBe('Hello');
  });
});
