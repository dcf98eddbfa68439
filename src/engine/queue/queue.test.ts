import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { statesBefore } from '../records/state-machine.ts';
import {
  inCallOrder,
  lineRate,
  mostCalled,
  nextCalls,
  paceOf,
  planRate,
  waitRange,
  type CallingPlan,
  type WaitingParty,
} from './calling.ts';
import { slotsOf } from './slots.ts';
import { dueQueueState, isLiveInQueue, lineStates, slotStates } from './states.ts';

const plan: CallingPlan = { capacityPerHour: 600, sharePercent: 60, callWindowMin: 10, party: 6 };
const parties = (...people: number[]): WaitingParty[] =>
  people.map((count, index) => ({ id: `p${index + 1}`, no: index + 1, people: count, isComeBack: false }));
const run = (waiting: readonly WaitingParty[], more: Partial<Parameters<typeof nextCalls>[0]> = {}) =>
  nextCalls({ plan, rate: 6, waiting, called: 0, credit: 0, elapsedMs: 60_000, ...more });
const ids = ({ called }: ReturnType<typeof nextCalls>): string => called.map(({ id }) => id).join(' ');

describe('states of entries', () => {
  it('let each actor make only its own transitions', () => {
    expect([
      statesBefore(lineStates, 'CANCELLED', 'member'),
      statesBefore(slotStates, 'CANCELLED', 'member'),
      statesBefore(lineStates, 'ENTERED', 'member'),
      statesBefore(slotStates, 'NO_SHOW', 'server'),
    ]).toEqual([['WAITING', 'CALLED'], ['RESERVED'], [], ['READY']]);
    expect(['WAITING', 'READY', 'ENTERED', 'NO_SHOW'].map((state) => isLiveInQueue(state as 'WAITING'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('become due by the clock', () => {
    expect([
      dueQueueState({ state: 'RESERVED', startsAt: 10, until: 20 }, 9),
      dueQueueState({ state: 'RESERVED', startsAt: 10, until: 20 }, 10),
      dueQueueState({ state: 'READY', startsAt: 10, until: 20 }, 19),
      dueQueueState({ state: 'READY', until: 20 }, 20),
      dueQueueState({ state: 'CALLED', until: 20 }, 20),
      dueQueueState({ state: 'WAITING' }, 20),
      dueQueueState({ state: 'ENTERED', until: 1 }, 20),
    ]).toEqual([undefined, 'READY', undefined, 'NO_SHOW', 'NO_SHOW', undefined, undefined]);
  });
});

describe('rates', () => {
  it('are the share of the capacity, less the people of slots, and never negative', () => {
    expect([
      planRate(plan),
      lineRate(plan, { pace: 1, slotPeople: 2 }),
      lineRate(plan, { pace: 0.5, slotPeople: 5 }),
    ]).toEqual([6, 4, 0]);
  });

  it('follow a slow ride to a quarter, but not soon after an opening or without calls', () => {
    expect(
      [
        { entered: 30, expected: 60, minutesOpen: 60 },
        { entered: 1, expected: 60, minutesOpen: 60 },
        { entered: 1, expected: 60, minutesOpen: 14 },
        { entered: 90, expected: 60, minutesOpen: 60 },
        { entered: 0, expected: 0, minutesOpen: 60 },
      ].map(paceOf),
    ).toEqual([0.5, 0.25, 1, 1, 1]);
  });
});

describe('calls', () => {
  it('take whole parties as far as a minute allows, and keep the rest', () => {
    expect([ids(run(parties(2, 3, 4))), run(parties(2, 3, 4)).credit]).toEqual(['p1 p2', 1]);
  });

  it('pass nobody by: a large party stops the smaller ones behind it', () => {
    expect(ids(run(parties(5, 4, 1)))).toBe('p1');
  });

  it('stay within the people of one call window, also after an outage', () => {
    const many = parties(...Array.from({ length: 50 }, () => 3));
    expect(run(many, { elapsedMs: 3_600_000 }).called).toHaveLength(20);
    expect(run(many, { elapsedMs: 3_600_000, called: 58 }).called).toHaveLength(0);
  });

  it('put come-back rights first', () => {
    const [one, two] = parties(2, 2) as [WaitingParty, WaitingParty];
    expect([one, { ...two, isComeBack: true }].toSorted(inCallOrder).map(({ no }) => no)).toEqual([2, 1]);
  });

  it('of any day are in order, whole, never twice, and within the limits', () => {
    const days = fc.record({
      people: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 60 }),
      capacity: fc.integer({ min: 1, max: 2000 }),
      steps: fc.array(
        fc.record({
          elapsedMs: fc.integer({ min: 0, max: 900_000 }),
          enter: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        { minLength: 1, maxLength: 80 },
      ),
    });
    fc.assert(
      fc.property(days, ({ people, capacity, steps }) => {
        const small = { ...plan, capacityPerHour: capacity };
        const rate = planRate(small);
        let waiting: readonly WaitingParty[] = parties(...people);
        let [called, credit, total, minutes] = [0, 0, 0, 0];
        const order: number[] = [];
        for (const { elapsedMs, enter } of steps) {
          const calls = nextCalls({ plan: small, rate, waiting, called, credit, elapsedMs });
          const inCalls = calls.called.reduce((sum, party) => sum + party.people, 0);
          order.push(...calls.called.map(({ no }) => no));
          waiting = waiting.slice(calls.called.length);
          called += inCalls;
          total += inCalls;
          minutes += elapsedMs / 60_000;
          credit = calls.credit;
          expect(called).toBeLessThanOrEqual(mostCalled(small, rate));
          expect(total).toBeLessThanOrEqual(rate * minutes + 1e-6);
          called = Math.floor(called * (1 - enter));
        }
        expect(order).toEqual(order.map((_, index) => index + 1));
      }),
      { numRuns: 60, seed: 21 },
    );
  });

  it('reach every party in the end, however slow the ride is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 60 }),
        (people, capacity) => {
          const slow = { ...plan, capacityPerHour: capacity };
          let [waiting, credit]: [readonly WaitingParty[], number] = [parties(...people), 0];
          for (let step = 0; step < 20 && waiting.length > 0; step += 1) {
            const calls = nextCalls({
              plan: slow,
              rate: planRate(slow),
              waiting,
              called: 0,
              credit,
              elapsedMs: 24 * 3_600_000,
            });
            [waiting, credit] = [waiting.slice(calls.called.length), calls.credit];
          }
          expect(waiting).toEqual([]);
        },
      ),
      { numRuns: 30, seed: 21 },
    );
  });
});

describe('waits', () => {
  const calls = Array.from({ length: 30 }, (_, minute) => ({ people: 3, minutesAgo: minute }));

  it('come from the calls of the last half hour', () => {
    expect(waitRange({ plan, rate: 6, ahead: 60, calls, waitedMin: 40 })).toEqual({ from: 15, to: 25 });
  });

  it('come from the plan while the line is new, and are unknown without calls', () => {
    expect([
      waitRange({ plan, rate: 6, ahead: 60, calls: [], waitedMin: 2 }),
      waitRange({ plan, rate: 0, ahead: 60, calls: [], waitedMin: 2 }),
      waitRange({ plan, rate: 6, ahead: 0, calls: [], waitedMin: 0 }),
    ]).toEqual([{ from: 5, to: 15 }, undefined, { from: 0, to: 5 }]);
  });
});

it('lists the slots of a day, without one that does not end in time', () => {
  expect(
    slotsOf({ everyMin: 20, from: '10:30', until: '11:40' }, 0).map(({ slotId, at, until }) => [
      slotId,
      at / 60_000,
      until / 60_000,
    ]),
  ).toEqual([
    ['1030', 630, 650],
    ['1050', 650, 670],
    ['1110', 670, 690],
  ]);
  expect(slotsOf({ everyMin: 20, from: '12:00', until: '11:00' }, 0)).toEqual([]);
});
