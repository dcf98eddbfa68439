import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import type { Condition, FactTest } from '#schemas/parts/condition/schema';
import type { Viewer } from '#schemas/viewer';
import { compileCondition, evaluate, emptyDependencies, readInstant, type Facts, type Truth } from './condition.ts';

const factsOf = (viewer: Partial<Viewer> = {}, more: Partial<Facts> = {}): Facts => ({
  viewer: { locale: 'ko', platform: 'APP', ...viewer },
  now: 0,
  venue: 'AA',
  cameFrom: undefined,
  mode: undefined,
  ...more,
});
const read = (condition: Condition, facts: Facts = factsOf()): Truth =>
  evaluate(compileCondition(condition, emptyDependencies()), facts);

const yes: FactTest = { fact: 'platform', is: ['APP'] };
const no: FactTest = { fact: 'platform', is: ['WEB_PC'] };
const open: FactTest = { fact: 'grade', is: ['T0'] };
const not = (test: FactTest): FactTest => ({ ...test, not: true });

describe('evaluate', () => {
  it.each<[string, Condition, Truth]>([
    ['true', [[yes]], true],
    ['false', [[no]], false],
    ['unknown', [[open]], 'unknown'],
    ['not true', [[not(yes)]], false],
    ['not false', [[not(no)]], true],
    ['not unknown', [[not(open)]], 'unknown'],
    ['true and true', [[yes, yes]], true],
    ['true and false', [[yes, no]], false],
    ['true and unknown', [[yes, open]], 'unknown'],
    ['unknown and false', [[open, no]], false],
    ['unknown and unknown', [[open, open]], 'unknown'],
    ['true or false', [[yes], [no]], true],
    ['false or false', [[no], [no]], false],
    ['unknown or true', [[open], [yes]], true],
    ['unknown or false', [[open], [no]], 'unknown'],
    ['false or unknown', [[no], [open]], 'unknown'],
    ['unknown or unknown', [[open], [open]], 'unknown'],
    ['(unknown and false) or true', [[open, no], [yes]], true],
    ['nothing to hold', [[]], true],
    ['no group at all', [], false],
  ])('reads %s', (_, condition, truth) => {
    expect(read(condition)).toBe(truth);
  });

  it('holds without a condition', () => {
    expect(evaluate(undefined, factsOf())).toBe(true);
  });

  it.each<[FactTest, Partial<Viewer>, Partial<Facts>, Truth]>([
    [{ fact: 'locale', is: ['ko'] }, {}, {}, true],
    [{ fact: 'login', is: [true] }, {}, {}, 'unknown'],
    [{ fact: 'login', is: [true] }, { login: false }, {}, false],
    [{ fact: 'tester', is: [true] }, { tester: true }, {}, true],
    [{ fact: 'listed', is: [true] }, { tester: true, listed: false }, {}, false],
    [{ fact: 'curResort', is: ['AA', 'BB'] }, { curResort: 'BB' }, {}, true],
    [{ fact: 'onSite', is: [true] }, { onSite: { AA: true } }, {}, true],
    [{ fact: 'onSite', is: [true] }, { onSite: { BB: true } }, {}, 'unknown'],
    [{ fact: 'onSite', is: [true] }, { onSite: { AA: true } }, { venue: undefined }, 'unknown'],
    [{ fact: 'cameFrom', is: ['Login'] }, {}, { cameFrom: 'Login' }, true],
    [{ fact: 'cameFrom', is: ['Login'] }, {}, {}, false],
    [{ fact: 'mode', is: ['main'] }, {}, { mode: 'main' }, true],
    [{ fact: 'mode', is: ['main'] }, {}, {}, false],
    [{ fact: 'source', is: ['0'] }, {}, { sources: { '': '0' } }, true],
    [{ fact: 'source', is: ['0'] }, {}, {}, 'unknown'],
  ])('reads %j of the viewer %j and %j', (test, viewer, more, truth) => {
    expect(read([[test]], factsOf(viewer, more))).toBe(truth);
  });

  it.each<[string, Extract<FactTest, { fact: 'now' }>, readonly boolean[]]>([
    ['from', { fact: 'now', from: '1970-01-01T00:00:10Z' }, [false, true, true, true]],
    ['until', { fact: 'now', until: '1970-01-01T00:00:20Z' }, [true, true, true, false]],
    ['both', { fact: 'now', from: '1970-01-01T00:00:10Z', until: '1970-01-01T00:00:20Z' }, [false, true, true, false]],
    ['neither', { fact: 'now' }, [true, true, true, true]],
    [
      'not both',
      { fact: 'now', from: '1970-01-01T00:00:10Z', until: '1970-01-01T00:00:20Z', not: true },
      [true, false, false, true],
    ],
    ['the epoch', { fact: 'now', from: '1970-01-01T00:00:00Z' }, [true, true, true, true]],
  ])('opens a window with %s at its first instant and closes it at its last', (_, test, at) => {
    expect([9_999, 10_000, 19_999, 20_000].map((now) => read([[test]], factsOf({}, { now })))).toEqual(at);
  });

  it('returns false or true only if no unknown fact could change the result', () => {
    const tests = fc.constantFrom<FactTest[]>(
      yes,
      no,
      open,
      not(open),
      { fact: 'login', is: [true] },
      { fact: 'login', is: [false] },
    );
    const conditions = fc.array(fc.array(tests, { maxLength: 3 }), { minLength: 1, maxLength: 3 });
    const worlds = ['T0', 'T1'].flatMap((grade) => [true, false].map((login) => factsOf({ grade, login })));
    fc.assert(
      fc.property(conditions, (condition) => {
        const truths = new Set(worlds.map((world) => read(condition, world)));
        const now = read(condition);
        expect(now === 'unknown' || (truths.size === 1 && truths.has(now))).toBe(true);
      }),
    );
  });
});

describe('compileCondition', () => {
  it('returns its facts and instants', () => {
    const into = emptyDependencies();
    compileCondition(
      [[yes, { fact: 'now', from: '1970-01-01T00:00:10Z', until: '1970-01-01T09:00:20+09:00' }], [open]],
      into,
    );
    expect([[...into.facts], [...into.instants]]).toEqual([
      ['platform', 'grade'],
      [10_000, 20_000],
    ]);
  });
});

describe('readInstant', () => {
  it("matches the runtime's Date", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
        fc.integer({ min: -839, max: 839 }),
        (date, offset) => {
          const sign = offset < 0 ? '-' : '+';
          const two = (number: number) => String(number).padStart(2, '0');
          const text = `${date.toISOString().slice(0, 19)}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
          expect(readInstant(text)).toBe(Date.parse(text));
        },
      ),
    );
    expect(readInstant('2026-11-21T12:34:56Z')).toBe(Date.parse('2026-11-21T12:34:56Z'));
  });
  it('is NaN for any other format', () => {
    expect(readInstant('2026-11-21')).toBeNaN();
  });
});
