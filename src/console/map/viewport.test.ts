import { expect, it } from 'vitest';
import { centreOn, fitView, isVisible, panBy, toMap, zoomAt } from './viewport.ts';

const [layer, box] = [
  { width: 2400, height: 3000 },
  { width: 800, height: 600 },
];
const whole = fitView(layer, box);

it('shows the whole layer in the middle', () => {
  expect(whole.k * layer.height).toBeCloseTo(584);
  expect(toMap(whole, { x: 400, y: 300 })).toEqual({ x: 1200, y: 1500 });
});

it('keeps the point under the pointer while it zooms, within limits', () => {
  const at = { x: 420, y: 310 };
  const before = toMap(whole, at);
  const after = toMap(zoomAt(whole, 2, at, layer, box), at);
  expect([after.x, after.y]).toEqual([expect.closeTo(before.x), expect.closeTo(before.y)]);
  expect(zoomAt(whole, 0.1, at, layer, box).k).toBe(whole.k);
});

it('keeps a part of the map in the box', () => {
  expect(panBy(whole, 5000, 5000, layer, box)).toEqual({ k: whole.k, x: 600, y: 450 });
});

it('centres a point and zooms in where the whole map shows', () => {
  const view = centreOn(whole, { x: 900, y: 900 }, layer, box);
  expect(toMap(view, { x: 400, y: 300 })).toEqual({ x: expect.closeTo(900), y: expect.closeTo(900) });
  expect([
    view.k > whole.k,
    isVisible(view, { x: 900, y: 900 }, box),
    isVisible(view, { x: 2400, y: 3000 }, box),
  ]).toEqual([true, true, false]);
});
