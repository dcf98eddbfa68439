import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#schemas/documents/menu/schema';
import {
  add,
  branchesOf,
  change,
  dropPlace,
  newUid,
  itemsOf,
  moveBy,
  moveTo,
  placeOf,
  remove,
  steps,
} from './moves.ts';

const top = (menuUid: string): MenuItem => ({ menuUid, parentsMenuUid: '', menuLevel: 0, menuName: `NAME_${menuUid}` });
const below = (parentsMenuUid: string, menuUid: string): MenuItem => ({
  menuUid,
  parentsMenuUid,
  menuLevel: 1,
  menuName: `NAME_${menuUid}`,
  pageId: 'PGE_AAA_00001',
});

const small = [top('A'), below('A', 'a1'), below('A', 'a2'), top('B'), below('B', 'b1'), top('C')];

/** Tree in short form: `A(a1 a2) B(b1) C`. */
const drawn = (items: readonly MenuItem[] | undefined): string | undefined =>
  items &&
  branchesOf(items)
    .map(({ item, children }) =>
      children.length === 0 ? item.menuUid : `${item.menuUid}(${children.map(({ menuUid }) => menuUid).join(' ')})`,
    )
    .join(' ');

describe('one step of an entry', () => {
  it.each([
    ['up', 'a2', 'A(a2 a1) B(b1) C'],
    ['up', 'b1', 'A(a1 a2 b1) B C'],
    ['up', 'B', 'B(b1) A(a1 a2) C'],
    ['up', 'A', undefined],
    ['up', 'a1', undefined],
    ['down', 'a1', 'A(a2 a1) B(b1) C'],
    ['down', 'a2', 'A(a1) B(a2 b1) C'],
    ['down', 'b1', 'A(a1 a2) B C(b1)'],
    ['down', 'A', 'B(b1) A(a1 a2) C'],
    ['down', 'C', undefined],
    ['in', 'C', 'A(a1 a2) B(b1 C)'],
    ['in', 'B', undefined],
    ['in', 'a1', undefined],
    ['out', 'a1', 'A(a2) a1 B(b1) C'],
    ['out', 'C', undefined],
  ] as const)('%s of %s gives %s', (step, uid, tree) => {
    expect(drawn(moveBy(small, uid, step))).toBe(tree);
  });

  it('keeps level and parent as the schema wants them', () => {
    expect(moveBy(small, 'C', 'in')?.at(-1)).toMatchObject({ menuUid: 'C', menuLevel: 1, parentsMenuUid: 'B' });
    expect(moveBy(small, 'a1', 'out')?.find(({ menuUid }) => menuUid === 'a1')).toMatchObject({
      menuLevel: 0,
      parentsMenuUid: '',
    });
  });
});

describe('moving to a position', () => {
  it('moves the children along', () =>
    expect(drawn(moveTo(small, 'A', { parent: undefined, index: 2 }))).toBe('B(b1) C A(a1 a2)'));
  it('refuses to move an entry with children below another', () =>
    expect(moveTo(small, 'A', { parent: 'B', index: 0 })).toBeUndefined());
  it('refuses a third level', () => expect(moveTo(small, 'C', { parent: 'a1', index: 0 })).toBeUndefined());
  it('repairs an entry whose parent is missing', () => {
    const lost = [top('A'), below('gone', 'x')];
    expect(branchesOf(lost)[1]?.isOrphan).toBe(true);
    expect(moveBy(lost, 'x', 'in')).toEqual([top('A'), below('A', 'x')]);
  });
});

describe('dropping on a row', () => {
  it.each([
    ['a1', 'b1', 'after', 'A(a2) B(b1 a1) C'],
    ['a1', 'a2', 'after', 'A(a2 a1) B(b1) C'],
    ['C', 'A', 'before', 'C A(a1 a2) B(b1)'],
    ['C', 'A', 'into', 'A(a1 a2 C) B(b1)'],
  ] as const)('%s on %s, %s, gives %s', (uid, over, zone, tree) => {
    const place = dropPlace(small, uid, over, zone);
    expect(drawn(place && moveTo(small, uid, place))).toBe(tree);
  });
  it('is refused on itself, on its children, or into the second level', () => {
    expect(dropPlace(small, 'A', 'A', 'after')).toBeUndefined();
    expect(dropPlace(small, 'A', 'a1', 'after')).toBeUndefined();
    expect(dropPlace(small, 'C', 'b1', 'into')).toBeUndefined();
  });
});

