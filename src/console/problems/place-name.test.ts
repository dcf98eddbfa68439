import { expect, it } from 'vitest';
import { placeName, placePath } from './place-name.ts';

const layout = { placements: [{}, {}, { widget: 'picture', v: 1, settings: {} }] };

it.each([
  ['picture', '/alt', 'What the picture tells', 'What the picture tells'],
  ['picture', '/alt/en', 'English', 'What the picture tells › English'],
  ['layout', '/placements/2/settings/art', 'Picture', 'Widgets 3 › Settings › Picture'],
  ['page', '/guards/0', 'Guards', 'Guards 1'],
  ['layout', '/placements/0/when/1/2', 'Shown when', 'Widgets 1 › Shown when 2 3'],
  ['messages', '/texts/a~1b', 'a/b', 'Texts › a/b'],
  ['page', '', undefined, ''],
])('names the place of a %s at %s', (type, pointer, name, path) => {
  const place = { type, pointer, body: layout };
  expect([placeName('en', place), placePath('en', place)]).toEqual([name, path]);
});
