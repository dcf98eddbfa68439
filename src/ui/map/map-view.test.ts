import { describe, expect, it } from 'vitest';
import {
  baseScale,
  clampView,
  isVisible,
  noInsets,
  panBy,
  viewAt,
  viewOf,
  zoomAt,
  zoomOf,
  type MapSizes,
} from './map-view.ts';

const sizes: MapSizes = { place: [400, 800], layer: [1000, 1000], insets: noInsets, zoom: { min: 1, max: 4 } };
const start = viewAt({ x: 500, y: 500 }, 0.8, sizes);

describe('the view of a map', () => {
  it('covers its place at zoom 1', () => {
    expect([baseScale(sizes), zoomOf(start, sizes), start]).toEqual([0.8, 1, { scale: 0.8, x: 0 - 200, y: 0 }]);
  });

  it('zooms around a point within its limits', () => {
    const near = zoomAt(start, 2, { x: 200, y: 400 }, sizes);
    expect([near.scale, (200 - near.x) / near.scale, (400 - near.y) / near.scale]).toEqual([1.6, 500, 500]);
    expect([
      zoomOf(zoomAt(start, 100, { x: 0, y: 0 }, sizes), sizes),
      zoomOf(zoomAt(start, 0.1, { x: 0, y: 0 }, sizes), sizes),
    ]).toEqual([4, 1]);
  });

  it('pans no farther than its edges, and as far as every edge can be seen beside what covers it', () => {
    expect(panBy(start, 9999, 9999, sizes)).toEqual({ scale: 0.8, x: 0, y: 0 });
    const covered = { ...sizes, insets: { ...noInsets, bottom: 300 } };
    expect(panBy(start, 0, -9999, covered).y).toBe(800 - 300 - 800);
    expect(clampView({ scale: 0.8, x: 0, y: 500 }, covered).y).toBe(0);
  });

  it('brings a point into the middle of the part that nothing covers', () => {
    const view = viewAt({ x: 500, y: 500 }, 1.6, { ...sizes, insets: { ...noInsets, bottom: 400 } });
    expect([view.x + 800, view.y + 800]).toEqual([200, 200]);
  });

  it('shows all of some points beside what covers the map, no closer than asked', () => {
    const covered = { ...sizes, insets: { ...noInsets, top: 200, bottom: 300 } };
    const points = [
      { x: 450, y: 400 },
      { x: 550, y: 600 },
    ];
    const view = viewOf(points, 4, covered);
    expect(points.map((point) => isVisible(point, view, covered, 32))).toEqual([true, true]);
    expect(zoomOf(viewOf([{ x: 500, y: 500 }], 2, covered), covered)).toBe(2);
    // The whole layer does not fit: it just covers the visible part.
    expect(
      viewOf(
        [
          { x: 0, y: 0 },
          { x: 1000, y: 1000 },
        ],
        4,
        covered,
      ).scale,
    ).toBe(0.4);
  });

  it('knows whether a point is covered', () => {
    expect(isVisible({ x: 500, y: 500 }, start, sizes)).toBe(true);
    expect(isVisible({ x: 500, y: 900 }, start, { ...sizes, insets: { ...noInsets, bottom: 300 } })).toBe(false);
  });
});
