import { expect, it } from 'vitest';
import { typeAheadIndex, nextListIndex } from './list-navigation.ts';

it.each([
  ['ArrowDown', 4, 5],
  ['ArrowDown', 29, 29],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['ArrowUp', -1, 0],
  ['PageDown', 0, 10],
  ['PageDown', 25, 29],
  ['PageDown', -1, 10],
  ['PageUp', 25, 15],
  ['PageUp', 4, 0],
  ['Home', 12, 0],
  ['End', 12, 29],
  ['a', 12, undefined],
])('%s leads from entry %i of thirty to %s', (key, at, expected) => {
  expect(nextListIndex(key, at, 30)).toBe(expected);
});

it('leads nowhere in an empty list', () => {
  expect(nextListIndex('ArrowDown', -1, 0)).toBeUndefined();
});

it.each([
  ['b', 0, 1],
  ['B', 1, 3],
  ['b', 3, 1],
  ['바', 0, 2],
  ['x', 0, undefined],
])('%s typed on entry %i finds %s', (typed, at, expected) => {
  expect(typeAheadIndex(typed, at, ['Apple', 'Bear', '바다', 'Boat'])).toBe(expected);
});
