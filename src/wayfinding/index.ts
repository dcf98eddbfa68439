export { buildGraph, type GraphLayer, type GraphNode, type PathKind, type WayGraph } from './build-graph.ts';
export { lineMetres, pathMetres, pathPoints } from './curve.ts';
export { describeRoute, type Landmark, type Step, type Turn } from './describe-route.ts';
export { arrivalTime, findRoute, MAX_STOPS, ROUTE_MODES, routeLines, type Route, type RouteLine, type RouteMode, type RoutePlace, type RouteRequest } from './find-route.ts';
export { fitLayer, fromGeo, metresBetween, metresPerUnit, toGeo, type LayerFit } from './fit-layer.ts';
export { ARRIVED_METRES, locateOnRoute, nextStep, OFF_ROUTE_METRES, shouldReroute, type RoutePosition } from './follow-route.ts';
export { nearestPoint, type NearestPoint } from './nearest-point.ts';
export type { ControlPoint, GeoPoint, LayerPoint, Point } from './types.ts';
