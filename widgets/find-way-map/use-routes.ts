import { useMemo } from 'react';
import { ROUTE_MODES, type Route, type RouteMode } from '#wayfinding';
import type { Ways } from '../shared/ways/use-ways.ts';
import type { Stops } from './places.ts';

export type Routes = Readonly<Record<RouteMode, Route | undefined>>;

/** Finds a route of each kind. `noStairs` holds for all of them. Undefined while a place or the graph is missing. */
export function findRoutes(ways: Ways | undefined, { from, to, via }: Stops, noStairs: boolean): Routes | undefined {
  if (ways === undefined || from === undefined || to === undefined) return undefined;
  const [fast, stepFree, shade] = ROUTE_MODES.map((mode) =>
    ways.findRoute(ways.graph, { from, to, via, mode, noStairs }),
  );
  return { fast, 'step-free': stepFree, shade };
}

/** Keeps the routes until the graph or a stop changes. */
export function useRoutes(ways: Ways | undefined, stops: Stops, noStairs: boolean): Routes | undefined {
  // The stops are small plain data, made anew for each rendering.
  const key = JSON.stringify(stops);
  return useMemo(() => findRoutes(ways, JSON.parse(key) as Stops, noStairs), [ways, key, noStairs]);
}
