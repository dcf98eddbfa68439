import { mainNetwork } from '../../content/check/rules/park/main-network.ts';
import type { ConsoleProblem } from '../problems/console-problem.ts';
import { edgeId, type Item } from './item.ts';
import type { Graph, Park } from './park.ts';

/** A problem of the map with the item that it concerns. */
export interface MapProblem {
  readonly problem: ConsoleProblem;
  readonly item: Item | undefined;
  /** Layer of a control point. */
  readonly layer: string | undefined;
}

const indexIn = (pointer: string, list: string): number | undefined => {
  const found = new RegExp(`^/${list}/(\\d+)`).exec(pointer)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Finds the item that a problem concerns. */
export function locateProblem(
  { graph, graphKey, mapKey, layers, facilities }: Park,
  { at }: Pick<ConsoleProblem, 'at'>,
): Omit<MapProblem, 'problem'> {
  const key = `${at.type}/${at.id}`;
  if (facilities.some((one) => one.key === key)) return { item: { kind: 'facility', id: key }, layer: undefined };
  if (key === graphKey) {
    const node = graph.nodes[indexIn(at.pointer, 'nodes') ?? -1];
    const edge = graph.edges[indexIn(at.pointer, 'edges') ?? -1];
    return {
      item:
        node !== undefined
          ? { kind: 'node', id: node.id }
          : edge !== undefined
            ? { kind: 'edge', id: edgeId(edge) }
            : undefined,
      layer: undefined,
    };
  }
  const layer = key === mapKey ? layers[indexIn(at.pointer, 'layers') ?? -1] : undefined;
  const point = /\/controlPoints(?:\/(\d+))?/.exec(at.pointer);
  return {
    item: point === null || layer === undefined ? undefined : { kind: 'point', id: point[1] ?? '0' },
    layer: layer?.id,
  };
}

/** Returns the nodes that walkers cannot reach and leave again. */
export function unreachableNodes({ nodes, edges }: Graph): readonly string[] {
  const ids = nodes.map(({ id }) => id);
  const network = mainNetwork(ids, edges);
  return ids.filter((id) => !network.has(id));
}
