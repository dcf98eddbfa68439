import type { MapLayer, ParkMap } from '#schemas/documents/park-map/schema';
import type { PathGraph, PathNode } from '#schemas/documents/path-graph/schema';
import type { Venue } from '#schemas/documents/venue/schema';
import { fitLayer, type LayerFit } from '#wayfinding';
import { memoizeByObject } from '../../../memoize-by-object.ts';
import type { CheckContext } from '../../check-context.ts';

/** The map and paths of a venue. Of several maps or graphs the first counts. */
export interface Park {
  readonly venue: Venue;
  readonly map: ParkMap | undefined;
  readonly graph: PathGraph | undefined;
  readonly layers: ReadonlyMap<string, MapLayer>;
  readonly nodes: ReadonlyMap<string, PathNode>;
}

const fits = memoizeByObject(({ controlPoints }: MapLayer) => ({ fit: fitLayer(controlPoints) }));

/** Returns the geographic fit of a layer, or undefined if its control points give none. */
export const fitOf = (layer: MapLayer): LayerFit | undefined => fits(layer).fit;

/** Returns the parks by venue code. */
export const parksOf = memoizeByObject(
  ({ documents }: CheckContext): ReadonlyMap<string, Park> =>
    new Map(
      [...documents.venue.values()].map((venue) => {
        const map = [...documents['park-map'].values()].find((one) => one.venue === venue.id);
        const graph = [...documents['path-graph'].values()].find((one) => one.venue === venue.id);
        return [
          venue.id,
          {
            venue,
            map,
            graph,
            layers: new Map((map?.layers ?? []).map((one) => [one.id, one])),
            nodes: new Map((graph?.nodes ?? []).map((one) => [one.id, one])),
          },
        ];
      }),
    ),
);

/** Returns the park with a park code. */
export const parkWithCode = (context: CheckContext, parkKindCd: string): Park | undefined =>
  [...parksOf(context).values()].find(({ venue }) => venue.parkKindCd === parkKindCd);

/** Returns true if all documents of a type could be read, so that a missing one is really missing. */
export const isComplete = (
  { documents, prepared, unread }: CheckContext,
  type: 'park-map' | 'path-graph' | 'facility',
): boolean =>
  ![...prepared.raws.values()].some((raw) => raw.type === type && !documents[type].has(raw.id)) &&
  !unread.some((text) => text.includes(`"${type}"`));

/** Returns true if a point lies on the drawing of a layer. */
export const isInside = ({ width, height }: MapLayer, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;
