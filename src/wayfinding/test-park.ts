import type { GraphAnswer } from '#schemas/calls/contents/park-answers';
import type { GraphLayer, PathKind } from './build-graph.ts';
import { fromMetric } from './geo.ts';
import type { ControlPoint } from './types.ts';

/** Builders for tests: layers with one metre a unit, and graphs from short lists. */
export const ORIGIN = { lat: 37.3, lng: 127.2 };

/** Returns the corners of a drawing that is turned clockwise by `turn` degrees. */
export function controlPoints({
  width,
  height,
  metresPerUnit = 1,
  turn = 0,
}: {
  width: number;
  height: number;
  metresPerUnit?: number;
  turn?: number;
}): readonly ControlPoint[] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ].map(([x = 0, y = 0]) => {
    const [east, north] = [x * metresPerUnit, -y * metresPerUnit];
    return { x, y, ...fromMetric(ORIGIN, { east: east * cos + north * sin, north: north * cos - east * sin }) };
  });
}

/** Returns a layer of 1000 × 1000 m, drawn with north at the top. */
export const parkLayer = (
  layerId: string,
  floor?: number,
): { -readonly [Key in keyof GraphLayer]: GraphLayer[Key] } => ({
  layerId,
  ...(floor === undefined ? {} : { floor }),
  pointList: [...controlPoints({ width: 1000, height: 1000 })],
});

type Node = readonly [nodeId: string, x: number, y: number, layerId?: string];
type Edge = readonly [
  a: string,
  b: string,
  kind?: PathKind,
  more?: { via?: readonly [number, number]; oneWay?: true; shade?: true },
];

/** Returns the answer of the graph call. */
export const graphAnswer = (nodes: readonly Node[], edges: readonly Edge[]): GraphAnswer => ({
  nodeList: nodes.map(([nodeId, x, y, layerId = 'out']) => ({ nodeId, layerId, x, y })),
  edgeList: edges.map(([a, b, kindCd = 'WALK', { via, oneWay, shade } = {}]) => ({
    a,
    b,
    kindCd,
    oneWayYn: oneWay ? 'Y' : 'N',
    shadeYn: shade ? 'Y' : 'N',
    ...(via === undefined ? {} : { viaX: via[0], viaY: via[1] }),
  })),
});

/** Returns a value that the test depends on, or throws. */
export const required = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('Expected a value.');
  return value;
};
