import { fc } from '#tests/fast-check.ts';
import { expect, it } from 'vitest';
import { randomEdits, withEdits } from '#tests/random-edits.ts';
import { randomDocuments } from '#tests/random-site.ts';
import { soundSite } from '#tests/sound-site.ts';
import { indexDocuments } from '../check/index-documents.ts';
import { diffDocuments, type Change } from './index.ts';
import { canonical } from './canonical.ts';

type Body = { readonly type: string; readonly id: string };
const raw = (bodies: readonly Body[]) =>
  bodies.map((body) => ({ type: body.type, id: body.id, body: body as unknown as Record<string, unknown> }));
const stepsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A value without what the pointers lead to; what several lead to goes with the outermost. */
const without = (value: unknown, pointers: readonly string[]): unknown => {
  const copy = JSON.parse(JSON.stringify({ root: value })) as { root: unknown };
  const holes = pointers.map((pointer) => ['root', ...stepsOf(pointer)]);
  const take = (holder: unknown, at: readonly string[][], depth: number): void => {
    const gone = new Set(at.filter((steps) => steps.length === depth + 1).map((steps) => steps[depth] as string));
    for (const name of new Set(at.map((steps) => steps[depth] as string)))
      if (!gone.has(name))
        take(
          (holder as Record<string, unknown>)[name],
          at.filter((steps) => steps[depth] === name),
          depth + 1,
        );
    if (Array.isArray(holder))
      for (const index of [...gone].map(Number).sort((one, two) => two - one)) holder.splice(index, 1);
    else for (const name of gone) delete (holder as Record<string, unknown>)[name];
  };
  if (holes.length > 0) take(copy, holes, 0);
  return copy;
};

const valueAt = (value: unknown, pointer: string): unknown =>
  stepsOf(pointer).reduce((inner, step) => (inner as Record<string, unknown>)[step], value);
type Pair = Change['at'][number];
const isInside = (inner: string | undefined, outer: string | undefined): boolean =>
  inner !== undefined && outer !== undefined && inner.startsWith(`${outer}/`);
const isPart = (pair: Pair): pair is Pair & { from: string; to: string } =>
  pair.from !== undefined && pair.to !== undefined;

/** Both sides with everything that is told taken out are the same; parts that moved are looked into by themselves. */
const covers = (before: unknown, after: unknown, pairs: readonly Pair[]): boolean => {
  const [froms, tos] = [pairs.flatMap(({ from }) => from ?? []), pairs.flatMap(({ to }) => to ?? [])];
  if (canonical(without(before, froms)) !== canonical(without(after, tos))) return false;
  return pairs.filter(isPart).every((pair) => {
    const [was, is] = [valueAt(before, pair.from), valueAt(after, pair.to)];
    const cut = (one: Pair): Pair => ({
      ...one,
      ...(one.from === undefined ? {} : { from: one.from.slice(pair.from.length) }),
      ...(one.to === undefined ? {} : { to: one.to.slice(pair.to.length) }),
    });
    return pair.moved
      ? covers(was, is, pairs.filter((one) => isInside(one.from, pair.from) || isInside(one.to, pair.to)).map(cut))
      : canonical(was) !== canonical(is);
  });
};

const pairsOf = (changes: readonly Change[]): readonly Pair[] => changes.flatMap(({ at }) => at);
/** Every part that is told, by its own document. */
const placesOf = (changes: readonly Change[]) =>
  changes.flatMap((change) =>
    change.at.map(({ type = change.type, id = change.id, from = '-', to = '-' }) => ({
      of: `${type}/${id}`,
      from,
      to,
    })),
  );
const mirrored = (changes: readonly Change[]) =>
  placesOf(changes)
    .map(({ of, from, to }) => `${of} ${to} ${from}`)
    .sort();
const straight = (changes: readonly Change[]) =>
  placesOf(changes)
    .map(({ of, from, to }) => `${of} ${from} ${to}`)
    .sort();

const documents = fc.oneof(randomDocuments, fc.constant(soundSite())) as fc.Arbitrary<Body[]>;
const edited = documents.chain((all) =>
  fc
    .tuple(fc.nat({ max: all.length - 1 }), randomEdits)
    .map(([index, edits]) => ({ one: all[index] as Body, two: withEdits(all[index] as Body, edits), all })),
);

