import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { arrivalTime, routeLines, type RouteRequest, type WayGraph } from './index.ts';
import { buildGraph, createWalkSeconds, findRoute } from './search.ts';
import { graphAnswer, parkLayer, required } from './test-park.ts';

const layers = [parkLayer('out'), parkLayer('f3', 3), parkLayer('f5', 5)];
const visited = (graph: WayGraph, request: Partial<RouteRequest> & Pick<RouteRequest, 'from' | 'to'>) => {
  const route = findRoute(graph, { mode: 'fast', ...request });
  return route?.sections
    .flatMap(({ from, to }, index) => (index === 0 ? [from.nodeId, to.nodeId] : [to.nodeId]))
    .join(' ');
};

/** A square of 100 m with a short cut over stairs, and a long way round in the shade. */
const square = buildGraph(
  graphAnswer(
    [
      ['a', 0, 0],
      ['b', 100, 0],
      ['c', 100, 100],
      ['d', 0, 100],
      ['e', 150, 50],
    ],
    [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c', 'STAIRS'],
      ['a', 'd', 'WALK', { shade: true }],
      ['d', 'c', 'WALK', { shade: true }],
      ['b', 'e'],
      ['c', 'e', 'WALK', { oneWay: true }],
    ],
  ),
  layers,
);

