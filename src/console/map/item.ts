import type { PathEdge } from '#schemas/documents/path-graph/schema';
import type { Graph, Park } from './park.ts';

/** Item of the map: a facility by its key, a node, a path, a curve point by its path, or a control point by its index. */
export interface Item {
  readonly kind: 'facility' | 'node' | 'edge' | 'via' | 'point';
  readonly id: string;
}

export const nameOfItem = ({ kind, id }: Item): string => `${kind}:${id}`;

/** Reads the result of `nameOfItem`. */
export function itemNamed(name: string): Item | undefined {
  const [kind, id] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  return kind === 'facility' || kind === 'node' || kind === 'edge' || kind === 'via' || kind === 'point'
    ? { kind, id }
    : undefined;
}

/** ID of a path. Two paths between the same nodes differ in kind. */
export const edgeId = ({ a, b, kind }: PathEdge): string => `${a}~${b}~${kind}`;

export const edgeIndex = ({ edges }: Graph, id: string): number => edges.findIndex((edge) => edgeId(edge) === id);

/** Returns the location of an item, with its layer; undefined if it does not exist. A control point belongs to the shown layer. */
export function placeOf(
  { graph, facilities, layers }: Park,
  { kind, id }: Item,
  shownLayer: string,
): { readonly layer: string; readonly x: number; readonly y: number } | undefined {
  switch (kind) {
    case 'facility':
      return facilities.find(({ key }) => key === id)?.at;
    case 'node':
      return graph.nodes.find((node) => node.id === id);
    case 'edge':
    case 'via': {
      const edge = graph.edges[edgeIndex(graph, id)];
      const [a, b] = [edge?.a, edge?.b].map((end) => graph.nodes.find((node) => node.id === end));
      if (edge === undefined || a === undefined || b === undefined) return undefined;
      if (edge.via === undefined)
        return kind === 'via' ? undefined : { layer: a.layer, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      return kind === 'via'
        ? { layer: a.layer, ...edge.via }
        : { layer: a.layer, x: (a.x + 2 * edge.via.x + b.x) / 4, y: (a.y + 2 * edge.via.y + b.y) / 4 };
    }
    case 'point': {
      const point = layers.find((layer) => layer.id === shownLayer)?.controlPoints[Number(id)];
      return point === undefined ? undefined : { layer: shownLayer, x: point.x, y: point.y };
    }
  }
}
