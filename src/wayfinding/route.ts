import type { Section } from './build-graph.ts';
import type { LayerPoint, Point } from './types.ts';

export const ROUTE_MODES = ['fast', 'step-free', 'shade'] as const;
export type RouteMode = (typeof ROUTE_MODES)[number];

/** Maximum number of stops between start and destination. */
export const MAX_STOPS = 3;

/** Distance before the destination at which guidance ends. */
export const ARRIVED_METRES = 15;

/** A node of the graph, or any point of a layer, which starts at the nearest path. */
export type RoutePlace = { readonly nodeId: string } | LayerPoint;

export interface RouteRequest {
  readonly from: RoutePlace;
  readonly to: RoutePlace;
  /** Stops in order. */
  readonly via?: readonly RoutePlace[];
  readonly mode: RouteMode;
  /** Avoids stairs in every mode. */
  readonly noStairs?: boolean;
}

export interface RouteSection extends Section {
  readonly points: readonly Point[];
}

export interface Route {
  readonly mode: RouteMode;
  readonly metres: number;
  readonly seconds: number;
  readonly sections: readonly RouteSection[];
  /** Number of sections before each stop, and before the destination. */
  readonly stops: readonly number[];
  readonly hasStairs: boolean;
}

/** Returns the time of arrival of a route that starts at `now`; both in milliseconds since 1970. */
export const arrivalTime = ({ seconds }: Pick<Route, 'seconds'>, now: number): number =>
  now + Math.round(seconds * 1000);

export interface RouteLine {
  readonly layerId: string;
  readonly points: readonly Point[];
}

/** Returns the lines of a route, one for each stay on a layer. */
export function routeLines({ sections }: Pick<Route, 'sections'>): readonly RouteLine[] {
  const lines: { layerId: string; points: Point[] }[] = [];
  let isJoined = false;
  for (const { from, to, points } of sections) {
    const line = lines.at(-1);
    if (from.layerId !== to.layerId) isJoined = false;
    else if (isJoined && line !== undefined) line.points.push(...points.slice(1));
    else {
      lines.push({ layerId: from.layerId, points: [...points] });
      isJoined = true;
    }
  }
  return lines;
}
