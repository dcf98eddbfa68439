import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { compareFees, type FeeDiscount, type FeeQuestion } from './cheapest-total.ts';
import { dayKindOf } from './day-kind.ts';

const ticket = {
  ticketId: 'day',
  prices: { week: { adult: 52_000, child: 40_000, baby: 0 }, end: { adult: 58_000, child: 46_000, baby: 0 } },
};
const card: FeeDiscount = { discountId: 'card', percent: 40, who: ['adult'], people: 2, isHeld: true };
const near: FeeDiscount = { discountId: 'near', percent: 25 };
const coupon: FeeDiscount = { discountId: 'coupon', won: 3_000, with: ['near'] };
const ask = (more: Partial<FeeQuestion> = {}) =>
  compareFees({
    ticket,
    dayKind: 'end',
    party: { adult: 2, child: 1 },
    discounts: [card, near],
    held: ['card'],
    ...more,
  });

describe('fees', () => {
  it('are cheapest with the card for two adults, as in the design', () => {
    const { full, people, options } = ask();
    expect([full, people]).toEqual([162_000, 3]);
    expect(options).toEqual([
      { used: [{ discountId: 'card', off: 46_400, people: 2 }], off: 46_400, total: 115_600 },
      { used: [{ discountId: 'near', off: 40_500, people: 3 }], off: 40_500, total: 121_500 },
      { used: [], off: 0, total: 162_000 },
    ]);
  });

  it('leave out a card that the visitor does not have', () => {
    expect(ask({ held: [] }).options.map(({ used }) => used.map(({ discountId }) => discountId))).toEqual([
      ['near'],
      [],
    ]);
  });

  it('combine discounts that one of them allows, percentages first', () => {
    expect(ask({ discounts: [coupon, near] }).options[0]).toEqual({
      used: [
        { discountId: 'near', off: 40_500, people: 3 },
        { discountId: 'coupon', off: 9_000, people: 3 },
      ],
      off: 49_500,
      total: 112_500,
    });
  });

  it('follow day kinds and tickets of a discount', () => {
    const weekdays = { ...near, days: ['week'] };
    const evenings = { ...near, discountId: 'evening', tickets: ['evening'] };
    expect([
      ask({ discounts: [weekdays, evenings] }).options.length,
      ask({ discounts: [weekdays, evenings], dayKind: 'week' }).options.length,
    ]).toEqual([1, 2]);
  });

  it.each([
    [{ adult: 2 }, 104_000],
    [{ adult: 3 }, 156_000],
    [{ adult: 1, child: 1 }, 92_000],
    [{ adult: 2, child: 1 }, 129_000],
    [{ adult: 1, child: 2 }, 117_000],
  ])('of the party %o need three people with a child for the family discount', (party, cheapest) => {
    const family: FeeDiscount = { discountId: 'family', won: 5_000, party: { least: 3, who: ['child'] } };
    const prices = { day: { adult: 52_000, child: 40_000 } };
    expect(
      compareFees({ ticket: { ticketId: 'day', prices }, dayKind: 'day', party, discounts: [family], held: [] })
        .options[0]?.total,
    ).toBe(cheapest);
  });

  it('need as many people of the named classes as the discount says', () => {
    const large: FeeDiscount = { discountId: 'large', percent: 25, party: { who: ['child', 'baby'], leastOfWho: 2 } };
    expect(ask({ discounts: [large], party: { adult: 2, child: 1 } }).options).toHaveLength(1);
    expect(ask({ discounts: [large], party: { adult: 2, child: 1, baby: 1 } }).options).toHaveLength(2);
  });

  it('of nobody, and of babies, are nothing', () => {
    expect(ask({ party: {} })).toEqual({ full: 0, people: 0, options: [{ used: [], off: 0, total: 0 }] });
    expect(ask({ party: { baby: 3 } })).toMatchObject({ full: 0, people: 3, options: [{ total: 0 }] });
  });
});

