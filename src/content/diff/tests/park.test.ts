import { expect, it } from 'vitest';
import { diffDocuments } from '../index.ts';
import { parkDocuments } from '#tests/park-site.ts';

const site = (...args: Parameters<typeof parkDocuments>) =>
  parkDocuments(...args).map((body) => ({
    type: body.type,
    id: body.id,
    body: body as unknown as Record<string, unknown>,
  }));
const says = (before: Parameters<typeof parkDocuments>[0], after: Parameters<typeof parkDocuments>[0]) =>
  diffDocuments(site(before), site(after)).map(({ text: { en, ko } }) => [en, ko]);

it.each([
  {
    what: 'a limit',
    before: { heightMin: 120 },
    after: { heightMin: 130 },
    said: [
      'The facility “Wheel”: the minimum height is now 130 cm (was 120 cm).',
      '“관람차” 시설: 최소 키가 이제 130 cm예요(이전: 120 cm).',
    ],
  },
  {
    what: 'a new limit',
    before: {},
    after: { ageMin: 7 },
    said: ['The facility “Wheel”: the minimum age is now 7 years.', '“관람차” 시설: 최소 나이가 이제 7세예요.'],
  },
  {
    what: 'a removed limit',
    before: { heightMax: 190, ageMin: 7 },
    after: { ageMin: 7 },
    said: [
      'The facility “Wheel”: the maximum height was removed (was 190 cm).',
      '“관람차” 시설: 최대 키를 없앴어요(이전: 190 cm).',
    ],
  },
])('tells $what of a facility', ({ before, after, said }) => {
  expect(says({ 'facility/TP-wheel': { limits: before } }, { 'facility/TP-wheel': { limits: after } })).toEqual([said]);
});

it('tells in one sentence that a facility was moved', () => {
  expect(says({}, { 'facility/TP-wheel': { at: { layer: 'out', x: 195, y: 105 } } })).toEqual([
    ['The facility “Wheel”: it was moved on the map.', '“관람차” 시설: 지도에서 위치를 옮겼어요.'],
  ]);
});

it('counts the nodes and paths of a path graph', () => {
  const nodes = [
    { id: 'gate', layer: 'out', x: 101, y: 100 },
    { id: 'plaza', layer: 'out', x: 180, y: 100 },
    { id: 'stage', layer: 'hall', x: 180, y: 100 },
    { id: 'lake', layer: 'out', x: 200, y: 150 },
  ];
  const edges = [
    { a: 'gate', b: 'plaza', kind: 'WALK' },
    { a: 'plaza', b: 'lake', kind: 'WALK' },
  ];
  const [[en = '', ko = ''] = []] = says({}, { 'path-graph/test-park': { nodes, edges } });
  expect(en).toContain('1 node added, 1 node changed, 1 path added, 1 path removed.');
  expect(ko).toContain('지점 1개를 추가, 지점 1개를 변경, 길 1개를 추가, 길 1개를 삭제했어요.');
});

it('names one new node and one new path of a large graph, in whatever order names and items stand', () => {
  const nodes = Array.from({ length: 60 }, (_, index) => ({ id: `n${index}`, layer: 'out', x: index * 5, y: 100 }));
  const edges = nodes
    .slice(1)
    .map((node, index) => ({ a: `n${index}`, b: node.id, kind: 'WALK', via: { x: index, y: 2 } }));
  const reordered = edges.map(({ a, b, kind, via }) => ({ via: { y: via.y, x: via.x }, kind, b, a }));
  const after = {
    nodes: [...nodes, { y: 150, x: 200, layer: 'out', id: 'lake' }],
    edges: [{ kind: 'WALK', a: 'n3', b: 'lake' }, ...reordered],
  };
  expect(says({ 'path-graph/test-park': { nodes, edges } }, { 'path-graph/test-park': after })).toEqual([
    [
      expect.stringContaining(': 1 node added, 1 path added.'),
      expect.stringContaining('지점 1개를 추가, 길 1개를 추가했어요.'),
    ],
  ]);
});

it('tells a path that turned into stairs as one changed path', () => {
  const [[en] = []] = says(
    {},
    {
      'path-graph/test-park': {
        edges: [
          { a: 'gate', b: 'plaza', kind: 'STAIRS' },
          { a: 'plaza', b: 'stage', kind: 'LIFT' },
        ],
      },
    },
  );
  expect(en).toContain('1 path changed.');
});
