import type { PathEdge, PathNode } from '#schemas/documents/path-graph/schema';
import { pathPoints, type Point } from '#wayfinding';
import type { Graph } from './park.ts';

/** Properties of a path besides its ends. */
export type PathSettings = Omit<PathEdge, 'a' | 'b' | 'via'>;

/** A point of a new path: an existing node, or a location that becomes a node. */
export type Stop =
  | { readonly node: string }
  | (Omit<PathNode, 'id'> & { /** Distance at which a path is split instead, in units. */ readonly reach: number });

interface EdgePlace {
  readonly index: number;
  /** Position on the path, from 0 to 1. */
  readonly t: number;
  readonly distance: number;
}

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
/** Rounds to whole units, which are about 0.3 m. */
export const rounded = ({ x, y }: Point): { x: number; y: number } => ({
  x: Math.max(0, Math.round(x)),
  y: Math.max(0, Math.round(y)),
});

/** Returns a node ID that is not in use. */
export const nextNodeId = ({ nodes }: Graph): string =>
  `n${Math.max(0, ...nodes.map(({ id }) => Number(/^n(\d+)$/.exec(id)?.[1] ?? 0))) + 1}`;

const replaceNode = (
  nodes: readonly PathNode[],
  id: string,
  change: (node: PathNode) => PathNode,
): readonly PathNode[] => nodes.map((node) => (node.id === id ? change(node) : node));

export const moveNode = (graph: Graph, id: string, to: Point): Graph => ({
  ...graph,
  nodes: replaceNode(graph.nodes, id, (node) => ({ ...node, ...rounded(to) })),
});

/** Changes the path at an index. */
export const changeEdge = (graph: Graph, index: number, change: (edge: PathEdge) => PathEdge): Graph => ({
  ...graph,
  edges: graph.edges.map((edge, at) => (at === index ? change(edge) : edge)),
});

export const removeEdge = (graph: Graph, index: number): Graph => ({
  ...graph,
  edges: graph.edges.filter((_, at) => at !== index),
});

/** Removes a node with its paths. */
export const removeNode = ({ nodes, edges }: Graph, id: string): Graph => ({
  nodes: nodes.filter((node) => node.id !== id),
  edges: edges.filter(({ a, b }) => a !== id && b !== id),
});

/** Returns the position on a line of points that is nearest to a point. */
function nearestOnLine(points: readonly Point[], to: Point): Omit<EdgePlace, 'index'> {
  let best = { t: 0, distance: Infinity };
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1] ?? to, points[index] ?? to];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.min(1, Math.max(0, ((to.x - a.x) * dx + (to.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    const on = between(a, b, share);
    const distance = Math.hypot(on.x - to.x, on.y - to.y);
    if (distance < best.distance) best = { t: (index - 1 + share) / (points.length - 1), distance };
  }
  return best;
}

/** Finds the path of a layer that is nearest to a point, of any kind. Paths between layers do not count. */
export function nearestEdge({ nodes, edges }: Graph, layer: string, to: Point): EdgePlace | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  let best: EdgePlace | undefined;
  edges.forEach(({ a, b, via }, index) => {
    const [from, end] = [byId.get(a), byId.get(b)];
    if (from === undefined || end === undefined || from.layer !== layer || end.layer !== layer) return;
    const found = nearestOnLine(pathPoints(from, end, via), to);
    if (best === undefined || found.distance < best.distance) best = { index, ...found };
  });
  return best;
}

/** Splits a path at a position and keeps its course and properties. Returns undefined for a path between two layers. */
export function splitEdge(
  graph: Graph,
  index: number,
  t: number,
): { readonly graph: Graph; readonly id: string } | undefined {
  const edge = graph.edges[index];
  const [a, b] = [edge?.a, edge?.b].map((end) => graph.nodes.find(({ id }) => id === end));
  if (edge === undefined || a === undefined || b === undefined || a.layer !== b.layer) return undefined;
  const { via, ...rest } = edge;
  const [first, second] = via === undefined ? [undefined, undefined] : [between(a, via, t), between(via, b, t)];
  const point = first === undefined || second === undefined ? between(a, b, t) : between(first, second, t);
  const id = nextNodeId(graph);
  const half = (ends: Pick<PathEdge, 'a' | 'b'>, curve: Point | undefined): PathEdge => ({
    ...rest,
    ...ends,
    ...(curve === undefined ? {} : { via: rounded(curve) }),
  });
  return {
    id,
    graph: {
      nodes: [...graph.nodes, { id, layer: a.layer, ...rounded(point) }],
      edges: graph.edges.flatMap((one, at) =>
        at === index ? [half({ a: edge.a, b: id }, first), half({ a: id, b: edge.b }, second)] : [one],
      ),
    },
  };
}

/** Adds a node; on a path, it splits the path. */
export function addNode(
  graph: Graph,
  { layer, x, y, reach }: Extract<Stop, { layer: string }>,
): { readonly graph: Graph; readonly id: string } {
  const near = nearestEdge(graph, layer, { x, y });
  const split = near !== undefined && near.distance <= reach ? splitEdge(graph, near.index, near.t) : undefined;
  if (split !== undefined) return split;
  const id = nextNodeId(graph);
  return { id, graph: { ...graph, nodes: [...graph.nodes, { id, layer, ...rounded({ x, y }) }] } };
}

/** Adds a path through stops. Locations become nodes first; nodes that are already joined are not joined again. */
export function addPath(
  before: Graph,
  stops: readonly Stop[],
  settings: PathSettings,
): { readonly graph: Graph; readonly ids: readonly string[] } {
  let graph = before;
  const ids = stops.map((stop) => {
    if ('node' in stop) return stop.node;
    const added = addNode(graph, stop);
    graph = added.graph;
    return added.id;
  });
  for (const [index, b] of ids.slice(1).entries()) {
    const a = ids[index] ?? b;
    const layers = [a, b].map((end) => graph.nodes.find(({ id }) => id === end)?.layer);
    // A path between floors cannot be a walk.
    const kind = settings.kind === 'WALK' && layers[0] !== layers[1] ? 'LIFT' : settings.kind;
    const isJoined = graph.edges.some(
      (edge) => edge.kind === kind && ((edge.a === a && edge.b === b) || (edge.a === b && edge.b === a)),
    );
    if (a !== b && !isJoined) graph = { ...graph, edges: [...graph.edges, { a, b, ...settings, kind }] };
  }
  return { graph, ids };
}
