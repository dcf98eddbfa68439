import createGraph, { type Graph } from 'ngraph.graph';
import type { GraphAnswer, MapAnswer } from '#schemas/calls/contents/park-answers';
import { pathMetres } from './curve.ts';
import { fitLayer, toGeo, type LayerFit } from './fit-layer.ts';
import { metricDistance, toMetric } from './geo.ts';
import type { LayerPoint, Metric, Point } from './types.ts';

/** Walking speed in metres per second: 65 m per minute (decisions-venues §3). */
export const WALKING_SPEED = 65 / 60;
export const LIFT_SECONDS = 45;
export const STAIRS_SECONDS_PER_FLOOR = 20;

export type PathKind = GraphAnswer['edgeList'][number]['kindCd'];
export type GraphLayer = Pick<MapAnswer['layerList'][number], 'layerId' | 'floor' | 'pointList'>;

export interface GraphNode extends LayerPoint {
  readonly nodeId: string;
  readonly metric: Metric;
}

/** A path in one direction, or a part of one. */
export interface Section {
  readonly from: GraphNode;
  readonly to: GraphNode;
  /** Control point of a quadratic curve. */
  readonly via?: Point;
  readonly kind: PathKind;
  readonly shade: boolean;
  readonly metres: number;
  readonly seconds: number;
}

/** A path as drawn: `section` runs forward; `oneWay` forbids the way back. */
export interface GraphEdge {
  readonly section: Section;
  readonly oneWay: boolean;
}

/** Paths of a map, measured and ready to search. */
export interface WayGraph {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly edges: readonly GraphEdge[];
  /** Number of edges at each node. */
  readonly degrees: ReadonlyMap<string, number>;
  readonly layers: ReadonlyMap<string, FittedLayer>;
  /** Highest speed of a straight line over any section, in metres per second. The heuristic divides by it. */
  readonly topSpeed: number;
  readonly search: Graph<GraphNode, Section>;
}

export interface FittedLayer {
  readonly layerId: string;
  readonly floor: number | undefined;
  readonly fit: LayerFit;
  /** Metres east and north of the origin that all layers share. */
  metric(point: Point): Metric;
}

/** Returns a function that measures paths, in metres and seconds. */
const measure =
  (layers: ReadonlyMap<string, FittedLayer>) =>
  (kind: PathKind, from: GraphNode, to: GraphNode, via?: Point): Pick<Section, 'metres' | 'seconds'> => {
    const layer = layers.get(from.layerId);
    const isChange = from.layerId !== to.layerId;
    const walked =
      layer === undefined || isChange ? metricDistance(from.metric, to.metric) : pathMetres(layer.fit, from, to, via);
    const metres = isChange && (kind === 'LIFT' || kind === 'STAIRS') ? 0 : walked;
    if (kind === 'LIFT') return { metres, seconds: LIFT_SECONDS };
    if (kind !== 'STAIRS') return { metres, seconds: metres / WALKING_SPEED };
    const floors = Math.abs((layer?.floor ?? 0) - (layers.get(to.layerId)?.floor ?? 0));
    return {
      metres,
      seconds: Math.max(STAIRS_SECONDS_PER_FLOOR * (isChange ? Math.max(floors, 1) : 1), metres / WALKING_SPEED),
    };
  };

export const reverse = ({ from, to, ...section }: Section): Section => ({ ...section, from: to, to: from });

function fitLayers(layers: readonly GraphLayer[]): ReadonlyMap<string, FittedLayer> {
  const fits = layers.flatMap(({ layerId, floor, pointList }) => {
    const fit = fitLayer(pointList);
    return fit === undefined ? [] : [{ layerId, floor, fit }];
  });
  const origin = fits[0]?.fit.origin ?? { lat: 0, lng: 0 };
  return new Map(
    fits.map((layer) => [
      layer.layerId,
      { ...layer, metric: (point: Point) => toMetric(origin, toGeo(layer.fit, point)) },
    ]),
  );
}

/** Builds the graph of a map. Nodes on layers without a fit and edges without both ends are left out. */
export function buildGraph({ nodeList, edgeList }: GraphAnswer, layerList: readonly GraphLayer[]): WayGraph {
  const layers = fitLayers(layerList);
  const sectionOf = measure(layers);
  const nodes = new Map<string, GraphNode>();
  // Stairs and lift may join the same two nodes; a graph with single links would keep only one of them.
  const search = createGraph<GraphNode, Section>({ multigraph: true });
  for (const { nodeId, layerId, x, y } of nodeList) {
    const metric = layers.get(layerId)?.metric({ x, y });
    if (metric === undefined) continue;
    const node = { nodeId, layerId, x, y, metric };
    nodes.set(nodeId, node);
    search.addNode(nodeId, node);
  }
  const degrees = new Map<string, number>();
  let topSpeed = WALKING_SPEED;
  const edges = edgeList.flatMap(({ a, b, viaX, viaY, kindCd: kind, oneWayYn, shadeYn }): GraphEdge[] => {
    const [from, to] = [nodes.get(a), nodes.get(b)];
    if (from === undefined || to === undefined) return [];
    const via = viaX === undefined || viaY === undefined ? undefined : { x: viaX, y: viaY };
    const isIndoors = layers.get(from.layerId)?.floor !== undefined;
    const section: Section = {
      from,
      to,
      ...(via === undefined ? {} : { via }),
      kind,
      shade: shadeYn === 'Y' || isIndoors,
      ...sectionOf(kind, from, to, via),
    };
    const oneWay = oneWayYn === 'Y';
    search.addLink(a, b, section);
    if (!oneWay) search.addLink(b, a, reverse(section));
    for (const id of [a, b]) degrees.set(id, (degrees.get(id) ?? 0) + 1);
    if (section.seconds > 0) topSpeed = Math.max(topSpeed, metricDistance(from.metric, to.metric) / section.seconds);
    return [{ section, oneWay }];
  });
  // Rounding must not lift the heuristic above real seconds.
  return { nodes, edges, degrees, layers, topSpeed: topSpeed * 1.001, search };
}
