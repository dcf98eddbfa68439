import { metresBetween, pathMetres, type LayerFit, type Point } from '#wayfinding';
import { edgeId, type Item } from './item.ts';
import { MAX_ENTRANCE_METRES, MAX_PATH_METRES } from './limits.ts';
import type { Park } from './park.ts';
import { unreachableNodes } from './park-problems.ts';

/** A fault of the geometry, found without waiting for the check. */
export interface Finding {
  readonly kind: 'long' | 'far' | 'outside' | 'unreachable';
  readonly item: Item;
  readonly metres?: number;
}

/** Finds paths and entrances that are too long, items outside of their layer, and nodes that cannot be reached. */
export function inspectPark(
  { graph, facilities, layers }: Park,
  fits: ReadonlyMap<string, LayerFit>,
): readonly Finding[] {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const isOutside = ({ layer, x, y }: Point & { readonly layer: string }): boolean => {
    const own = layers.find(({ id }) => id === layer);
    return own !== undefined && (x < 0 || y < 0 || x > own.width || y > own.height);
  };
  const lost = new Set(unreachableNodes(graph));
  return [
    ...graph.edges.flatMap((edge): readonly Finding[] => {
      const [a, b] = [nodes.get(edge.a), nodes.get(edge.b)];
      const fit = a === undefined || a.layer !== b?.layer ? undefined : fits.get(a.layer);
      const metres = fit === undefined || a === undefined || b === undefined ? 0 : pathMetres(fit, a, b, edge.via);
      return metres > MAX_PATH_METRES ? [{ kind: 'long', item: { kind: 'edge', id: edgeId(edge) }, metres }] : [];
    }),
    ...graph.nodes.flatMap((node): readonly Finding[] => {
      const item = { kind: 'node' as const, id: node.id };
      return [
        ...(isOutside(node) ? [{ kind: 'outside' as const, item }] : []),
        ...(lost.has(node.id) ? [{ kind: 'unreachable' as const, item }] : []),
      ];
    }),
    ...facilities.flatMap(({ key, at, node: id }): readonly Finding[] => {
      const item = { kind: 'facility' as const, id: key };
      const [node, fit] = [nodes.get(id), fits.get(at.layer)];
      const metres =
        node === undefined || fit === undefined || node.layer !== at.layer ? 0 : metresBetween(fit, at, node);
      return [
        ...(isOutside(at) ? [{ kind: 'outside' as const, item }] : []),
        ...(metres > MAX_ENTRANCE_METRES ? [{ kind: 'far' as const, item, metres }] : []),
      ];
    }),
  ];
}
