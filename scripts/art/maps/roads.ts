import type { PathEdge, PathGraph } from '#schemas/documents/path-graph/schema';
import { circle, line, round } from '../svg.ts';
import type { Point } from '../svg.ts';

/** Width of a road in the units of the map, by the start of an edge's node names. */
export type RoadWidth = (edge: PathEdge) => number;

export interface Roads {
  readonly at: (node: string) => Point;
  readonly edges: readonly PathEdge[];
  readonly d: (edge: PathEdge) => string;
  readonly width: RoadWidth;
  /** Points on all roads with half of their width, for whatever must keep clear. */
  readonly points: readonly (readonly [x: number, y: number, half: number])[];
}

/** Reads the roads of one layer from the graph that routing uses. */
export function roadsOf(graph: PathGraph, layer: string, width: RoadWidth): Roads {
  const nodes = new Map(
    graph.nodes.filter((node) => node.layer === layer).map(({ id, x, y }): [string, Point] => [id, [x, y]]),
  );
  const at = (id: string): Point => {
    const point = nodes.get(id);
    if (point === undefined) throw new Error(`The graph has no node ${id} on ${layer}`);
    return point;
  };
  const edges = graph.edges.filter(({ a, b }) => nodes.has(a) && nodes.has(b));
  const d = ({ a, b, via }: PathEdge): string =>
    `M${at(a).join(' ')}${via ? `Q${via.x} ${via.y} ` : 'L'}${at(b).join(' ')}`;
  const points = edges.flatMap((edge) => {
    const [[x0, y0], [x2, y2]] = [at(edge.a), at(edge.b)];
    const [x1, y1] = edge.via ? [edge.via.x, edge.via.y] : [(x0 + x2) / 2, (y0 + y2) / 2];
    const count = Math.max(1, Math.round(Math.hypot(x2 - x0, y2 - y0) / 18));
    return Array.from({ length: count + 1 }, (_, index) => {
      const t = index / count;
      return [
        (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2,
        (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2,
        width(edge) / 2,
      ] as const;
    });
  });
  return { at, edges, d, width, points };
}

const byWidth = ({ edges, width, d }: Roads): [width: number, d: string][] => {
  const groups = new Map<number, string>();
  for (const edge of edges) groups.set(width(edge), (groups.get(width(edge)) ?? '') + d(edge));
  return [...groups].filter(([wide]) => wide > 0).sort(([one], [two]) => one - two);
};

const ends = 'stroke-linecap="round" stroke-linejoin="round"';

/** Draws all roads of a layer: first their borders, then their surface, so that crossings have none. */
export function drawRoads(
  roads: Roads,
  squares: readonly (readonly [node: string, radius: number, dy?: number])[],
): string {
  const groups = byWidth(roads);
  const round1 = (names: string, by: number): string =>
    squares
      .map(([node, radius, dy = 0]) => circle(names, roads.at(node)[0], roads.at(node)[1] + dy, radius + by))
      .join('');
  return [
    ...groups.map(([width, d]) => line('ms-edge', width + 14, d, ends)),
    round1('mp-edge', 7),
    ...groups.map(([width, d]) => line('ms-path', width, d, ends)),
    round1('mp-path', 0),
    ...squares
      .filter(([, radius]) => radius > 70)
      .map(([node, radius, dy = 0]) =>
        circle(
          'ms-edge',
          roads.at(node)[0],
          roads.at(node)[1] + dy,
          round(radius * 0.76),
          'fill="none" stroke-width="4" opacity=".8"',
        ),
      ),
  ].join('');
}

/** Draws treads across the edges that are stairs. */
export function drawSteps({ edges, at, width }: Roads): string {
  const treads = edges
    .filter(({ kind }) => kind === 'STAIRS')
    .map((edge) => {
      const [[x0, y0], [x1, y1]] = [at(edge.a), at(edge.b)];
      const length = Math.hypot(x1 - x0, y1 - y0);
      const [ux, uy, half] = [(x1 - x0) / length, (y1 - y0) / length, width(edge) / 2 - 2];
      const count = Math.floor(length / 9);
      return Array.from({ length: count - 1 }, (_, index) => {
        const [x, y] = [x0 + ((x1 - x0) * (index + 1)) / count, y0 + ((y1 - y0) * (index + 1)) / count];
        return `M${round(x - uy * half)} ${round(y + ux * half)}L${round(x + uy * half)} ${round(y - ux * half)}`;
      }).join('');
    });
  return treads.length ? line('ms-partition', 4, treads.join('')) : '';
}

/** Draws a bridge over a chain of edges. */
export function drawBridge({ d }: Roads, chain: readonly PathEdge[]): string {
  const way = chain.map(d).join('');
  return (
    line('shadow-line', 60, way, 'transform="translate(8 16)"') +
    line('ms-ink', 58, way, 'opacity=".75"') +
    line('ms-path', 46, way) +
    line('ms-edge', 44, way, 'stroke-dasharray="4 18" opacity=".75"')
  );
}
