import type { GraphEdge, WayGraph } from './build-graph.ts';
import { metresBetween, type LayerFit } from './fit-layer.ts';
import { pathPoints } from './curve.ts';
import type { LayerPoint, Point } from './types.ts';

/** Nearest location on the paths of a layer. */
export interface NearestPoint {
  readonly edge: GraphEdge;
  /** Position on the edge, from 0 to 1. */
  readonly t: number;
  readonly point: Point;
  /** Distance from the searched point, in metres. */
  readonly metres: number;
}

/** Returns the part of the way from `a` to `b` that is nearest to `point`, from 0 to 1. */
export const nearestShare = (point: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : Math.min(Math.max(((point.x - a.x) * dx + (point.y - a.y) * dy) / square, 0), 1);
};

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

function nearestOnEdge(fit: LayerFit, edge: GraphEdge, point: Point): NearestPoint {
  const { from, to, via } = edge.section;
  const points = pathPoints(from, to, via);
  let best: NearestPoint = { edge, t: 0, point: { x: from.x, y: from.y }, metres: metresBetween(fit, from, point) };
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1] ?? from, points[index] ?? to];
    const share = nearestShare(point, a, b);
    const on = between(a, b, share);
    const metres = metresBetween(fit, on, point);
    if (metres < best.metres) best = { edge, t: (index - 1 + share) / (points.length - 1), point: on, metres };
  }
  return best;
}

/** Finds the point of the walkable paths of a layer that is nearest to a point. Stairs and lifts do not count. */
export function nearestPoint({ edges, layers }: WayGraph, { layerId, x, y }: LayerPoint): NearestPoint | undefined {
  const fit = layers.get(layerId)?.fit;
  if (fit === undefined) return undefined;
  return edges
    .filter(
      ({ section: { from, to, kind } }) =>
        from.layerId === layerId && to.layerId === layerId && kind !== 'STAIRS' && kind !== 'LIFT',
    )
    .reduce<NearestPoint | undefined>((best, edge) => {
      const found = nearestOnEdge(fit, edge, { x, y });
      return best === undefined || found.metres < best.metres ? found : best;
    }, undefined);
}
