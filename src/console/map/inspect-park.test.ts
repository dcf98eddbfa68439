import { expect, it } from 'vitest';
import { inspectPark } from './inspect-park.ts';
import type { Park } from './park.ts';
import { fitsOf } from './use-park.ts';

/** About one metre a unit. */
const controlPoints = [
  { x: 0, y: 0, lat: 37.3, lng: 127.2 },
  { x: 1000, y: 0, lat: 37.3, lng: 127.211305 },
  { x: 0, y: 1000, lat: 37.291007, lng: 127.2 },
];
const node = (id: string, x: number, y = 0) => ({ id, layer: 'out', x, y });
const facility = (key: string, x: number, y: number) => ({
  key,
  facilityId: key,
  category: '01',
  name: { ko: '', en: '' },
  icon: '',
  order: 1,
  at: { layer: 'out', x, y },
  node: 'a',
});
const park: Park = {
  venue: {},
  mapKey: 'park-map/one',
  graphKey: 'path-graph/one',
  startLayer: 'out',
  layers: [{ id: 'out', name: { ko: '야외' }, art: 'map', width: 1000, height: 1000, north: 0, controlPoints }],
  graph: {
    nodes: [node('a', 0), node('b', 79), node('c', 160), node('lost', 1001)],
    edges: [
      { a: 'a', b: 'b', kind: 'WALK' },
      { a: 'b', b: 'c', kind: 'WALK' },
    ],
  },
  facilities: [facility('near', 0, 39), facility('far', 0, 41)],
};

it('reports paths over 80 m, entrances over 40 m, items outside of the layer and nodes without a way', () => {
  expect(inspectPark(park, fitsOf(park))).toEqual([
    { kind: 'long', item: { kind: 'edge', id: 'b~c~WALK' }, metres: expect.closeTo(81, 0) },
    { kind: 'outside', item: { kind: 'node', id: 'lost' } },
    { kind: 'unreachable', item: { kind: 'node', id: 'lost' } },
    { kind: 'far', item: { kind: 'facility', id: 'far' }, metres: expect.closeTo(41, 0) },
  ]);
});
