import type { FacilityItem } from '#schemas/park-answers.schema';
import type { LayerPoint, RoutePlace } from '#wayfinding';
import { HERE, type Way } from '../way.ts';

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
