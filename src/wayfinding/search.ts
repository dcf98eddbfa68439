/** Functions that search a graph. A page that needs them loads them after its first picture. */
export { buildGraph } from './build-graph.ts';
export { describeRoute } from './describe-route.ts';
export { findRoute } from './find-route.ts';
export { locateOnRoute, nextStep, shouldReroute } from './follow-route.ts';
export { placeOf } from './place-of.ts';
export { proposeVisit } from './visit/propose-visit.ts';
export { createWalkSeconds } from './walk-seconds.ts';
