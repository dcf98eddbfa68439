import { describe, expect, it } from 'vitest';
import { initialHistory, entryBefore, pushEntry, type HistoryRules, type HistoryStack } from './history.ts';

const plain: HistoryRules = { max: 11, fixed: [], unstacked: [] };
const park: HistoryRules = { max: 11, fixed: ['Main', 'ParkMap', 'PoolMap'], unstacked: ['Main', 'PoolMain'] };
const pushAll = (
  rules: HistoryRules,
  screens: readonly string[],
  from: HistoryStack = initialHistory(rules),
): HistoryStack =>
  screens.reduce((stack, screen, at) => pushEntry(stack, { screen, path: `/${screen}`, at }, rules), from);
const namesOf = (stack: HistoryStack) => stack.map(({ screen }) => screen);
const pages = (count: number) => Array.from({ length: count }, (_, index) => `Page${index + 1}`);

describe('the back navigation stack', () => {
  it('holds at most 11 entries: the twelfth drops the oldest [P-456, P-730, V-525]', () => {
    expect(namesOf(pushAll(plain, pages(12)))).toEqual(pages(12).slice(1));
    expect(namesOf(pushAll(plain, pages(20)))).toEqual(pages(20).slice(9));
  });

  it('never drops Main and the two maps, but the oldest other entry [P-457, V-083]', () => {
    const stack = pushAll(park, ['Page0', 'ParkMap', 'PoolMap', ...pages(12)]);
    expect(namesOf(stack)).toEqual(['Main', 'ParkMap', 'PoolMap', ...pages(12).slice(4)]);
    expect(stack).toHaveLength(11);
  });

  it('does not contain unstacked screens [P-458, V-526]', () => {
    expect(namesOf(pushAll(park, ['Page1', 'Main', 'Page2', 'PoolMain', 'Page3']))).toEqual([
      'Main',
      'Page1',
      'Page2',
      'Page3',
    ]);
  });

  it('drops the oldest entry if all are fixed', () => {
    expect(namesOf(pushAll({ max: 2, fixed: ['A', 'B', 'C'], unstacked: [] }, ['A', 'B', 'C']))).toEqual(['B', 'C']);
  });

  it('contains a fixed page once, at its latest position', () => {
    expect(namesOf(pushAll(park, ['ParkMap', 'Page1', 'ParkMap']))).toEqual(['Main', 'Page1', 'ParkMap']);
  });

  it('follows the browser: a new page drops entries at or after its position', () => {
    const stack = pushAll(plain, pages(4));
    const put = (screen: string, at: number) => namesOf(pushEntry(stack, { screen, path: `/${screen}`, at }, plain));
    expect([put('Page2', 1), put('Other', 3), put('Page5', 4)]).toEqual([
      ['Page1', 'Page2'],
      ['Page1', 'Page2', 'Page3', 'Other'],
      pages(5),
    ]);
  });

  it('merges views of the same path', () => {
    const list = pushEntry(pushAll(plain, ['Page1', 'List']), { screen: 'List', path: '/List', at: 2 }, plain);
    expect([namesOf(list), list.at(-1)?.at]).toEqual([['Page1', 'List'], 2]);
    expect(entryBefore(list, { at: 2, path: '/List' })).toMatchObject({ screen: 'Page1', at: 0 });
  });

  it('leads to the previous page, skips unstacked screens, and ends at the first page', () => {
    const stack = pushAll(park, ['Page1', 'PoolMain', 'Page2']);
    expect(entryBefore(stack, { at: 2, path: '/Page2' })).toMatchObject({ screen: 'Page1', at: 0 });
    expect(entryBefore(stack, { at: 0, path: '/Page1' })).toBeUndefined();
  });
});