describe('new, changed and removed entries', () => {
  const fresh = { menuUid: 'n', menuName: 'NEW' };
  it.each([
    ['a1', false, 'A(a1 n a2) B(b1) C'],
    ['B', false, 'A(a1 a2) B(b1 n) C'],
    ['a1', true, 'A(a1 a2) n B(b1) C'],
    [undefined, false, 'A(a1 a2) B(b1) C n'],
  ] as const)('beside %s (group: %s): %s', (beside, isGroup, tree) =>
    expect(drawn(add(small, fresh, beside, isGroup))).toBe(tree),
  );
  it('removes a group with its children', () => expect(drawn(remove(small, 'A'))).toBe('B(b1) C'));
  it('removes a setting that is undefined', () =>
    expect(change(small, 'a1', { pageId: undefined, linkId: 'LNK_AAA_00001' })[1]).toEqual({
      menuUid: 'a1',
      parentsMenuUid: 'A',
      menuLevel: 1,
      menuName: 'NAME_a1',
      linkId: 'LNK_AAA_00001',
    }));
  it('numbers new ids after the neighbour', () => {
    expect(newUid([top('CB-100'), below('CB-100', 'CB-101')], 'CB-100')).toBe('CB-102');
    expect(newUid([], undefined)).toBe('entry-1');
  });
});

describe('after any sequence of actions', () => {
  /** Menus that include entries with a missing parent. */
  const menus = fc
    .array(fc.record({ children: fc.nat(3), lost: fc.boolean() }), { maxLength: 7 })
    .map((groups) =>
      groups.flatMap(({ children, lost }, at) => [
        top(`T${at}`),
        ...Array.from({ length: children }, (_, index) => below(`T${at}`, `t${at}-${index}`)),
        ...(lost ? [below('nowhere', `x${at}`)] : []),
      ]),
    );
  const doings = fc.array(
    fc.record({
      who: fc.nat(),
      how: fc.constantFrom(...steps, 'to' as const),
      parent: fc.nat(),
      index: fc.nat(6),
      isTop: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  const uidsOf = (items: readonly MenuItem[]): readonly string[] => items.map(({ menuUid }) => menuUid).toSorted();
  const at = (items: readonly MenuItem[], index: number): string =>
    items[index % Math.max(1, items.length)]?.menuUid ?? 'none';
  const done = (
    items: readonly MenuItem[],
    {
      who,
      how,
      parent,
      index,
      isTop,
    }: { who: number; how: (typeof steps)[number] | 'to'; parent: number; index: number; isTop: boolean },
  ): readonly MenuItem[] =>
    (how === 'to'
      ? moveTo(items, at(items, who), { parent: isTop ? undefined : at(items, parent), index })
      : moveBy(items, at(items, who), how)) ?? items;
  const run = (items: readonly MenuItem[], doing: Parameters<typeof done>[1][]): readonly MenuItem[] =>
    doing.reduce(done, items);

  it('no entry is lost or duplicated', () => {
    fc.assert(
      fc.property(menus, doings, (items, doing) => {
        expect(uidsOf(run(items, doing))).toEqual(uidsOf(items));
      }),
      { numRuns: 500 },
    );
  });
  it('no entry is deeper than the second level or below a child', () => {
    fc.assert(
      fc.property(menus, doings, (items, doing) => {
        const moved = run(items, doing);
        const known = new Map(moved.map((item) => [item.menuUid, item]));
        const wrong = moved.filter(({ menuLevel, parentsMenuUid }) =>
          menuLevel === 0
            ? parentsMenuUid !== ''
            : parentsMenuUid !== 'nowhere' && known.get(parentsMenuUid)?.menuLevel !== 0,
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
  it('the settings of an entry stay the same', () => {
    const settingsOf = (items: readonly MenuItem[]): unknown =>
      Object.fromEntries(
        items.map(({ menuUid, menuLevel: _level, parentsMenuUid: _parent, ...rest }) => [menuUid, rest]),
      );
    fc.assert(
      fc.property(menus, doings, (items, doing) => {
        expect(settingsOf(run(items, doing))).toEqual(settingsOf(items));
      }),
    );
  });
  it('tree and list are equivalent', () => {
    fc.assert(
      fc.property(menus, (items) => {
        expect(itemsOf(branchesOf(items))).toEqual(items);
      }),
    );
  });
  it('up and down are inverse', () => {
    fc.assert(
      fc.property(menus, fc.nat(), (items, who) => {
        const uid = at(items, who);
        const [place, down] = [placeOf(items, uid), moveBy(items, uid, 'down')];
        const back = down === undefined ? items : moveBy(down, uid, 'up');
        expect(back && placeOf(back, uid)).toEqual(place);
      }),
    );
  });
});
