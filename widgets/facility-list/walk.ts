import { fitLayer, fromGeo, metresBetween } from '#wayfinding';
import type { FacilityItem, MapAnswer } from '#schemas/calls/contents/park-answers';

/** Walking speed in metres per minute (decisions-venues §3). */
const WALK_SPEED = 65;
/** Paths are longer than the straight line by this factor. */
const DETOUR = 1.3;
const MAX_MINUTES = 60;

/** Returns a function for the straight distance from a location to a facility in metres, or undefined without a location. */
export const distanceFrom = (
  layers: MapAnswer['layerList'],
  here: { readonly lat: number; readonly lng: number } | undefined,
) => {
  if (here === undefined) return () => undefined;
  const fits = new Map(
    layers.map(({ layerId, pointList }) => {
      const fit = fitLayer(pointList);
      return [layerId, fit === undefined ? undefined : { fit, here: fromGeo(fit, here) }] as const;
    }),
  );
  return (item: FacilityItem): number | undefined => {
    const layer = fits.get(item.layerId);
    return layer === undefined ? undefined : metresBetween(layer.fit, layer.here, item);
  };
};

/** Minutes to walk a straight distance, or undefined for a place outside of the park. */
export const walkMinutes = (metres: number | undefined): number | undefined => {
  const minutes = metres === undefined ? undefined : Math.max(1, Math.round((metres * DETOUR) / WALK_SPEED));
  return minutes === undefined || minutes > MAX_MINUTES ? undefined : minutes;
};
