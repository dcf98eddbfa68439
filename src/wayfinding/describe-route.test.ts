import { describe, expect, it } from 'vitest';
import { toGeo, type RouteRequest } from './index.ts';
import { buildGraph, describeRoute, findRoute, locateOnRoute, nextStep, shouldReroute } from './search.ts';
import { graphAnswer, parkLayer, required } from './test-park.ts';

const layers = [parkLayer('out'), parkLayer('f3', 3), parkLayer('f5', 5)];
/** North 100 m, right 60 m, through a door, up a lift, and on. `x` makes the corner a junction. */
const graph = buildGraph(
  graphAnswer(
    [
      ['a', 500, 500],
      ['corner', 500, 400],
      ['x', 440, 400],
      ['door', 560, 400],
      ['in', 560, 400, 'f3'],
      ['lift', 580, 400, 'f3'],
      ['top', 580, 400, 'f5'],
      ['end', 580, 360, 'f5'],
    ],
    [
      ['a', 'corner', 'WALK', { shade: true }],
      ['corner', 'x'],
      ['corner', 'door'],
      ['door', 'in', 'GATE'],
      ['in', 'lift'],
      ['lift', 'top', 'LIFT'],
      ['top', 'end'],
    ],
  ),
  layers,
);
const landmarks = [
  { facilityId: 'carousel', layerId: 'out', x: 510, y: 380 },
  { facilityId: 'far', layerId: 'out', x: 900, y: 900 },
];
const walk = (from: string, to: string, more: Partial<RouteRequest> = {}) => {
  const route = required(findRoute(graph, { from: { nodeId: from }, to: { nodeId: to }, mode: 'fast', ...more }));
  return { route, steps: describeRoute(graph, route, landmarks) };
};

describe('describeRoute', () => {
  it('tells turns with landmark and length, changes of layer, and the arrival; shade only outdoors', () => {
    expect(walk('a', 'end').steps).toEqual([
      {
        kind: 'start',
        at: { layerId: 'out', x: 500, y: 500 },
        from: 0,
        metres: expect.closeTo(100, 1),
        seconds: expect.closeTo(92.3, 1),
        shade: true,
      },
      {
        kind: 'turn',
        turn: 'right',
        angle: 90,
        at: { layerId: 'out', x: 500, y: 400 },
        from: expect.closeTo(100, 1),
        metres: expect.closeTo(60, 1),
        seconds: expect.closeTo(55.4, 1),
        shade: false,
        landmarkId: 'carousel',
        side: 'left',
      },
      {
        kind: 'change',
        by: 'GATE',
        toLayerId: 'f3',
        at: { layerId: 'out', x: 560, y: 400 },
        from: expect.closeTo(160, 1),
        metres: expect.closeTo(20, 1),
        seconds: expect.closeTo(18.5, 1),
        shade: false,
      },
      {
        kind: 'change',
        by: 'LIFT',
        toLayerId: 'f5',
        at: { layerId: 'f3', x: 580, y: 400 },
        from: expect.closeTo(180, 1),
        metres: expect.closeTo(40, 1),
        seconds: expect.closeTo(81.9, 1),
        shade: false,
      },
      {
        kind: 'arrive',
        at: { layerId: 'f5', x: 580, y: 360 },
        from: expect.closeTo(220, 1),
        metres: 0,
        seconds: 0,
        shade: false,
        stop: 0,
      },
    ]);
  });

  it.each([
    ['left', 'door', 'a', -90],
    ['right', 'x', 'a', 90],
  ])('tells %s from the direction of walking', (turn, from, to, angle) => {
    expect(walk(from, to).steps[1]).toMatchObject({ kind: 'turn', turn, angle });
  });

  it('goes straight on over a junction without a step', () => {
    expect(walk('x', 'door').steps.map(({ kind }) => kind)).toEqual(['start', 'arrive']);
  });

  it('names each stop, and a change of layer that begins at one', () => {
    const { steps } = walk('a', 'end', { via: [{ nodeId: 'x' }, { nodeId: 'lift' }] });
    expect(steps.flatMap(({ kind, stop, by }) => (kind === 'turn' ? [] : [[kind, stop ?? by]]))).toEqual([
      ['start', undefined],
      ['stop', 0],
      ['change', 'GATE'],
      ['stop', 1],
      ['change', 'LIFT'],
      ['arrive', 2],
    ]);
  });

  it('joins two turns within a few metres', () => {
    const zigzag = buildGraph(
      graphAnswer(
        [
          ['a', 0, 100],
          ['b', 0, 50],
          ['c', 5, 50],
          ['d', 5, 0],
          ['e', -40, 50],
          ['f', 50, 50],
        ],
        [
          ['a', 'b'],
          ['b', 'c'],
          ['c', 'd'],
          ['b', 'e'],
          ['c', 'f'],
        ],
      ),
      layers,
    );
    const kinds = (to: string) =>
      describeRoute(
        zigzag,
        required(findRoute(zigzag, { from: { nodeId: 'a' }, to: { nodeId: to }, mode: 'fast' })),
        [],
      ).map(({ kind }) => kind);
    expect(kinds('d')).toEqual(['start', 'arrive']);
    expect(kinds('f')).toEqual(['start', 'turn', 'arrive']);
  });

  it('describes a route of no length as nothing to do', () => {
    expect(walk('a', 'a').steps).toEqual([]);
  });
});

describe('following a route', () => {
  const { route, steps } = walk('a', 'end');
  const out = required(graph.layers.get('out'));
  const at = (x: number, y: number, done?: number) => locateOnRoute(graph, route, toGeo(out.fit, { x, y }), done);

  it('finds the progress, the distance from the route and the next step', () => {
    const position = at(507, 450);
    expect(position).toMatchObject({
      metresOff: expect.closeTo(7, 1),
      done: expect.closeTo(50, 1),
      left: expect.closeTo(170, 1),
    });
    expect(nextStep(steps, position?.done ?? 0)).toMatchObject({ kind: 'turn' });
    expect(nextStep(steps, 999)).toMatchObject({ kind: 'arrive' });
  });

  it('goes on along a route that comes back the same way', () => {
    const back = walk('a', 'a', { via: [{ nodeId: 'corner' }] });
    expect(locateOnRoute(graph, back.route, toGeo(out.fit, { x: 500, y: 450 }), 0)?.done).toBeCloseTo(50, 1);
    expect(locateOnRoute(graph, back.route, toGeo(out.fit, { x: 500, y: 450 }), 120)?.done).toBeCloseTo(150, 1);
  });

  it('asks for a new route more than 25 m off, at most once in 5 s', () => {
    expect(shouldReroute(25, 9000, undefined)).toBe(false);
    expect(shouldReroute(26, 9000, undefined)).toBe(true);
    expect(shouldReroute(26, 9000, 4001)).toBe(false);
    expect(shouldReroute(26, 9000, 4000)).toBe(true);
  });
});
