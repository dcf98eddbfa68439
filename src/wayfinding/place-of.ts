import type { WayGraph } from './build-graph.ts';
import { fromGeo } from './fit-layer.ts';
import { nearestPoint } from './nearest-point.ts';
import type { GeoPoint, LayerPoint } from './types.ts';

/** A visitor farther than this from every path is not in the park. */
const OUTSIDE_METRES = 150;

/** Finds a location on the outdoor layer, or on the first one. Undefined outside of the park. */
export function placeOf(graph: WayGraph, geo: GeoPoint): LayerPoint | undefined {
  const layers = [...graph.layers.values()];
  const layer = layers.find(({ floor }) => floor === undefined) ?? layers[0];
  if (layer === undefined) return undefined;
  const place = { layerId: layer.layerId, ...fromGeo(layer.fit, geo) };
  const near = nearestPoint(graph, place);
  return near === undefined || near.metres > OUTSIDE_METRES ? undefined : place;
}