describe('findRoute', () => {
  it('takes the quickest route at 65 m a minute', () => {
    const route = findRoute(square, { from: { nodeId: 'a' }, to: { nodeId: 'c' }, mode: 'fast' });
    expect(route).toMatchObject({
      metres: expect.closeTo(141.4, 1),
      seconds: expect.closeTo(130.5, 1),
      hasStairs: true,
    });
    expect(arrivalTime({ seconds: 130.5 }, 1000)).toBe(131_500);
  });

  it('avoids stairs in the step-free mode, and on request in every mode', () => {
    expect(visited(square, { from: { nodeId: 'a' }, to: { nodeId: 'c' }, mode: 'step-free' })).toMatch(/^a [bd] c$/);
    expect(visited(square, { from: { nodeId: 'a' }, to: { nodeId: 'c' }, noStairs: true })).toMatch(/^a [bd] c$/);
  });

  it('prefers the shade in the shade mode', () => {
    expect(visited(square, { from: { nodeId: 'a' }, to: { nodeId: 'c' }, mode: 'shade', noStairs: true })).toBe(
      'a d c',
    );
  });

  it('never goes against a one-way path', () => {
    expect(visited(square, { from: { nodeId: 'c' }, to: { nodeId: 'e' } })).toBe('c e');
    expect(visited(square, { from: { nodeId: 'e' }, to: { nodeId: 'c' } })).toBe('e b c');
  });

  it('visits up to three stops in order', () => {
    const route = findRoute(square, {
      from: { nodeId: 'a' },
      to: { nodeId: 'a' },
      via: [{ nodeId: 'b' }, { nodeId: 'c' }, { nodeId: 'd' }],
      mode: 'fast',
    });
    expect(route?.sections.map(({ to }) => to.nodeId)).toEqual(['b', 'c', 'd', 'a']);
    expect(route?.stops).toEqual([1, 2, 3, 4]);
  });

  it('counts lifts as 45 s and stairs as 20 s a floor, and tells them apart between the same nodes', () => {
    const floors = buildGraph(
      graphAnswer(
        [
          ['low', 10, 10, 'f3'],
          ['high', 10, 10, 'f5'],
        ],
        [
          ['low', 'high', 'LIFT'],
          ['low', 'high', 'STAIRS'],
        ],
      ),
      layers,
    );
    const [from, to] = [{ nodeId: 'low' }, { nodeId: 'high' }];
    expect(findRoute(floors, { from, to, mode: 'fast' })).toMatchObject({ seconds: 40, metres: 0, hasStairs: true });
    expect(findRoute(floors, { from, to, mode: 'step-free' })).toMatchObject({ seconds: 45, hasStairs: false });
  });

  it('finds nothing where only stairs lead and none are wanted, and for unknown places', () => {
    const stairs = buildGraph(
      graphAnswer(
        [
          ['a', 0, 0],
          ['b', 50, 0],
        ],
        [['a', 'b', 'STAIRS']],
      ),
      layers,
    );
    expect(findRoute(stairs, { from: { nodeId: 'a' }, to: { nodeId: 'b' }, mode: 'step-free' })).toBeUndefined();
    expect(findRoute(stairs, { from: { nodeId: 'a' }, to: { nodeId: 'nowhere' }, mode: 'fast' })).toBeUndefined();
    expect(createWalkSeconds(stairs)('a', 'nowhere')).toBe(Infinity);
    expect(
      findRoute(stairs, { from: { layerId: 'nowhere', x: 0, y: 0 }, to: { nodeId: 'a' }, mode: 'fast' }),
    ).toBeUndefined();
  });

  it('measures curves and starts at the nearest point of a curve', () => {
    const curve = buildGraph(
      graphAnswer(
        [
          ['a', 0, 0],
          ['b', 100, 0],
        ],
        [['a', 'b', 'WALK', { via: [50, 100] }]],
      ),
      layers,
    );
    const whole = findRoute(curve, { from: { nodeId: 'a' }, to: { nodeId: 'b' }, mode: 'fast' });
    const half = findRoute(curve, { from: { layerId: 'out', x: 50, y: 70 }, to: { nodeId: 'b' }, mode: 'fast' });
    // Exact length of the parabola: 147.894 m.
    expect(whole?.metres).toBeCloseTo(147.5, 0);
    expect(half?.sections[0]?.points[0]).toEqual({ x: expect.closeTo(50, 5), y: expect.closeTo(50, 5) });
    expect(half?.metres).toBeCloseTo((whole?.metres ?? 0) / 2, 0);
  });

  it('walks between two points of one path without visiting its ends, and leaves the graph as it was', () => {
    const line = buildGraph(
      graphAnswer(
        [
          ['a', 0, 0],
          ['b', 100, 0],
        ],
        [['a', 'b', 'WALK', { oneWay: true }]],
      ),
      layers,
    );
    const [near, far] = [
      { layerId: 'out', x: 20, y: 5 },
      { layerId: 'out', x: 80, y: 5 },
    ];
    expect(findRoute(line, { from: near, to: far, mode: 'fast' })?.metres).toBeCloseTo(60, 1);
    expect(findRoute(line, { from: far, to: near, mode: 'fast' })).toBeUndefined();
    expect(line.search.getNodesCount()).toBe(2);
    expect(line.search.getLinksCount()).toBe(1);
  });

  it('draws one line for each stay on a layer', () => {
    const park = buildGraph(
      graphAnswer(
        [
          ['a', 0, 0],
          ['b', 9, 0],
          ['c', 9, 0, 'f3'],
          ['d', 20, 0, 'f3'],
          ['e', 30, 0, 'f3'],
        ],
        [
          ['a', 'b'],
          ['b', 'c', 'GATE'],
          ['c', 'd'],
          ['d', 'e'],
        ],
      ),
      layers,
    );
    const route = required(findRoute(park, { from: { nodeId: 'a' }, to: { nodeId: 'e' }, mode: 'fast' }));
    expect(routeLines(route)).toEqual([
      {
        layerId: 'out',
        points: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
        ],
      },
      {
        layerId: 'f3',
        points: [
          { x: 9, y: 0 },
          { x: 20, y: 0 },
          { x: 30, y: 0 },
        ],
      },
    ]);
  });

  it('leaves out nodes of unknown layers and edges without ends', () => {
    const graph = buildGraph(
      graphAnswer(
        [
          ['a', 0, 0],
          ['b', 9, 0, 'gone'],
        ],
        [
          ['a', 'b'],
          ['a', 'c'],
        ],
      ),
      layers,
    );
    expect([graph.nodes.size, graph.edges.length]).toEqual([1, 0]);
  });

  it('is as quick as plain relaxation on any graph, alone and from one search for many ends, also where lifts shorten the way', () => {
    const node = fc.record({
      x: fc.integer({ min: 0, max: 1000 }),
      y: fc.integer({ min: 0, max: 1000 }),
      layerId: fc.constantFrom('out', 'f3', 'f5'),
    });
    const edge = fc.record({
      a: fc.nat(11),
      b: fc.nat(11),
      kind: fc.constantFrom('WALK', 'STAIRS', 'LIFT', 'RAMP', 'GATE'),
      oneWay: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(node, { minLength: 12, maxLength: 12 }),
        fc.array(edge, { minLength: 8, maxLength: 30 }),
        fc.constantFrom('fast', 'step-free'),
        (nodes, edges, mode) => {
          const graph = buildGraph(
            graphAnswer(
              nodes.map(({ x, y, layerId }, index) => [`n${index}`, x, y, layerId]),
              edges.map(({ a, b, kind, oneWay }) => [`n${a}`, `n${b}`, kind, oneWay ? { oneWay } : {}]),
            ),
            layers,
          );
          const route = findRoute(graph, { from: { nodeId: 'n0' }, to: { nodeId: 'n11' }, mode });
          expect(route?.seconds ?? Infinity).toBeCloseTo(dijkstra(graph, 'n0', 'n11', mode === 'step-free'), 6);
          expect(createWalkSeconds(graph)('n0', 'n11')).toBeCloseTo(dijkstra(graph, 'n0', 'n11', false), 6);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** Relaxes all edges as often as there are nodes: slow, plain and right. */
function dijkstra({ nodes, edges }: WayGraph, from: string, to: string, noStairs: boolean): number {
  const least = new Map([[from, 0]]);
  const relax = (a: string, b: string, seconds: number) =>
    least.set(b, Math.min(least.get(b) ?? Infinity, (least.get(a) ?? Infinity) + seconds));
  for (const _ of nodes) {
    for (const { section, oneWay } of edges.filter((edge) => !noStairs || edge.section.kind !== 'STAIRS')) {
      relax(section.from.nodeId, section.to.nodeId, section.seconds);
      relax(section.to.nodeId, section.from.nodeId, oneWay ? Infinity : section.seconds);
    }
  }
  return least.get(to) ?? Infinity;
}
