import { expect, it } from 'vitest';
import { deal, isOver, scoreOf, turn, type Memory } from './memory.ts';

/** Cards in order: 0 0 1 1 2 2 … */
const ordered = deal((below) => below - 1);
const play = (places: readonly number[], game: Memory = ordered) => places.reduce(turn, game);

it('deals two of each kind', () => {
  expect(deal().cards.toSorted((one, other) => one - other)).toEqual(ordered.cards);
});

it('counts a try for two cards, keeps pairs open and turns others back', () => {
  expect(play([0, 0, 1])).toMatchObject({ tries: 1, open: [], found: new Set([0, 1]) });
  expect(play([0, 2])).toMatchObject({ tries: 1, open: [0, 2], found: new Set() });
  expect(play([0, 2, 5])).toMatchObject({ tries: 1, open: [5] });
  expect(play([0, 2, 2])).toMatchObject({ tries: 1, open: [2] });
  expect(play([0, 2, 99])).toEqual(play([0, 2]));
  expect(play([0, 1, 1])).toEqual(play([0, 1]));
});

it('ends with the last pair; tries above the fewest cost points', () => {
  const all = ordered.cards.map((_, place) => place);
  expect([
    isOver(play(all.slice(2))),
    isOver(play(all)),
    scoreOf(play(all)),
    scoreOf(play([0, 2, ...all])),
    scoreOf({ tries: 90 }),
  ]).toEqual([false, true, 100, 96, 0]);
});