/** A rule that becomes equal to the next one, behind a new rule. */
const equalAfterChange = {
  one: {
    type: 'guard',
    id: 'g1',
    v: 1,
    rules: [
      { redirect: { action: 'main' }, when: [[{ fact: 'tester', is: [true] }]] },
      { redirect: { action: 'main' } },
    ],
  },
  two: {
    type: 'guard',
    id: 'g1',
    v: 1,
    rules: [
      { redirect: { action: 'main' }, when: [[{ fact: 'tester' }]], added: 0 },
      { redirect: { action: 'main' } },
      { redirect: { action: 'main' } },
    ],
  },
  all: [],
};

it('tells exactly the parts that differ: nothing else differs, and without any one of them something does', () => {
  fc.assert(
    fc.property(edited, ({ one, two }) => {
      const pairs = pairsOf(diffDocuments(raw([one]), raw([two])));
      expect(covers(one, two, pairs)).toBe(true);
      for (const pair of pairs)
        expect(
          covers(
            one,
            two,
            pairs.filter((other) => other !== pair && !isInside(other.from, pair.from) && !isInside(other.to, pair.to)),
          ),
        ).toBe(false);
    }),
    { numRuns: 1500, examples: [[equalAfterChange]] },
  );
});

it('tells nothing of what is the same, and the other way round the mirror of what it tells', () => {
  fc.assert(
    fc.property(edited, ({ one, two, all }) => {
      expect(diffDocuments(raw(all), raw(structuredClone(all)))).toEqual([]);
      expect(mirrored(diffDocuments(raw([two]), raw([one])))).toEqual(straight(diffDocuments(raw([one]), raw([two]))));
    }),
    { numRuns: 500 },
  );
});

it('has words in both languages for whatever differs, each on one line and never as JSON', () => {
  fc.assert(
    fc.property(edited, ({ one, two }) => {
      for (const { text } of diffDocuments(raw([one]), raw([two]))) {
        for (const words of [text.ko, text.en]) {
          expect(words).toMatch(/^[^\n]{8,700}$/);
          expect(words).not.toMatch(/undefined|\[object|NaN|:\{"|":\s?["[{]/);
        }
      }
    }),
    { numRuns: 1500 },
  );
});

it('tells of values that are no texts where texts belong, whatever names they hold', () => {
  const [one, two] = [
    { type: 'notice', id: 'n', title: 'x' },
    { type: 'notice', id: 'n', title: { ko: { toString: null, valueOf: null }, en: 'News' } },
  ];
  expect(diffDocuments(raw([one]), raw([two])).map(({ text }) => text.en)).not.toContain('');
  expect(diffDocuments(raw([two]), raw([one]))).not.toEqual([]);
});

it('reads the first of two documents with one name, as the gate does', () => {
  const [one, other] = [
    { type: 'notice', id: 'n', order: 1 },
    { type: 'notice', id: 'n', order: 2 },
  ];
  const { raws, problems } = indexDocuments(raw([one, other]));
  expect([raws.get('notice/n')?.body, problems.map(({ code }) => code)]).toEqual([one, ['duplicate-id']]);
  expect(diffDocuments(raw([one, other]), raw([one]))).toEqual([]);
  expect(diffDocuments(raw([one]), raw([other, one])).map(({ at }) => at)).toEqual([
    [{ from: '/order', to: '/order' }],
  ]);
});

it('of items that say the same none moves past another: one that is put before them is added, either way round', () => {
  const [some, more] = [
    ['B', 'B'],
    ['A', 'B', 'B'],
  ].map((names) => names.map((fact) => [{ fact }]));
  const [one, two] = [some, more].map((when) => ({ type: 'notice', id: 'n', when }));
  if (one === undefined || two === undefined) throw new Error('Two documents are compared.');
  expect(
    [diffDocuments(raw([one]), raw([two])), diffDocuments(raw([two]), raw([one]))].map((changes) =>
      changes.map(({ kind }) => kind),
    ),
  ).toEqual([['added'], ['removed']]);
});
