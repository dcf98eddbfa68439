import { expect, it } from 'vitest';
import { locateProblem, unreachableNodes } from './park-problems.ts';
import type { Park } from './park.ts';

const node = (id: string) => ({ id, layer: 'out', x: 0, y: 0 });
const graph: Park['graph'] = {
  nodes: ['a', 'b', 'c', 'd', 'e'].map(node),
  edges: [
    { a: 'a', b: 'b', kind: 'WALK' },
    { a: 'b', b: 'c', kind: 'WALK' },
    { a: 'c', b: 'd', kind: 'WALK', oneWay: true },
  ],
};
const park: Park = {
  venue: {},
  mapKey: 'park-map/one',
  graphKey: 'path-graph/one',
  startLayer: 'out',
  graph,
  layers: [{ id: 'out', name: { ko: '야외' }, art: 'map', width: 9, height: 9, north: 0, controlPoints: [] }],
  facilities: [
    {
      key: 'facility/F',
      facilityId: '1',
      category: '01',
      name: { ko: '', en: '' },
      icon: '',
      order: 1,
      at: { layer: 'out', x: 0, y: 0 },
      node: 'a',
    },
  ],
};

it.each([
  ['facility/F', '/node', { item: { kind: 'facility', id: 'facility/F' }, layer: undefined }],
  ['path-graph/one', '/nodes/1', { item: { kind: 'node', id: 'b' }, layer: undefined }],
  ['path-graph/one', '/edges/2/kind', { item: { kind: 'edge', id: 'c~d~WALK' }, layer: undefined }],
  ['park-map/one', '/layers/0/controlPoints/2', { item: { kind: 'point', id: '2' }, layer: 'out' }],
  ['park-map/one', '/start', { item: undefined, layer: undefined }],
])('finds the item of a problem of %s at %s', (key, pointer, found) => {
  const [type = '', id = ''] = key.split('/');
  expect(locateProblem(park, { at: { type, id, pointer } })).toEqual(found);
});

it('counts nodes behind a one-way path and nodes without paths as unreachable', () => {
  expect(unreachableNodes(graph)).toEqual(['d', 'e']);
});
