import { expect, it } from 'vitest';
import { placeName, placePath } from './place-name.ts';

it.each([
  ['/alt', 'What the picture tells', 'What the picture tells'],
  ['/alt/en', 'English', 'What the picture tells › English'],
  ['/placements/2/settings/title', 'Title', 'Widgets 3 › Settings › Title'],
  ['/guards/0', 'Guards', 'Guards 1'],
  ['/placements/0/when/1/2', 'Shown when', 'Widgets 1 › Shown when 2 3'],
  ['/texts/a~1b', 'a/b', 'Texts › a/b'],
  ['', undefined, ''],
])('names the place %s', (pointer, name, path) => {
  expect([placeName('en', pointer), placePath('en', pointer)]).toEqual([name, path]);
});
