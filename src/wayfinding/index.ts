export type { GraphLayer, GraphNode, PathKind, WayGraph } from './build-graph.ts';
export { pathMetres, pathPoints } from './curve.ts';
export type { Landmark, Step, Turn } from './describe-route.ts';
export {
  ARRIVED_METRES,
  arrivalTime,
  MAX_STOPS,
  ROUTE_MODES,
  routeLines,
  type Route,
  type RouteLine,
  type RouteMode,
  type RoutePlace,
  type RouteRequest,
} from './route.ts';
export { fitLayer, fromGeo, metresBetween, metresPerUnit, toGeo, type LayerFit } from './fit-layer.ts';
export type { RoutePosition } from './follow-route.ts';
export type { ControlPoint, GeoPoint, LayerPoint, Point } from './types.ts';
export { timeVisit, type MissReason, type TimedStop, type VisitDay, type VisitStop } from './visit/time-visit.ts';
