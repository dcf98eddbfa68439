import { describe, expect, it } from 'vitest';
import { addNode, addPath, moveNode, nearestEdge, removeNode, splitEdge, type Stop } from './graph-edits.ts';
import type { Graph } from './park.ts';

const graph: Graph = {
  nodes: [
    { id: 'gate', layer: 'out', x: 0, y: 0 },
    { id: 'n4', layer: 'out', x: 100, y: 0 },
    { id: 'top', layer: 'f3', x: 100, y: 0 },
  ],
  edges: [
    {
      a: 'gate',
      b: 'n4',
      via: { x: 50, y: 40 },
      kind: 'WALK',
      shade: true,
      closed: { from: '2026-12-01', until: '2026-12-02' },
    },
    { a: 'n4', b: 'top', kind: 'LIFT' },
  ],
};
const free: Stop = { layer: 'out', x: 300, y: 300, reach: 5 };

describe('edits of a path graph', () => {
  it('moves a node to whole units inside the layer', () => {
    expect(moveNode(graph, 'n4', { x: 90.4, y: -3 }).nodes[1]).toEqual({ id: 'n4', layer: 'out', x: 90, y: 0 });
  });

  it('adds a free node under a new ID', () => {
    expect(addNode(graph, free)).toEqual({
      id: 'n5',
      graph: { ...graph, nodes: [...graph.nodes, { id: 'n5', layer: 'out', x: 300, y: 300 }] },
    });
  });

  it('splits a path where a node is added on it, and keeps its course and properties', () => {
    const { graph: split, id } = addNode(graph, { layer: 'out', x: 50, y: 22, reach: 5 });
    const { shade, closed, kind } = graph.edges[0] ?? {};
    expect(split.nodes.at(-1)).toEqual({ id, layer: 'out', x: 50, y: 20 });
    expect(split.edges).toEqual([
      { a: 'gate', b: id, via: { x: 25, y: 20 }, kind, shade, closed },
      { a: id, b: 'n4', via: { x: 75, y: 20 }, kind, shade, closed },
      { a: 'n4', b: 'top', kind: 'LIFT' },
    ]);
  });

  it('does not split a path between two layers', () => {
    expect(splitEdge(graph, 1, 0.5)).toBeUndefined();
    expect(nearestEdge(graph, 'f3', { x: 100, y: 0 })).toBeUndefined();
  });

  it('removes a node with its paths', () => {
    expect(removeNode(graph, 'n4')).toEqual({ nodes: [graph.nodes[0], graph.nodes[2]], edges: [] });
  });

  it('draws a path through nodes and new places, and joins nothing twice', () => {
    const { graph: drawn, ids } = addPath(graph, [{ node: 'gate' }, { node: 'n4' }, free], {
      kind: 'WALK',
      oneWay: true,
    });
    expect(ids).toEqual(['gate', 'n4', 'n5']);
    expect(drawn.edges.slice(2)).toEqual([{ a: 'n4', b: 'n5', kind: 'WALK', oneWay: true }]);
  });

  it('draws a lift where a walk would change the layer', () => {
    expect(addPath(graph, [{ node: 'gate' }, { node: 'top' }], { kind: 'WALK' }).graph.edges.at(-1)).toEqual({
      a: 'gate',
      b: 'top',
      kind: 'LIFT',
    });
  });
});
