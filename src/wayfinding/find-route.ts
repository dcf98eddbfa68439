import { aStar } from 'ngraph.path';
import { createAttachments } from './attach-point.ts';
import type { Section, WayGraph } from './build-graph.ts';
import { pathPoints } from './curve.ts';
import { metricDistance } from './geo.ts';
import type { Route, RouteMode, RouteRequest, RouteSection } from './route.ts';

/** A path in the sun costs this many times its seconds in mode `shade`. */
const SUN_FACTOR = 1.6;

const costOf = (mode: RouteMode, { seconds, shade }: Section) =>
  mode === 'shade' && !shade ? seconds * SUN_FACTOR : seconds;

/** Returns the cheapest open section from one node to the next: a graph may join two nodes more than once. */
function cheapestSection(
  { search }: WayGraph,
  from: string,
  to: string,
  cost: (section: Section) => number,
): Section | undefined {
  const sections = [...(search.getNode(from)?.links ?? [])]
    .filter((link) => link.fromId === from && link.toId === to)
    .map((link): Section => link.data);
  return sections.reduce<Section | undefined>(
    (best, section) => (cost(section) < (best === undefined ? Infinity : cost(best)) ? section : best),
    undefined,
  );
}

type Search = (from: string, to: string) => readonly Section[] | undefined;

function createSearch(graph: WayGraph, { mode, noStairs = false }: RouteRequest): Search {
  const isBlocked = ({ kind }: Section) => kind === 'STAIRS' && (noStairs || mode === 'step-free');
  const cost = (section: Section) => (isBlocked(section) ? Infinity : costOf(mode, section));
  const finder = aStar(graph.search, {
    oriented: true,
    // The library passes (to, from, link), so only the link's own section tells the direction.
    blocked: (_to, _from, link) => isBlocked(link.data),
    distance: (_to, _from, link) => costOf(mode, link.data),
    heuristic: (from, to) => metricDistance(from.data.metric, to.data.metric) / graph.topSpeed,
  });
  return (from, to) => {
    const ids = finder
      .find(from, to)
      .map(({ data }) => data.nodeId)
      .toReversed();
    // A destination behind blocked links alone comes back as a path of itself.
    if (ids[0] !== from) return undefined;
    return ids.slice(1).flatMap((id, index) => cheapestSection(graph, ids[index] ?? '', id, cost) ?? []);
  };
}

/** Finds the quickest route, or the shadiest in mode `shade`. Returns undefined if there is none or a place is unknown. */
export function findRoute(graph: WayGraph, request: RouteRequest): Route | undefined {
  const { attach, detachAll } = createAttachments(graph);
  try {
    const places = [request.from, ...(request.via ?? []), request.to];
    const ids = places.map((place) => ('nodeId' in place ? graph.nodes.get(place.nodeId)?.nodeId : attach(place)));
    const search = createSearch(graph, request);
    const legs = ids.slice(1).map((id, index) => {
      const before = ids[index];
      return id === undefined || before === undefined ? undefined : search(before, id);
    });
    return joinLegs(request.mode, legs);
  } finally {
    detachAll();
  }
}

function joinLegs(mode: RouteMode, legs: readonly (readonly Section[] | undefined)[]): Route | undefined {
  const sections: RouteSection[] = [];
  const stops: number[] = [];
  for (const leg of legs) {
    if (leg === undefined) return undefined;
    // A place that lies on a node gives sections of no length; a door between two layers is no longer, but counts.
    sections.push(
      ...leg
        .filter(({ seconds, from, to }) => seconds > 0 || from.layerId !== to.layerId)
        .map((section) => ({ ...section, points: pathPoints(section.from, section.to, section.via) })),
    );
    stops.push(sections.length);
  }
  return {
    mode,
    metres: sections.reduce((sum, section) => sum + section.metres, 0),
    seconds: sections.reduce((sum, section) => sum + section.seconds, 0),
    sections,
    stops,
    hasStairs: sections.some(({ kind }) => kind === 'STAIRS'),
  };
}
