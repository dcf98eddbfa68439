import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '#schemas/viewer';
import { ask, layoutOf, pageOf, placement, siteOf, snapshotWith } from '#tests/engine-builders.ts';
import { randomAsked, randomDocuments, randomNow, randomViewer } from '#tests/random-site.ts';
import { decide } from './decide.ts';
import type { DecisionInput } from '../decision.ts';
import { explain } from './explain.ts';

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const one of Object.values(value)) freeze(one);
  return value;
};
/** A viewer with the named facts of one viewer, and all other facts of a second one. */
const blend = (one: Viewer, other: Viewer, facts: readonly string[]): Viewer => {
  const from = (viewer: Viewer, named: boolean) =>
    Object.entries(viewer).filter(([fact]) => facts.includes(fact) === named);
  return {
    locale: one.locale,
    platform: other.platform,
    ...Object.fromEntries([...from(other, false), ...from(one, true)]),
  };
};
const site = randomDocuments.map((documents) => ({ documents, snapshot: freeze(snapshotWith(documents)) }));
const many = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 12, maxLength: 12 });
const question = fc
  .tuple(randomAsked, randomViewer, randomNow)
  .map(([where, viewer, now]): DecisionInput => freeze({ ...where, viewer, now }));
// Creating a site costs far more than deciding, so each site is used many times.
const sites = { numRuns: 30 };

describe('decide', { timeout: 30_000 }, () => {
  it('is deterministic, changes no input, and keeps no relevant state', () => {
    fc.assert(
      fc.property(site, many(question), ({ documents, snapshot }, questions) => {
        const first = questions.map((one) => decide(snapshot, one));
        const again = [...questions]
          .reverse()
          .map((one) => decide(snapshot, one))
          .reverse();
        const fresh = snapshotWith(documents);
        const elsewhere = [...questions]
          .reverse()
          .map((one) => decide(fresh, one))
          .reverse();
        expect(again).toEqual(first);
        expect(elsewhere).toEqual(first);
      }),
      sites,
    );
  });

  it('gives equal decisions to viewers with equal vary facts', () => {
    fc.assert(
      fc.property(site, many(fc.tuple(question, randomViewer)), ({ snapshot }, pairs) => {
        for (const [one, stranger] of pairs) {
          const decision = decide(snapshot, one);
          expect(decide(snapshot, { ...one, viewer: blend(one.viewer, stranger, decision.vary) })).toEqual(decision);
        }
      }),
      sites,
    );
  });

  it('gives equal decisions until validUntil, which is in the future', () => {
    fc.assert(
      fc.property(site, many(fc.tuple(question, fc.nat(9_000))), ({ snapshot }, pairs) => {
        for (const [one, wait] of pairs) {
          const decision = decide(snapshot, one);
          const last = (decision.validUntil ?? Number.MAX_SAFE_INTEGER) - 1;
          expect(last).toBeGreaterThanOrEqual(one.now);
          expect(decide(snapshot, { ...one, now: Math.min(one.now + wait, last) })).toEqual(decision);
        }
      }),
      sites,
    );
  });

  it('survives JSON serialisation', () => {
    fc.assert(
      fc.property(site, many(question), ({ snapshot }, questions) => {
        const decisions = questions.map((one) => decide(snapshot, one));
        expect(JSON.parse(JSON.stringify(decisions))).toEqual(decisions);
      }),
      sites,
    );
  });

  it('redirects only within this site, for any input', () => {
    const snapshot = snapshotWith([
      pageOf(20, { paths: ['/n/{id}'], redirects: ['/was/{id}'] }),
      siteOf({ redirects: [{ from: '/free/{all*}', to: '/{all*}' }] }),
    ]);
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '/was/',
        '/n/',
        '%2F',
        '%5C',
        '%0d%0a',
        '..',
        '.',
        'evil.example',
        '@',
        ':',
        '?',
        '#',
        '{item.x}',
      ),
    );
    const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
    const path = fc
      .tuple(fc.constantFrom('/', '//', '/\\', '/was/', '/free/'), text, fc.constantFrom('', '/'))
      .map((parts) => parts.join(''));
    const leads = (from: string, query: DecisionInput['query']) => {
      const { outcome } = decide(snapshot, ask(from, { query }));
      return outcome.kind === 'redirect' ? outcome.to : '/';
    };
    const isSafe = (to: string) =>
      /^\/(?!\/)[\x21-\x7e]*$/.test(to) && new URL(to, 'https://own.example').origin === 'https://own.example';
    fc.assert(
      fc.property(path, text, text, (from, name, value) => {
        expect([leads(from, { [name]: value })].filter((to) => !isSafe(to))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('explain', { timeout: 30_000 }, () => {
  it('returns the same decision as decide', () => {
    fc.assert(
      fc.property(site, many(question), ({ snapshot }, questions) => {
        for (const one of questions) expect(explain(snapshot, one).decision).toEqual(decide(snapshot, one));
      }),
      sites,
    );
  });

  it('returns the route, each guard with its verdict, the state, dropped placements, and the outcome', () => {
    const when = [[{ fact: 'login' as const, is: [true] }], [{ fact: 'grade' as const, is: ['T1'] }]];
    const snapshot = snapshotWith([
      layoutOf('mine', [
        placement('open'),
        placement('box', { widget: 'box', settings: {} }),
        placement('member', { when, in: 'box' }),
        placement('guest', { when: [[{ fact: 'login', is: [true] }]] }),
      ]),
      pageOf(20, { layout: 'mine', flags: { isNeedNonLogin: true }, guards: ['landing'] }),
    ]);
    expect(explain(snapshot, ask('/page-20')).steps).toEqual([
      { step: 'route', at: 'page/PGE_TST_00020', result: '/page-20' },
      { step: 'guard', at: 'guard/guests-only', result: 'pass' },
      { step: 'guard', at: 'guard/landing', result: 'pass' },
      { step: 'state', at: 'page/PGE_TST_00020', result: 'N' },
      { step: 'place', at: 'layout/mine#member', result: 'unknown: hide' },
      { step: 'place', at: 'layout/mine#guest', result: 'left out' },
      { step: 'outcome', at: 'page/PGE_TST_00020', result: 'page' },
    ]);
    expect(
      explain(snapshot, ask('/page-20', { viewer: { login: true } })).steps.map(
        ({ at, result: says }) => `${at} ${says}`,
      ),
    ).toEqual(['page/PGE_TST_00020 /page-20', 'guard/guests-only redirect', 'page/PGE_TST_00020 redirect']);
    expect(explain(snapshot, ask('/page-20/')).steps).toEqual([
      { step: 'route', at: '/page-20/', result: 'redirect to /page-20' },
    ]);
  });
});
