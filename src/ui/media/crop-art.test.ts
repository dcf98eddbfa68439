import { expect, it } from 'vitest';
import { cropArt } from './art-shape.ts';

it.each([
  ['park', 'tab', 'park-tab'],
  ['park-door', 'tab', 'park-tab'],
  ['park-door', 'scene', 'park'],
  ['park', 'scene', 'park'],
  ['ride-wheel', 'tab', 'ride-wheel'],
  ['unheard-of-door', 'scene', 'unheard-of-door'],
] as const)('shows of %s as %s the picture %s', (art, cut, name) => {
  expect(cropArt(art, cut)).toBe(name);
});
