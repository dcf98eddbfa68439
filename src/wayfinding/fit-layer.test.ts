import { describe, expect, it } from 'vitest';
import { fitLayer, fromGeo, metresBetween, metresPerUnit, toGeo } from './index.ts';
import { controlPoints, ORIGIN, parkLayer, required } from './test-park.ts';

describe('fitLayer', () => {
  const fit = fitLayer(controlPoints({ width: 1000, height: 800, metresPerUnit: 0.5, turn: 30 }));

  it('measures a turned drawing and finds its way back from geographic coordinates', () => {
    const exact = required(fit);
    expect(exact.residual).toBeLessThan(0.001);
    expect(metresBetween(exact, { x: 100, y: 100 }, { x: 400, y: 500 })).toBeCloseTo(250, 1);
    expect(metresPerUnit(exact)).toBeCloseTo(0.5, 4);
    const back = fromGeo(exact, toGeo(exact, { x: 123, y: 456 }));
    expect([back.x, back.y]).toEqual([expect.closeTo(123, 6), expect.closeTo(456, 6)]);
  });

  it('reports the largest error of a control point in metres', () => {
    const points = parkLayer('out').pointList;
    const moved = points.map((point, index) => (index === 0 ? { ...point, lat: point.lat + 0.0004 } : point));
    expect(fitLayer(points)?.residual).toBeLessThan(0.01);
    // 44 m on one of four corners leave a quarter of the error at each.
    expect(fitLayer(moved)?.residual).toBeCloseTo(11.1, 0);
  });

  it.each([
    [
      'two points',
      [
        { x: 0, y: 0 },
        { x: 9, y: 9 },
      ],
    ],
    [
      'points on one line',
      [
        { x: 0, y: 0 },
        { x: 50, y: 50 },
        { x: 100, y: 100.4 },
      ],
    ],
    [
      'equal points',
      [
        { x: 5, y: 5 },
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ],
    ],
  ])('refuses %s', (_, points) => {
    expect(
      fitLayer(points.map(({ x, y }) => ({ x, y, lat: ORIGIN.lat + y / 1e5, lng: ORIGIN.lng + x / 1e5 }))),
    ).toBeUndefined();
  });

  it('refuses locations on one line on the earth', () => {
    expect(
      fitLayer(
        [
          { x: 0, y: 0 },
          { x: 100, y: 0 },
          { x: 0, y: 100 },
        ].map((point, index) => ({ ...point, lat: ORIGIN.lat + index / 1e3, lng: ORIGIN.lng })),
      ),
    ).toBeUndefined();
  });
});
