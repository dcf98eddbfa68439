import { expect, it } from 'vitest';
import { shapeOf } from './shape-of.ts';

it.each([
  ['food-noodles', 'motif'],
  ['course-family', 'plan'],
  ['park', 'scene'],
  ['event-stamps', 'scene'],
  ['water-door', 'scene'],
  ['unheard-of', 'scene'],
] as const)('takes %s for a %s', (art, shape) => {
  expect(shapeOf(art)).toBe(shape);
});
