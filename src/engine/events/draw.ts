/** A prize of a draw. `left` is its remaining stock; undefined, there is no limit. */
export interface Drawable {
  readonly id: string;
  readonly weight?: number;
  readonly left?: number | undefined;
}

const isLeft = ({ left }: Drawable): boolean => left === undefined || left > 0;

/**
 * Picks by weight among what is left and not barred, so the chance of a barred prize is shared by the others in proportion. `fraction` is in [0, 1).
 * Returns undefined if nothing is left.
 */
export const pickPrize = <Prize extends Drawable>(prizes: readonly Prize[], fraction: number, barred: ReadonlySet<string> = new Set()): Prize | undefined => {
  const left = prizes.filter((prize) => isLeft(prize) && !barred.has(prize.id) && (prize.weight ?? 1) > 0);
  const total = left.reduce((sum, { weight = 1 }) => sum + weight, 0);
  let rest = fraction * total;
  for (const prize of left) {
    rest -= prize.weight ?? 1;
    if (rest < 0) return prize;
  }
  return left.at(-1);
};

/** Denominators of chances in words, before the total of the weights. */
const ROUND_TOTALS = [10, 100, 1000, 10_000, 100_000, 1_000_000];

/** A chance of `turns` in `of`. */
export interface Chance {
  readonly turns: number;
  readonly of: number;
}

/** Exact chance of each prize while all of them are left, in the smallest round total; so all chances together are 1. */
export const chancesOf = (prizes: readonly Drawable[]): ReadonlyMap<string, Chance> => {
  const total = prizes.reduce((sum, { weight = 1 }) => sum + weight, 0);
  return new Map(prizes.map(({ id, weight = 1 }) => {
    const of = ROUND_TOTALS.find((round) => (weight * round) % total === 0) ?? total;
    return [id, { turns: total === 0 ? 0 : (weight * of) / total, of }];
  }));
};

/** Result of a draw for one participation. */
export interface Drawn<Join> {
  readonly join: Join;
  readonly result: 'WON' | 'WAITLISTED' | 'LOST';
  /** ID of the prize of a winner. */
  readonly prize: string;
}

/**
 * Draws the winners: participations in the order of their lots, prizes in the order of the document. The first `waiting` of the others wait to
 * move up. Lots are hex texts of equal length; no two are equal.
 */
export const drawWinners = <Join extends { readonly lot: string }>(joins: readonly Join[], prizes: readonly Drawable[], waiting: number): readonly Drawn<Join>[] => {
  const seats = prizes.flatMap(({ id, left }) => (left === undefined ? [] : Array.from({ length: left }, () => id)));
  const endless = prizes.find(({ left }) => left === undefined)?.id;
  return joins
    .toSorted((one, other) => (one.lot < other.lot ? -1 : one.lot > other.lot ? 1 : 0))
    .map((join, index) => {
      const prize = seats[index] ?? endless;
      if (prize !== undefined) return { join, result: 'WON', prize };
      return { join, result: index < seats.length + waiting ? 'WAITLISTED' : 'LOST', prize: '' };
    });
};
