import { fromMetric, metricDistance, toMetric } from './geo.ts';
import type { ControlPoint, GeoPoint, Metric, Point } from './types.ts';

/** Affine map from the units of a layer to metres around `origin`. */
export interface LayerFit {
  readonly origin: GeoPoint;
  readonly centre: Point;
  /** Metres east per unit of x and y, and metres north per unit of x and y. */
  readonly matrix: readonly [eastX: number, eastY: number, northX: number, northY: number];
  /** Largest distance between a control point and its fitted location, in metres. */
  readonly residual: number;
}

/** Two directions count as one if the narrow spread of the points is below this share of the wide one. */
const MIN_SPREAD = 0.02;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const sumOf = <T>(items: readonly T[], value: (item: T) => number) => items.reduce((sum, item) => sum + value(item), 0);

/** Returns true if the points of a 2 × 2 scatter matrix lie on one line. */
function isLine(xx: number, xy: number, yy: number): boolean {
  const half = (xx + yy) / 2;
  const radius = Math.hypot((xx - yy) / 2, xy);
  return half - radius <= (half + radius) * MIN_SPREAD ** 2;
}

/** Fits a layer to its control points by least squares. Returns undefined for fewer than three points and for points on one line. */
export function fitLayer(points: readonly ControlPoint[]): LayerFit | undefined {
  if (points.length < 3) return undefined;
  const origin = { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) };
  const centre = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
  // Both sides are centred, so the translation drops out of the normal equations.
  const rows = points.map((point) => ({ x: point.x - centre.x, y: point.y - centre.y, ...toMetric(origin, point) }));
  const [xx, xy, yy] = [sumOf(rows, ({ x }) => x * x), sumOf(rows, ({ x, y }) => x * y), sumOf(rows, ({ y }) => y * y)];
  const [ee, en, nn] = [
    sumOf(rows, ({ east }) => east * east),
    sumOf(rows, ({ east, north }) => east * north),
    sumOf(rows, ({ north }) => north * north),
  ];
  if (isLine(xx, xy, yy) || isLine(ee, en, nn)) return undefined;
  const determinant = xx * yy - xy * xy;
  const solve = (value: (row: Metric) => number): [number, number] => {
    const [bx, by] = [sumOf(rows, (row) => row.x * value(row)), sumOf(rows, (row) => row.y * value(row))];
    return [(bx * yy - by * xy) / determinant, (by * xx - bx * xy) / determinant];
  };
  const fit = {
    origin,
    centre,
    matrix: [...solve(({ east }) => east), ...solve(({ north }) => north)] as const,
    residual: 0,
  };
  return {
    ...fit,
    residual: Math.max(...points.map((point) => metricDistance(layerToMetric(fit, point), toMetric(origin, point)))),
  };
}

const layerToMetric = ({ centre, matrix: [eastX, eastY, northX, northY] }: LayerFit, { x, y }: Point): Metric => ({
  east: eastX * (x - centre.x) + eastY * (y - centre.y),
  north: northX * (x - centre.x) + northY * (y - centre.y),
});

/** Returns the geographic coordinates of a point of the layer. */
export const toGeo = (fit: LayerFit, point: Point): GeoPoint => fromMetric(fit.origin, layerToMetric(fit, point));

/** Returns the point of the layer at geographic coordinates; it may lie outside the drawing. */
export function fromGeo({ origin, centre, matrix: [eastX, eastY, northX, northY] }: LayerFit, geo: GeoPoint): Point {
  const { east, north } = toMetric(origin, geo);
  const determinant = eastX * northY - eastY * northX;
  return {
    x: centre.x + (east * northY - north * eastY) / determinant,
    y: centre.y + (north * eastX - east * northX) / determinant,
  };
}

/** Returns the straight distance of two points of a layer, in metres. */
export const metresBetween = (fit: LayerFit, a: Point, b: Point): number =>
  metricDistance(layerToMetric(fit, a), layerToMetric(fit, b));

/** Returns the mean length of one unit of the layer, in metres. It scales a circle of accuracy. */
export const metresPerUnit = ({ matrix: [eastX, eastY, northX, northY] }: LayerFit): number =>
  Math.sqrt(Math.abs(eastX * northY - eastY * northX));
