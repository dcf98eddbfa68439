import { expect, it } from 'vitest';
import { deltasOf, restorePart } from './restore.ts';

const menu = (...items: readonly object[]) => ({ type: 'menu', id: 'm', v: 1, items });
const [a, b, c] = [
  { menuUid: 'a', menuName: 'A' },
  { menuUid: 'b', menuName: 'B' },
  { menuUid: 'c', menuName: 'C' },
];

it.each([
  ['a value', menu(a, b), menu({ ...a, menuName: 'new' }, b)],
  ['an added field', menu(a, b), menu({ ...a, iconId: 'bell' }, b)],
  ['a removed field', menu({ ...a, iconId: 'bell' }, b), menu(a, b)],
  ['an added entry', menu(a, b), menu(a, c, b)],
  ['a removed entry', menu(a, c, b), menu(a, b)],
  ['a moved entry', menu(a, b, c), menu(b, c, a)],
])('restores %s', (_, before, after) => {
  const [delta, ...others] = deltasOf(before, after, undefined);
  expect(others).toEqual([]);
  expect(restorePart(after, { after, delta: delta as NonNullable<typeof delta>, shape: undefined })).toEqual(before);
});

it('keeps later changes', () => {
  const [before, after] = [menu(a, b), menu({ ...a, menuName: 'new' }, b)];
  const [delta] = deltasOf(before, after, undefined);
  expect(
    restorePart(menu({ ...a, menuName: 'new' }, { ...b, menuName: 'later' }, c), {
      after,
      delta: delta as NonNullable<typeof delta>,
      shape: undefined,
    }),
  ).toEqual(menu(a, { ...b, menuName: 'later' }, c));
});