const ids = ['a', 'b', 'c', 'd', 'e'] as const;
const subset = (all: readonly string[]) => fc.option(fc.subarray([...all], { minLength: 1 }), { nil: undefined });
const discount = (discountId: string): fc.Arbitrary<FeeDiscount> =>
  fc
    .record({
      percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      won: fc.option(fc.integer({ min: 1, max: 90_000 }), { nil: undefined }),
      who: subset(['adult', 'child', 'baby']),
      people: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      days: subset(['week', 'end']),
      with: subset(ids),
      isHeld: fc.boolean(),
    })
    .map(
      (parts) =>
        Object.fromEntries(
          Object.entries({ discountId, ...parts }).filter(([, value]) => value !== undefined),
        ) as unknown as FeeDiscount,
    );
const questions = fc
  .record({
    dayKind: fc.constantFrom('week', 'end', 'none'),
    party: fc.record({
      adult: fc.integer({ min: 0, max: 6 }),
      child: fc.integer({ min: 0, max: 6 }),
      baby: fc.integer({ min: 0, max: 3 }),
    }),
    discounts: fc.tuple(...ids.map(discount)),
    held: fc.subarray([...ids]),
  })
  .map((parts): FeeQuestion => ({ ticket, ...parts }));

describe('for any party, day and discounts', () => {
  it('the first option is the cheapest, and no option is below zero or above the full price', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { full, options } = compareFees(question);
        const totals = options.map(({ total }) => total);
        expect(totals).toEqual(totals.toSorted((one, other) => one - other));
        expect(totals.every((total) => total >= 0 && total <= full)).toBe(true);
        expect(totals.at(-1)).toBe(full);
        for (const { used, off, total } of options)
          expect([used.reduce((sum, one) => sum + one.off, 0), total]).toEqual([off, full - off]);
      }),
    );
  });

  it('no option uses two discounts of which neither allows the other, nor one that is not for the visitor', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const byId = new Map(question.discounts.map((one) => [one.discountId, one]));
        for (const { used } of compareFees(question).options) {
          const own = used.map(({ discountId }) => byId.get(discountId)).filter((one) => one !== undefined);
          expect(own.length).toBe(used.length);
          for (const [index, one] of own.entries()) {
            expect(one.isHeld !== true || question.held.includes(one.discountId)).toBe(true);
            expect(one.days === undefined || one.days.includes(question.dayKind)).toBe(true);
            expect(
              own
                .slice(index + 1)
                .every(
                  (other) =>
                    one.with?.includes(other.discountId) === true || other.with?.includes(one.discountId) === true,
                ),
            ).toBe(true);
            expect(used[index]?.people ?? 0).toBeLessThanOrEqual(one.people ?? Infinity);
          }
        }
      }),
    );
  });

  it('the order of the documents does not change the total', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(compareFees({ ...question, discounts: question.discounts.toReversed() }).options[0]?.total).toBe(
          compareFees(question).options[0]?.total,
        );
      }),
    );
  });

  it('having one more card is never dearer', () => {
    fc.assert(
      fc.property(questions, fc.constantFrom(...ids), (question, id) => {
        expect(compareFees({ ...question, held: [...question.held, id] }).options[0]?.total ?? 0).toBeLessThanOrEqual(
          compareFees(question).options[0]?.total ?? 0,
        );
      }),
    );
  });
});

describe('a day', () => {
  const kinds = [
    { dayKindId: 'week', weekdays: [1, 2, 3, 4, 5] },
    { dayKindId: 'end', weekdays: [0, 6], dates: [{ from: '2026-12-25', until: '2026-12-25' }] },
  ];
  it.each([
    ['2026-11-27', 'week'],
    ['2026-11-28', 'end'],
    ['2026-11-29', 'end'],
    ['2026-12-25', 'end'],
    ['2026-12-24', 'week'],
  ])('%s is of the kind %s', (day, kind) => {
    expect(dayKindOf(kinds, day)).toBe(kind);
  });

  it('that no kind names has none', () => {
    expect(dayKindOf([{ dayKindId: 'week', weekdays: [1] }], '2026-11-28')).toBeUndefined();
  });
});
