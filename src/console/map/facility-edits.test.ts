import { describe, expect, it } from 'vitest';
import { fitLayer } from '#wayfinding';
import { moveFacility, nearestNode, newFacility, nextFacilityId, withoutNode } from './facility-edits.ts';
import type { Park } from './park.ts';

/** About one metre a unit. */
const controlPoints = [
  { x: 0, y: 0, lat: 37.3, lng: 127.2 },
  { x: 1000, y: 0, lat: 37.3, lng: 127.211305 },
  { x: 0, y: 1000, lat: 37.291007, lng: 127.2 },
];
const fit = fitLayer(controlPoints);
const wheel = {
  type: 'facility',
  id: 'EL-wheel',
  v: 1,
  at: { layer: 'out', x: 100, y: 100 },
  node: 'a',
  name: { ko: '관람차' },
};
const park: Park = {
  venue: { type: 'venue', id: 'EL', parkKindCd: '01' },
  mapKey: 'park-map/one',
  graphKey: 'path-graph/one',
  startLayer: 'out',
  layers: [{ id: 'out', name: { ko: '야외' }, art: 'map', width: 1000, height: 1000, north: 0, controlPoints }],
  graph: {
    nodes: [
      { id: 'a', layer: 'out', x: 100, y: 110 },
      { id: 'b', layer: 'out', x: 160, y: 100 },
      { id: 'up', layer: 'f3', x: 100, y: 100 },
    ],
    edges: [],
  },
  facilities: [
    {
      key: 'facility/EL-wheel',
      facilityId: '101',
      category: '01',
      name: { ko: '관람차', en: '' },
      icon: 'confetti',
      order: 3,
      at: wheel.at,
      node: 'a',
    },
  ],
};
const { nodes } = park.graph;

describe('edits of facilities', () => {
  it('snaps a moved facility to the nearest node of its layer and tells the distance', () => {
    const at = { layer: 'out', x: 150.4, y: 100 };
    const near = nearestNode(nodes, at, fit);
    expect(near).toEqual({ node: nodes[1], metres: expect.closeTo(9.6, 1) });
    expect(moveFacility(wheel, at, near)).toEqual({ ...wheel, at: { layer: 'out', x: 150, y: 100 }, node: 'b' });
  });

  it('keeps the node where the layer has none', () => {
    const at = { layer: 'f5', x: 1, y: 1 };
    expect(nearestNode(nodes, at, fit)).toBeUndefined();
    expect(moveFacility(wheel, at, undefined)).toEqual({ ...wheel, at });
  });

  it('gives a new facility the next number of its category and a free document ID', () => {
    expect(nextFacilityId(park.facilities, '01')).toBe('102');
    const made = newFacility(
      park,
      { category: '03', icon: 'gift', at: { layer: 'out', x: 5, y: 5 }, near: undefined },
      (id) => id === 'EL-301',
    );
    expect(made).toMatchObject({
      type: 'facility',
      id: 'EL-301-2',
      parkKindCd: '01',
      faciltCateKindCd: '03',
      facilityId: '301',
      name: { ko: '', en: '' },
      node: '',
    });
  });

  it('joins facilities of a removed node to the nearest remaining one', () => {
    expect(withoutNode([wheel], park, 'a', nodes.slice(1), () => fit)).toEqual({
      'facility/EL-wheel': { ...wheel, node: 'b' },
    });
    expect(withoutNode([wheel], park, 'b', nodes.slice(0, 1), () => fit)).toEqual({});
  });
});
