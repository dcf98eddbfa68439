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
export const pickPrize = <Prize extends Drawable>(
  prizes: readonly Prize[],
  fraction: number,
  barred: ReadonlySet<string> = new Set(),
): Prize | undefined => {
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
  return new Map(
    prizes.map(({ id, weight = 1 }) => {
      const of = ROUND_TOTALS.find((round) => (weight * round) % total === 0) ?? total;
      return [id, { turns: total === 0 ? 0 : (weight * of) / total, of }];
    }),
  );
};

/** Result of a draw for one participation. */
export interface Drawn<Join> {
  readonly join: Join;
  readonly result: 'WON' | 'WAITLISTED' | 'LOST';
  /** ID of the prize of a winner. */
  readonly prize: string;
}

/** Participation in a draw. */
interface Entered {
  /** Hex texts of equal length; no two are equal. */
  readonly lot: string;
}

interface Reach {
  /** Prizes that the member cannot get. */
  readonly barred?: readonly string[] | undefined;
  /** What is left of prizes whose stock is shared with others, where it is less than that of the prize. */
  readonly stock?: Readonly<Record<string, number>> | undefined;
}

/** Returns participations in the order of their lots. */
export const orderByLot = <Join extends Entered>(joins: readonly Join[]): readonly Join[] =>
  joins.toSorted((one, other) => (one.lot < other.lot ? -1 : one.lot > other.lot ? 1 : 0));

/**
 * Begins a draw. The result draws for one participation after another, in the order of the lots: prizes in the order of the document, those without a
 * limit last. Each participation gets the first prize that is left and not barred. The first `waiting` of the others wait to move up, except those who
 * can get no prize at all.
 */
export const beginDraw = (
  prizes: readonly Drawable[],
  waiting: number,
): ((reach: Reach) => Omit<Drawn<unknown>, 'join'>) => {
  const ordered = [
    ...prizes.filter(({ left }) => left !== undefined),
    ...prizes.filter(({ left }) => left === undefined),
  ];
  const given = new Map<string, number>();
  let waits = 0;
  return ({ barred, stock }) => {
    const open = ordered.filter(({ id }) => barred?.includes(id) !== true);
    const prize = open.find(
      ({ id, left }) => (left === undefined || left > (given.get(id) ?? 0)) && stock?.[id] !== 0,
    )?.id;
    if (prize !== undefined) {
      given.set(prize, (given.get(prize) ?? 0) + 1);
      return { result: 'WON', prize };
    }
    const canWait = waits < waiting && (open.length > 0 || prizes.length === 0);
    if (canWait) waits++;
    return { result: canWait ? 'WAITLISTED' : 'LOST', prize: '' };
  };
};

/** Draws the winners of a list in which each participation says what it cannot get. */
export const drawWinners = <Join extends Entered & Reach>(
  joins: readonly Join[],
  prizes: readonly Drawable[],
  waiting: number,
): readonly Drawn<Join>[] => {
  const draw = beginDraw(prizes, waiting);
  return orderByLot(joins).map((join) => ({ join, ...draw(join) }));
};
