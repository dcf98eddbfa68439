import { reverse, WALKING_SPEED, type GraphEdge, type GraphNode, type Section, type WayGraph } from './build-graph.ts';
import { pathMetres } from './curve.ts';
import { nearestPoint } from './nearest-point.ts';
import type { LayerPoint, Point } from './types.ts';

/** A point that stands on an edge for the time of one search. */
interface Attached {
  readonly node: GraphNode;
  readonly edge: GraphEdge;
  readonly t: number;
}

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** Returns the control point of the part of a quadratic curve between two positions. */
const partVia = ({ from, to, via }: Section, start: number, end: number): Point | undefined =>
  via === undefined ? undefined : between(between(from, via, start), between(via, to, start), end);

/** Adds points to a graph for one search and removes them again. */
export function createAttachments(graph: WayGraph) {
  const { search, layers } = graph;
  const attached: Attached[] = [];

  const partOf = (edge: GraphEdge, from: Pick<Attached, 'node' | 't'>, to: Pick<Attached, 'node' | 't'>): Section => {
    const { section } = edge;
    const via = partVia(section, from.t, to.t);
    const fit = layers.get(section.from.layerId)?.fit;
    const metres = fit === undefined ? 0 : pathMetres(fit, from.node, to.node, via);
    return {
      from: from.node,
      to: to.node,
      ...(via === undefined ? {} : { via }),
      kind: section.kind,
      shade: section.shade,
      metres,
      seconds: metres / WALKING_SPEED,
    };
  };
  const link = (edge: GraphEdge, from: Pick<Attached, 'node' | 't'>, to: Pick<Attached, 'node' | 't'>) => {
    const section = partOf(edge, from, to);
    search.addLink(section.from.nodeId, section.to.nodeId, section);
    if (!edge.oneWay) search.addLink(section.to.nodeId, section.from.nodeId, reverse(section));
  };

  return {
    /** Adds the nearest point of the paths and returns its node ID, or undefined if the layer has no paths. */
    attach(place: LayerPoint): string | undefined {
      const found = nearestPoint(graph, place);
      const layer = layers.get(place.layerId);
      if (found === undefined || layer === undefined) return undefined;
      const { edge, t, point } = found;
      // Document IDs cannot begin with this character.
      const node: GraphNode = {
        nodeId: `@${attached.length}`,
        layerId: place.layerId,
        ...point,
        metric: layer.metric(point),
      };
      search.addNode(node.nodeId, node);
      link(edge, { node: edge.section.from, t: 0 }, { node, t });
      link(edge, { node, t }, { node: edge.section.to, t: 1 });
      for (const other of attached) {
        if (other.edge !== edge) continue;
        const [first, second] = other.t <= t ? [other, { node, t }] : [{ node, t }, other];
        link(edge, first, second);
      }
      attached.push({ node, edge, t });
      return node.nodeId;
    },
    detachAll() {
      for (const { node } of attached) search.removeNode(node.nodeId);
    },
  };
}
