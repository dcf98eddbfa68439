import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import type { LayerPoint, RoutePlace } from '#wayfinding';
import { HERE, type Way } from '../shared/ways/way.ts';

/** Start, destination and stops of a route. Start and destination are undefined if they are unknown. */
export interface Stops {
  readonly from: RoutePlace | undefined;
  readonly to: RoutePlace | undefined;
  readonly via: readonly RoutePlace[];
}

/** Looks the places of a request up. `here` is the visitor's own location. */
export function stopsOf(
  { from, to, via }: Way,
  facilities: readonly FacilityItem[],
  here: LayerPoint | undefined,
): Stops {
  const place = (id: string): RoutePlace | undefined => {
    if (id === HERE) return here;
    const nodeId = facilities.find(({ facilityId }) => facilityId === id)?.nodeId;
    return nodeId === undefined ? undefined : { nodeId };
  };
  return { from: place(from), to: place(to), via: via.map(place).filter((one) => one !== undefined) };
}

/** Leaves out stops that the park does not have: the route between the other places is still what the visitor asked for. */
export const withKnownStops = (way: Way, facilities: readonly FacilityItem[]): Way => ({
  ...way,
  via: way.via.filter((stop) => facilities.some(({ facilityId }) => facilityId === stop)),
});
