import { randomInt } from 'node:crypto';

/** Pairs of the game. */
const PAIRS = 6;
/** Points that each try above the fewest costs. */
const COST = 4;
const MOST = 100;

/** A game of pairs. `cards` are kinds by place; `open` are the places that were turned last. */
export interface Memory {
  readonly cards: readonly number[];
  readonly found: ReadonlySet<number>;
  readonly open: readonly number[];
  readonly tries: number;
}

/** Deals the cards. `pick` returns a number below its argument. */
export const deal = (pick: (below: number) => number = randomInt): Memory => {
  const cards = Array.from({ length: 2 * PAIRS }, (_, index) => Math.floor(index / 2));
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1);
    [cards[last], cards[other]] = [cards[other] ?? 0, cards[last] ?? 0];
  }
  return { cards, found: new Set(), open: [], tries: 0 };
};

/** Turns a card. After two that are no pair, the next is the first of a new try. A found pair stays open. */
export const turn = (game: Memory, place: number): Memory => {
  const { cards, found, open, tries } = game;
  const [first] = open;
  if (cards[place] === undefined || found.has(place)) return game;
  if (open.length !== 1 || first === undefined) return { ...game, open: [place] };
  if (first === place) return game;
  const isPair = cards[first] === cards[place];
  return {
    ...game,
    tries: tries + 1,
    found: isPair ? new Set([...found, first, place]) : found,
    open: isPair ? [] : [first, place],
  };
};

export const isOver = ({ cards, found }: Memory): boolean => found.size === cards.length;

/** Score of a finished game. */
export const scoreOf = ({ tries }: Pick<Memory, 'tries'>): number => Math.max(0, MOST - (tries - PAIRS) * COST);
