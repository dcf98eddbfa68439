import { describe, expect, it } from 'vitest';
import type { Layout, Placement } from '#schemas/documents/layout/schema';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import {
  add,
  dropPlace,
  duplicate,
  freshId,
  listOf,
  mayStand,
  moveBy,
  moveTo,
  nextTo,
  placeForNew,
  remove,
  steps,
  treeOf,
  type Rules,
} from './placements.ts';

const one = (id: string, holder?: string): Placement => ({
  id,
  ...(holder === undefined ? {} : { in: holder }),
  widget: id.startsWith('box') ? 'section' : 'hero',
  v: 1,
  settings: {},
  whileUnknown: 'hide',
});

/** `a box1(b box2(c)) d` as a list. */
const list = [one('a'), one('box1'), one('b', 'box1'), one('box2', 'box1'), one('c', 'box2'), one('d')];
const rules: Rules = { holds: (widget) => widget === 'section', depth: 4 };

const told = (placements: readonly Placement[] | undefined): string | undefined =>
  placements?.map(({ id, in: holder }) => (holder === undefined ? id : `${holder}>${id}`)).join(' ');

// Parsed by the schema when it was published.
const layouts = shippedDocuments.filter(({ type }) => type === 'layout') as unknown as readonly Layout[];

describe('the tree of placements', () => {
  it.each(layouts.map((layout) => [layout.id, layout] as const))(
    'is the flat list of %s again, place by place',
    (_, { placements }) => {
      expect(listOf(treeOf(placements))).toEqual(placements);
    },
  );

  it('puts what names a holder that is not there to the top', () => {
    expect(told(listOf(treeOf([one('a', 'gone'), one('b')])))).toBe('a b');
  });
});

describe('steps', () => {
  it.each([
    ['a', 'down', 'box1 box1>b box1>box2 box2>c a d'],
    ['d', 'up', 'a d box1 box1>b box1>box2 box2>c'],
    ['d', 'in', 'a box1 box1>b box1>box2 box2>c box1>d'],
    ['b', 'out', 'a box1 box1>box2 box2>c b d'],
    ['c', 'out', 'a box1 box1>b box1>box2 box1>c d'],
    ['box1', 'up', 'box1 box1>b box1>box2 box2>c a d'],
    ['a', 'up', undefined],
    ['d', 'down', undefined],
    ['a', 'in', undefined],
    ['d', 'out', undefined],
    ['box2', 'in', undefined],
    ['nothing', 'up', undefined],
  ] as const)('takes %s %s', (id, step, after) => {
    expect(told(moveBy(list, id, step, rules))).toBe(after);
  });

  it('up and down take each other back, wherever they can be taken', () => {
    for (const { placements } of layouts) {
      for (const { id } of placements) {
        const moved = moveBy(placements, id, 'up', rules);
        expect(moved === undefined ? placements : moveBy(moved, id, 'down', rules)).toEqual(placements);
      }
    }
  });

  it('no step loses, doubles or changes a placement', () => {
    const names = (placements: readonly Placement[]) =>
      placements.map(({ in: _, ...rest }) => JSON.stringify(rest)).toSorted();
    for (const { placements } of layouts)
      for (const { id } of placements)
        for (const step of steps)
          expect(names(moveBy(placements, id, step, rules) ?? placements)).toEqual(names(placements));
  });
});

describe('moving to a place', () => {
  it('takes along what a placement holds', () => {
    expect(told(moveTo(list, 'box2', { parent: undefined, index: 0 }, rules))).toBe('box2 box2>c a box1 box1>b d');
  });

  it('is refused into itself, into what it holds, into what holds nothing, and deeper than the layout may be', () => {
    const places = [
      ['box1', 'box1'],
      ['box1', 'box2'],
      ['d', 'a'],
      ['box1', 'gone'],
    ] as const;
    for (const [id, parent] of places) expect(moveTo(list, id, { parent, index: 0 }, rules)).toBeUndefined();
    expect(moveTo(list, 'd', { parent: 'box2', index: 0 }, { ...rules, depth: 2 })).toBeUndefined();
    expect(
      mayStand(treeOf(list), { item: one('new'), children: [] }, { parent: 'box2', index: 0 }, { ...rules, depth: 3 }),
    ).toBe(true);
  });
});

describe('dropping', () => {
  it.each([
    ['a', 'd', 'after', 'box1 box1>b box1>box2 box2>c d a'],
    ['a', 'd', 'before', 'box1 box1>b box1>box2 box2>c a d'],
    ['d', 'a', 'before', 'd a box1 box1>b box1>box2 box2>c'],
    ['d', 'box2', 'into', 'a box1 box1>b box1>box2 box2>c box2>d'],
    ['c', 'b', 'before', 'a box1 box1>c box1>b box1>box2 d'],
  ] as const)('%s on %s, %s', (id, over, zone, after) => {
    const place = dropPlace(list, id, over, zone);
    expect(told(place && moveTo(list, id, place, rules))).toBe(after);
  });

  it('on itself or on what it holds leads nowhere', () => {
    expect(dropPlace(list, 'box1', 'box1', 'into')).toBeUndefined();
    expect(dropPlace(list, 'box1', 'c', 'before')).toBeUndefined();
  });
});

describe('adding, copying and removing', () => {
  it('adds behind the chosen one, into one that holds others, and at the end where none is chosen', () => {
    expect(told(add(list, one('new'), placeForNew(list, 'b', false)))).toBe(
      'a box1 box1>b box1>new box1>box2 box2>c d',
    );
    expect(told(add(list, one('new'), placeForNew(list, 'box2', true)))).toBe(
      'a box1 box1>b box1>box2 box2>c box2>new d',
    );
    expect(told(add(list, one('new'), placeForNew(list, undefined, false)))).toBe(
      'a box1 box1>b box1>box2 box2>c d new',
    );
  });

  it('copies a placement with all that it holds, each under an id of its own', () => {
    const copied = duplicate(list, 'box1');
    expect(told(copied?.placements)).toBe(
      'a box1 box1>b box1>box2 box2>c box1-2 box1-2>b-2 box1-2>box2-2 box2-2>c-2 d',
    );
    expect(copied?.id).toBe('box1-2');
    expect(duplicate(list, 'nothing')).toBeUndefined();
  });

  it('removes a placement with all that it holds, and shows what stands beside it', () => {
    expect(told(remove(list, 'box1'))).toBe('a d');
    expect([nextTo(list, 'box1'), nextTo(list, 'd'), nextTo(list, 'c')]).toEqual(['d', 'box1', 'box2']);
  });

  it('makes ids that placements may have', () => {
    expect([
      freshId(new Set(['hero', 'hero-2']), 'hero'),
      freshId(new Set(), '새 위젯'),
      freshId(new Set(), 'Own Name!'),
    ]).toEqual(['hero-3', 'widget', 'own-name-']);
  });
});
