import { useEffect, useRef, useState } from 'react';
import {
  ARRIVED_METRES,
  type LayerPoint,
  type Route,
  type RouteMode,
  type RoutePlace,
  type RoutePosition,
} from '#wayfinding';
import type { Fix } from '../shared/map/smooth-fix.ts';
import type { Ways } from '../shared/ways/use-ways.ts';

interface GuidanceInput {
  readonly isOn: boolean;
  readonly ways: Ways | undefined;
  /** Route of the form; the guidance replaces it when the visitor has left it. */
  readonly route: Route | undefined;
  readonly to: RoutePlace | undefined;
  readonly mode: RouteMode;
  readonly noStairs: boolean;
  readonly fix: Fix | undefined;
}

export interface Guidance {
  readonly route: Route | undefined;
  readonly position: RoutePosition | undefined;
  readonly hasArrived: boolean;
  /** Number of new routes since the start. */
  readonly reroutes: number;
}

interface Followed {
  readonly of: Route | undefined;
  readonly ways: Ways | undefined;
  readonly route: Route | undefined;
  readonly position: RoutePosition | undefined;
  readonly reroutes: number;
}

/** Follows a route: progress, arrival, and a new route when the visitor is off it, or when a path has closed. */
export function useGuidance({ isOn, ways, route, to, mode, noStairs, fix }: GuidanceInput): Guidance {
  const lastAt = useRef<number>(undefined);
  const [followed, setFollowed] = useState<Followed>();
  const goal = JSON.stringify(to);
  useEffect(() => {
    if (!isOn || ways === undefined || route === undefined || fix === undefined) return;
    setFollowed((before) => {
      // A different route or graph restarts the guidance.
      const now = before?.of === route && before.ways === ways ? before : undefined;
      const current = now?.route ?? route;
      const position = ways.locateOnRoute(ways.graph, current, fix, now?.position?.done);
      const reroutes = now?.reroutes ?? 0;
      const here = ways.placeOf(ways.graph, fix);
      if (
        position !== undefined &&
        here !== undefined &&
        goal !== undefined &&
        ways.shouldReroute(position.metresOff, fix.at, lastAt.current)
      ) {
        lastAt.current = fix.at;
        const found = reroute(ways, here, position.done, current, {
          to: JSON.parse(goal) as RoutePlace,
          mode,
          noStairs,
        });
        if (found !== undefined)
          return {
            of: route,
            ways,
            route: found,
            position: ways.locateOnRoute(ways.graph, found, fix),
            reroutes: reroutes + 1,
          };
      }
      return { of: route, ways, route: current, position, reroutes };
    });
  }, [isOn, ways, route, goal, mode, noStairs, fix]);

  const now = isOn && followed?.of === route && followed?.ways === ways ? followed : undefined;
  return {
    route: now?.route ?? route,
    position: now?.position,
    reroutes: now?.reroutes ?? 0,
    hasArrived: now?.position !== undefined && now.position.left <= ARRIVED_METRES && now.position.metresOff <= 25,
  };
}

/** Finds a route from a location to the stops that are still ahead. */
function reroute(
  { graph, findRoute }: Ways,
  here: LayerPoint,
  done: number,
  { sections, stops }: Route,
  goal: { readonly to: RoutePlace; readonly mode: RouteMode; readonly noStairs: boolean },
): Route | undefined {
  const metresUntil = (count: number) => sections.slice(0, count).reduce((sum, { metres }) => sum + metres, 0);
  const via = stops
    .slice(0, -1)
    .filter((count) => metresUntil(count) > done)
    .flatMap((count) => sections[count - 1]?.to ?? [])
    .map(({ layerId, x, y }) => ({ layerId, x, y }));
  return findRoute(graph, { from: here, via, ...goal });
}
