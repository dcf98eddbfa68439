import { expect, it } from 'vitest';
import { currentItem } from './current-item.ts';

const items = [
  { id: 'home', href: '/garam', match: ['/garam'] },
  { id: 'map', href: '/garam/map', match: ['/garam/map', '/garam/way'] },
  { id: 'shop', href: '/shop' },
  { id: 'all', href: undefined },
];

it.each([
  ['/garam', 'home'],
  ['/garam/notices', 'home'],
  ['/garam/map', 'map'],
  ['/garam/way/3', 'map'],
  ['/garam/mapping', 'home'],
  ['/shop', 'shop'],
  ['/shop/3', undefined],
  ['/', undefined],
])('at %s the current item is %s', (path, id) => {
  expect(currentItem(items, path)).toBe(id);
});
