import { expect, it } from 'vitest';
import { deltasOf, restorePart } from './restore.ts';

const menu = (...items: readonly object[]) => ({ type: 'menu', id: 'm', v: 1, items });
const [a, b, c] = [{ menuUid: 'a', menuName: 'A' }, { menuUid: 'b', menuName: 'B' }, { menuUid: 'c', menuName: 'C' }];

it.each([
  ['a value', menu(a, b), menu({ ...a, menuName: 'new' }, b)],
  ['a field that came', menu(a, b), menu({ ...a, iconId: 'bell' }, b)],
  ['a field that went', menu({ ...a, iconId: 'bell' }, b), menu(a, b)],
  ['an entry that came', menu(a, b), menu(a, c, b)],
  ['an entry that went', menu(a, c, b), menu(a, b)],
  ['an entry that moved', menu(a, b, c), menu(b, c, a)],
])('puts back %s', (_, before, after) => {
  const [delta, ...others] = deltasOf(before, after, undefined);
  expect(others).toEqual([]);
  expect(restorePart(after, { after, delta: delta as NonNullable<typeof delta>, shape: undefined })).toEqual(before);
});

it('leaves what was done since', () => {
  const [before, after] = [menu(a, b), menu({ ...a, menuName: 'new' }, b)];
  const [delta] = deltasOf(before, after, undefined);
  expect(restorePart(menu({ ...a, menuName: 'new' }, { ...b, menuName: 'later' }, c), { after, delta: delta as NonNullable<typeof delta>, shape: undefined })).toEqual(menu(a, { ...b, menuName: 'later' }, c));
});
