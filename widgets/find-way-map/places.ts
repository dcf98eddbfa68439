import type { FacilityItem } from '#schemas/park-answers.schema';
import { fromGeo, nearestPoint, type GeoPoint, type LayerPoint, type RoutePlace, type WayGraph } from '#wayfinding';
import { HERE, type Way } from '../way.ts';

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

/** Stops of a route; undefined where one is unknown. */
export interface Stops {
  readonly from: RoutePlace | undefined;
  readonly to: RoutePlace | undefined;
  readonly via: readonly (RoutePlace | undefined)[];
}

/** Looks the places of a request up. `here` is the visitor's own location. */
export function stopsOf({ from, to, via }: Way, facilities: readonly FacilityItem[], here: LayerPoint | undefined): Stops {
  const place = (id: string): RoutePlace | undefined => {
    if (id === HERE) return here;
    const nodeId = facilities.find(({ facilityId }) => facilityId === id)?.nodeId;
    return nodeId === undefined ? undefined : { nodeId };
  };
  return { from: place(from), to: place(to), via: via.map(place) };
}
