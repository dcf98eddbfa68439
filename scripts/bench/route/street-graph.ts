import type { GraphLayer, PathKind } from '../../../src/wayfinding/index.ts';

const SIDE = 20;
const FLOORS = 5;
const SPACING = 30;
/** Seed of the graph. */
export const SEED = 7;

/** Returns a deterministic random function. */
export const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

export const layers: readonly GraphLayer[] = Array.from({ length: FLOORS }, (_, floor) => ({
  layerId: `f${floor}`,
  floor,
  pointList: [
    [0, 0],
    [600, 0],
    [0, 600],
    [600, 600],
  ].map(([x = 0, y = 0]) => ({ x, y, lat: 37.3 - y / 111_195, lng: 127.2 + x / 88_450 })),
}));

/** Five floors of 400 nodes: crooked streets with gaps, curves and one-way paths, joined by lifts and stairs. */
export function makeGraph() {
  const random = randomFrom(SEED);
  const idOf = (floor: number, x: number, y: number) => `${floor}-${x}-${y}`;
  const nodeList = layers.flatMap(({ layerId }, floor) =>
    Array.from({ length: SIDE * SIDE }, (_, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      return { nodeId: idOf(floor, x, y), layerId, x: x * SPACING + random() * 12, y: y * SPACING + random() * 12 };
    }),
  );
  const edge = (a: string, b: string, kindCd: PathKind = 'WALK') => ({
    a,
    b,
    kindCd,
    oneWayYn: random() < 0.05 ? ('Y' as const) : ('N' as const),
    shadeYn: random() < 0.4 ? ('Y' as const) : ('N' as const),
  });
  const edgeList = layers.flatMap((_, floor) =>
    Array.from({ length: SIDE * SIDE }, (__, at) => [at % SIDE, Math.floor(at / SIDE)] as const).flatMap(([x, y]) => [
      ...(x + 1 < SIDE && random() < 0.85 ? [edge(idOf(floor, x, y), idOf(floor, x + 1, y))] : []),
      ...(y + 1 < SIDE && random() < 0.85 ? [edge(idOf(floor, x, y), idOf(floor, x, y + 1))] : []),
      ...(floor + 1 < FLOORS && random() < 0.02
        ? [
            edge(idOf(floor, x, y), idOf(floor + 1, x, y), 'LIFT'),
            edge(idOf(floor, x, y), idOf(floor + 1, x, y), 'STAIRS'),
          ]
        : []),
    ]),
  );
  return { nodeList, edgeList };
}
