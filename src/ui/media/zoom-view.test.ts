import { expect, it } from 'vitest';
import { clampView, panBy, initialView, zoomAt, type ZoomSizes } from './zoom-view.ts';

const sizes: ZoomSizes = { place: [300, 200], picture: [300, 200] };

it.each([
  [9, 3],
  [3.01, 3],
  [1.5, 1.5],
  [0.8, 0.8],
  [0.1, 0.8],
])('takes %f for a scale of %f', (asked, scale) => {
  expect(zoomAt(initialView, asked, { x: 0, y: 0 }, sizes).scale).toBe(scale);
});

it('keeps what is under the fingers where it is', () => {
  const view = zoomAt(initialView, 2, { x: 60, y: -40 }, sizes);
  expect(view).toEqual({ scale: 2, x: -60, y: 40 });
});

it('moves no farther than to the edge of the picture', () => {
  expect(panBy({ scale: 2, x: 0, y: 0 }, 1000, -1000, sizes)).toEqual({ scale: 2, x: 150, y: -100 });
});

it('lays what is smaller than its place in the middle', () => {
  expect(clampView({ scale: 0.8, x: 50, y: 50 }, sizes)).toEqual({ scale: 0.8, x: 0, y: 0 });
  expect(panBy({ scale: 2, x: 0, y: 0 }, 500, 500, { place: [300, 600], picture: [300, 200] })).toEqual({
    scale: 2,
    x: 150,
    y: 0,
  });
});
