import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { randomEdits, withEdits } from '#tests/random-edits.ts';
import { randomDocuments } from '#tests/random-site.ts';
import { soundSite } from '#tests/sound-site.ts';
import { merge, type MergeSide } from './merge.ts';
import { canonical } from './canonical.ts';
import { shapeOfType } from './shapes.ts';

type Body = { readonly type: string; readonly id: string };
type Fields = Readonly<Record<string, unknown>>;

const documents = fc.oneof(randomDocuments, fc.constant(soundSite())) as fc.Arbitrary<Body[]>;
const edited = documents.chain((all) =>
  fc.tuple(fc.nat({ max: all.length - 1 }), randomEdits, randomEdits).map(([index, one, two]) => {
    const base = all[index] as Body;
    return { base, mine: withEdits(base, one), theirs: withEdits(base, two) };
  }),
);

const menu = (items: readonly object[]) => ({ type: 'menu', id: 'main', items });
const item = (menuUid: string, menuName: string, more: object = {}) => ({ menuUid, menuName, ...more });
const uids = (value: unknown) =>
  (value as { items: readonly { menuUid: string }[] }).items.map(({ menuUid }) => menuUid);
const all = (side: MergeSide) => () => side;

describe('merging two edits of one document', () => {
  it('keeps what only one of the two changed, whoever it was, and asks nothing', () => {
    fc.assert(
      fc.property(edited, ({ base, mine }) => {
        const shape = shapeOfType(base.type);
        for (const three of [
          { base, mine, theirs: base },
          { base, mine: base, theirs: mine },
        ]) {
          const { value, clashes } = merge(three, shape);
          expect([canonical(value), clashes]).toEqual([canonical(mine), []]);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('keeps every field that only one changed, whatever is chosen where both did', () => {
    fc.assert(
      fc.property(edited, fc.constantFrom<MergeSide>('mine', 'theirs'), ({ base, mine, theirs }, side) => {
        const value = merge({ base, mine, theirs }, shapeOfType(base.type), all(side)).value as Fields;
        const [was, ours, others] = [base as Fields, mine as Fields, theirs as Fields];
        const names = [...new Set([...Object.keys(was), ...Object.keys(ours), ...Object.keys(others)])];
        const same = (one: unknown, two: unknown) => canonical(one) === canonical(two);
        for (const name of names.filter((one) => same(was[one], ours[one])))
          expect(canonical(value[name])).toBe(canonical(others[name]));
        for (const name of names.filter((one) => same(was[one], others[one])))
          expect(canonical(value[name])).toBe(canonical(ours[name]));
      }),
      { numRuns: 600 },
    );
  });

  it('meets the same clashes whatever is chosen, and has all of a part that both changed from the one chosen', () => {
    fc.assert(
      fc.property(edited, ({ base, mine, theirs }) => {
        const shape = shapeOfType(base.type);
        const [one, two] = [
          merge({ base, mine, theirs }, shape, all('mine')),
          merge({ base, mine, theirs }, shape, all('theirs')),
        ];
        expect(one.clashes.map(({ id }) => id)).toEqual(two.clashes.map(({ id }) => id));
        expect(new Set(one.clashes.map(({ id }) => id)).size).toBe(one.clashes.length);
        expect(one.clashes.length === 0).toBe(canonical(one.value) === canonical(two.value));
      }),
      { numRuns: 600 },
    );
  });

  it('puts together entries that two people changed, added and moved in one menu', () => {
    const base = menu([item('a', 'A'), item('b', 'B'), item('c', 'C')]);
    const mine = menu([item('b', 'B'), item('a', 'A new'), item('c', 'C')]);
    const theirs = menu([item('a', 'A'), item('x', 'X'), item('b', 'B', { hidden: true })]);
    const { value, clashes } = merge({ base, mine, theirs }, shapeOfType('menu'));
    expect([value, clashes]).toEqual([
      menu([item('b', 'B', { hidden: true }), item('a', 'A new'), item('x', 'X')]),
      [],
    ]);
  });

  it('asks where both changed one value, where one changed what the other took away, and where both moved', () => {
    const base = menu([item('a', 'A'), item('b', 'B'), item('c', 'C'), item('d', 'D')]);
    const mine = menu([item('b', 'B'), item('a', 'mine'), item('c', 'C'), item('d', 'D new')]);
    const theirs = menu([item('a', 'theirs'), item('c', 'C'), item('b', 'B')]);
    const { value, clashes } = merge({ base, mine, theirs }, shapeOfType('menu'), all('theirs'));
    expect(clashes.map(({ id, mine: ours, theirs: others }) => [id, ours, others])).toEqual([
      ['/items#order', mine.items, theirs.items],
      ['/items/a/menuName', 'mine', 'theirs'],
      ['/items/d', item('d', 'D new'), undefined],
    ]);
    expect(value).toEqual(theirs);
    expect(uids(merge({ base, mine, theirs }, shapeOfType('menu'), all('mine')).value)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('asks in one order, whichever order of a list is chosen', () => {
    const base = menu([item('a', 'A'), item('b', 'B'), item('c', 'C')]);
    const mine = menu([item('c', 'mine'), item('a', 'A'), item('b', 'mine')]);
    const theirs = menu([item('b', 'theirs'), item('a', 'A'), item('c', 'theirs')]);
    const clashIds = (side: MergeSide) =>
      merge({ base, mine, theirs }, shapeOfType('menu'), all(side)).clashes.map(({ id }) => id);
    expect(clashIds('mine')).toEqual(['/items#order', '/items/c/menuName', '/items/b/menuName']);
    expect(clashIds('theirs')).toEqual(clashIds('mine'));
  });

  it('never makes half of one action and half of another, nor two paths of one that both changed', () => {
    const base = { action: { action: 'link', page: 'One' }, paths: ['/a'] };
    const mine = { action: { action: 'link', page: 'Two' }, paths: ['/b'] };
    const theirs = { action: { action: 'link', page: 'One', mode: 'new' }, paths: ['/c'] };
    expect(merge({ base, mine, theirs }, undefined).clashes.map(({ id }) => id)).toEqual(['/action', '/paths']);
    expect(
      merge({ base, mine: { ...base, paths: ['/a', '/m'] }, theirs: { ...base, paths: ['/a', '/t'] } }, undefined)
        .value,
    ).toEqual({ ...base, paths: ['/a', '/t', '/m'] });
  });

  it('asks about the whole document when one of the two takes it away', () => {
    const base = menu([]);
    expect(
      merge({ base, mine: menu([item('a', 'A')]), theirs: undefined }, undefined).clashes.map(({ id }) => id),
    ).toEqual(['']);
    expect(merge({ base, mine: base, theirs: undefined }, undefined)).toMatchObject({ value: undefined, clashes: [] });
  });
});
