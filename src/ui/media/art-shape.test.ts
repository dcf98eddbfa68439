import { expect, it } from 'vitest';
import { artShape } from './art-shape.ts';

it.each([
  ['food-noodles', 'motif'],
  ['course-el-1', 'plan'],
  ['park', 'scene'],
  ['event-stamps', 'scene'],
  ['water-door', 'scene'],
  ['unheard-of', 'scene'],
] as const)('takes %s for a %s', (art, shape) => {
  expect(artShape(art)).toBe(shape);
});
