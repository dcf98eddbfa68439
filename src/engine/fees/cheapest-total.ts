/** A ticket with its prices by day kind and visitor class, in won. */
export interface FeeTicket {
  readonly ticketId: string;
  readonly prices: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Smallest party of a discount. */
export interface FeePartyNeed {
  /** Smallest number of people. */
  readonly least?: number;
  /** Visitor classes of which somebody comes along. */
  readonly who?: readonly string[];
  /** Smallest number of people of these classes; 1 by default. */
  readonly leastOfWho?: number;
}

/** A discount on tickets. Two combine only if one of them names the other in `with`. */
export interface FeeDiscount {
  readonly discountId: string;
  readonly percent?: number;
  /** Won off the price of each person. */
  readonly won?: number;
  /** Visitor classes; all by default. */
  readonly who?: readonly string[];
  /** Largest number of people; all by default. */
  readonly people?: number;
  /** Day kinds; all by default. */
  readonly days?: readonly string[];
  /** Tickets; all by default. */
  readonly tickets?: readonly string[];
  readonly with?: readonly string[];
  /** Party that it needs; any by default. */
  readonly party?: FeePartyNeed;
  /** It needs something that the visitor must have, such as a card. */
  readonly isHeld?: boolean;
}

export interface FeeQuestion {
  readonly ticket: FeeTicket;
  readonly dayKind: string;
  /** People by visitor class. */
  readonly party: Readonly<Record<string, number>>;
  readonly discounts: readonly FeeDiscount[];
  /** Discounts with `isHeld` that the visitor has. */
  readonly held: readonly string[];
}

/** A discount used in an option, with the people that it is used for. */
export interface UsedDiscount {
  readonly discountId: string;
  readonly off: number;
  readonly people: number;
}

export interface FeeOption {
  readonly used: readonly UsedDiscount[];
  readonly off: number;
  readonly total: number;
}

export interface FeeResult {
  readonly full: number;
  readonly people: number;
  /** Every admissible choice of discounts, the cheapest first; none is one of them. */
  readonly options: readonly FeeOption[];
}

/** Largest number of discounts in one option. */
const MOST_COMBINED = 3;

interface Person {
  readonly kind: string;
  readonly left: number;
}

const priceOf = ({ ticket, dayKind }: FeeQuestion, kind: string): number => ticket.prices[dayKind]?.[kind] ?? 0;

const peopleOf = (question: FeeQuestion): readonly Person[] =>
  Object.entries(question.party).flatMap(([kind, count]) =>
    Array.from({ length: Math.max(0, Math.trunc(count)) }, () => ({ kind, left: priceOf(question, kind) })),
  );

/** Won off a price; never more than the price. */
const offOf = ({ percent = 0, won = 0 }: FeeDiscount, price: number): number =>
  Math.min(price, Math.floor((price * percent) / 100) + won);

const combine = (one: FeeDiscount, other: FeeDiscount): boolean =>
  one.with?.includes(other.discountId) === true || other.with?.includes(one.discountId) === true;

const includes = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.includes(value);

const fitsParty = ({ party = {} }: FeeDiscount, people: readonly Person[]): boolean => {
  const { least = 0, who, leastOfWho = 1 } = party;
  return (
    people.length >= least &&
    (who === undefined || people.filter(({ kind }) => who.includes(kind)).length >= leastOfWho)
  );
};

/** Uses a discount for those of its classes who save most. */
const applyDiscount = (
  people: readonly Person[],
  discount: FeeDiscount,
): { readonly people: readonly Person[]; readonly used: UsedDiscount } => {
  const saving = people.map((person, index) => ({
    index,
    off: includes(discount.who, person.kind) ? offOf(discount, person.left) : 0,
  }));
  const chosen = saving
    .filter(({ off }) => off > 0)
    .toSorted((one, other) => other.off - one.off || one.index - other.index)
    .slice(0, discount.people ?? saving.length);
  const offAt = new Map(chosen.map(({ index, off }) => [index, off]));
  return {
    people: people.map((person, index) => ({ ...person, left: person.left - (offAt.get(index) ?? 0) })),
    used: {
      discountId: discount.discountId,
      off: chosen.reduce((sum, { off }) => sum + off, 0),
      people: chosen.length,
    },
  };
};

/** Sets of up to three discounts that all combine with each other, with the empty one. */
const setsOf = (discounts: readonly FeeDiscount[]): readonly (readonly FeeDiscount[])[] => {
  const grow = (set: readonly FeeDiscount[], from: number): readonly (readonly FeeDiscount[])[] =>
    set.length === MOST_COMBINED
      ? [set]
      : [
          set,
          ...discounts.flatMap((next, index) =>
            index >= from && set.every((one) => combine(one, next)) ? grow([...set, next], index + 1) : [],
          ),
        ];
  return grow([], 0);
};

/** Every order of a few discounts. */
const ordersOf = (set: readonly FeeDiscount[]): readonly (readonly FeeDiscount[])[] =>
  set.length < 2
    ? [set]
    : set.flatMap((first, index) => ordersOf(set.toSpliced(index, 1)).map((rest) => [first, ...rest]));

const optionOf = (people: readonly Person[], set: readonly FeeDiscount[]): FeeOption | undefined => {
  let left = people;
  const used: UsedDiscount[] = [];
  for (const discount of set) {
    const next = applyDiscount(left, discount);
    if (next.used.off === 0) return undefined;
    left = next.people;
    used.push(next.used);
  }
  return {
    used,
    off: used.reduce((sum, { off }) => sum + off, 0),
    total: left.reduce((sum, person) => sum + person.left, 0),
  };
};

const byTotal = (one: FeeOption, other: FeeOption): number =>
  one.total - other.total || one.used.length - other.used.length;

/** The order of use that saves most, so that the order of documents does not matter. */
const bestOf = (people: readonly Person[], set: readonly FeeDiscount[]): readonly FeeOption[] =>
  ordersOf(set)
    .flatMap((order) => optionOf(people, order) ?? [])
    .toSorted(byTotal)
    .slice(0, 1);

/** Computes what a party pays on a day with each admissible choice of discounts (decisions-venues §11). */
export const compareFees = (question: FeeQuestion): FeeResult => {
  const { ticket, dayKind, held } = question;
  const people = peopleOf(question);
  const usable = question.discounts.filter((discount) => {
    const { discountId, days, tickets, isHeld } = discount;
    return (
      includes(days, dayKind) &&
      includes(tickets, ticket.ticketId) &&
      (isHeld !== true || held.includes(discountId)) &&
      fitsParty(discount, people)
    );
  });
  const options = setsOf(usable).flatMap((set) => bestOf(people, set));
  return {
    full: people.reduce((sum, { left }) => sum + left, 0),
    people: people.length,
    options: options.toSorted(byTotal),
  };
};
