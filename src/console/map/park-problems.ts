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
export function locateProblem({ graph, graphKey, mapKey, layers, facilities }: Park, { at }: Pick<ConsoleProblem, 'at'>): Omit<MapProblem, 'problem'> {
  const key = `${at.type}/${at.id}`;
  if (facilities.some((one) => one.key === key)) return { item: { kind: 'facility', id: key }, layer: undefined };
  if (key === graphKey) {
    const node = graph.nodes[indexIn(at.pointer, 'nodes') ?? -1];
    const edge = graph.edges[indexIn(at.pointer, 'edges') ?? -1];
    return { item: node !== undefined ? { kind: 'node', id: node.id } : edge !== undefined ? { kind: 'edge', id: edgeId(edge) } : undefined, layer: undefined };
  }
  const layer = key === mapKey ? layers[indexIn(at.pointer, 'layers') ?? -1] : undefined;
  const point = /\/controlPoints(?:\/(\d+))?/.exec(at.pointer);
  return { item: point === null || layer === undefined ? undefined : { kind: 'point', id: point[1] ?? '0' }, layer: layer?.id };
}

/** Returns the nodes that walkers cannot reach and leave again: all outside of the largest set of nodes with ways in both directions. */
export function unreachableNodes({ nodes, edges }: Graph): ReadonlySet<string> {
  const [out, into] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const link = (list: Map<string, string[]>, from: string, to: string): void => void list.set(from, [...(list.get(from) ?? []), to]);
  for (const { a, b, oneWay } of edges) {
    link(out, a, b);
    link(into, b, a);
    if (oneWay !== true) {
      link(out, b, a);
      link(into, a, b);
    }
  }
  const reach = (start: string, list: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> => {
    const found = new Set([start]);
    for (const id of found) for (const next of list.get(id) ?? []) found.add(next);
    return found;
  };
  const left = new Set(nodes.map(({ id }) => id));
  let main: ReadonlySet<string> = new Set();
  for (const id of left) {
    const back = reach(id, into);
    const part = new Set([...reach(id, out)].filter((one) => back.has(one)));
    for (const one of part) left.delete(one);
    if (part.size > main.size) main = part;
  }
  return new Set(nodes.flatMap(({ id }) => (main.has(id) ? [] : [id])));
}
