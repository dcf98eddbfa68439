import { expect, it } from 'vitest';
import { briefly, faultSite, problemsWith } from '#tests/fault-site.ts';

type Fields = Readonly<Record<string, unknown>>;

const documentOf = (key: string): Fields =>
  faultSite().documents.find(({ type, id }) => `${type}/${id}` === key)?.body ?? {};
const layers = documentOf('park-map/test-park')['layers'] as readonly (Fields & {
  readonly controlPoints: readonly Fields[];
})[];
const [outdoors = { controlPoints: [] }] = layers;
const { nodes, edges } = documentOf('path-graph/test-park') as {
  readonly nodes: readonly Fields[];
  readonly edges: readonly Fields[];
};

it.each<{
  readonly what: string;
  readonly changes: Readonly<Record<string, Fields>>;
  readonly found: readonly unknown[];
}>([
  {
    what: 'the layer of a facility',
    changes: { 'facility/TP-stage': { at: { layer: 'halls', x: 190, y: 110 } } },
    found: ['dangling-reference', 'facility/TP-stage/at/layer', 'hall'],
  },
  {
    what: 'the node of a facility',
    changes: { 'facility/TP-wheel': { node: 'plasa' } },
    found: ['dangling-reference', 'facility/TP-wheel/node', 'plaza'],
  },
  {
    what: 'the category of a facility',
    changes: { 'facility/TP-wheel': { faciltCateKindCd: '09' } },
    found: ['dangling-reference', 'facility/TP-wheel/faciltCateKindCd'],
  },
  {
    what: 'a tag of a facility',
    changes: { 'facility/TP-wheel': { tags: ['GATES'] } },
    found: ['dangling-reference', 'facility/TP-wheel/tags/0', 'GATE'],
  },
  {
    what: 'the park of a show',
    changes: { 'show/TP-show': { parkKindCd: '55', facilityId: undefined } },
    found: ['dangling-reference', 'show/TP-show/parkKindCd'],
  },
  {
    what: 'the facility of a show',
    changes: { 'show/TP-show': { facilityId: '999' } },
    found: ['dangling-reference', 'show/TP-show/facilityId'],
  },
  {
    what: 'a closed facility',
    changes: { 'opening/TP-days': { closed: [{ facilityId: '202' }] } },
    found: ['dangling-reference', 'opening/TP-days/closed/0/facilityId'],
  },
  {
    what: 'the venue of opening hours',
    changes: { 'opening/TP-days': { venue: 'TQ' } },
    found: ['dangling-reference', 'opening/TP-days/venue'],
  },
  {
    what: 'the art of a layer',
    changes: { 'park-map/test-park': { layers: [{ ...layers[0], art: 'parc' }, layers[1]] } },
    found: ['dangling-reference', 'park-map/test-park/layers/0/art', 'park'],
  },
  {
    what: 'the layer of the start',
    changes: { 'park-map/test-park': { start: { layer: 'outs', x: 1, y: 1, zoom: 1 } } },
    found: ['dangling-reference', 'park-map/test-park/start/layer'],
  },
  {
    what: 'the first floor',
    changes: { 'park-map/test-park': { defaultFloor: 4 } },
    found: ['dangling-reference', 'park-map/test-park/defaultFloor'],
  },
  {
    what: 'an end of a path',
    changes: { 'path-graph/test-park': { edges: [...edges, { a: 'gate', b: 'plazza', kind: 'WALK' }] } },
    found: ['dangling-reference', 'path-graph/test-park/edges/2/b', 'plaza'],
  },
])('reports an unknown name: $what', async ({ changes, found }) => {
  expect((await problemsWith(changes)).map(briefly)).toEqual([found]);
});

it.each<{
  readonly what: string;
  readonly changes: Readonly<Record<string, Fields>>;
  readonly found: readonly unknown[];
}>([
  {
    what: 'the number of a facility',
    changes: { 'facility/TP-stage': { facilityId: '101' }, 'show/TP-show': { facilityId: '101' } },
    found: ['duplicate-id', 'facility/TP-stage/facilityId'],
  },
  {
    what: 'a former number in a category',
    changes: { 'facility/TP-stage': { faciltCateKindCd: '01', formerIds: ['101'] } },
    found: ['duplicate-id', 'facility/TP-stage/formerIds/0'],
  },
  {
    what: 'a floor',
    changes: { 'park-map/test-park': { layers: [...layers, { ...layers[1], id: 'hall-b' }] } },
    found: ['duplicate-id', 'park-map/test-park/layers/2/floor'],
  },
  {
    what: 'a node',
    changes: { 'path-graph/test-park': { nodes: [...nodes, nodes[0]] } },
    found: ['duplicate-id', 'path-graph/test-park/nodes/3/id'],
  },
])('reports what must be unique: $what', async ({ changes, found }) => {
  expect((await problemsWith(changes)).map(briefly)).toEqual([found]);
});

it.each(['park-map', 'path-graph'])('reports a second %s of a venue', async (type) => {
  expect((await problemsWith({}, [{ ...documentOf(`${type}/test-park`), id: 'second' }])).map(briefly)).toEqual([
    ['duplicate-id', `${type}/second/venue`],
  ]);
});

it.each<{
  readonly what: string;
  readonly changes: Readonly<Record<string, Fields>>;
  readonly found: readonly unknown[];
}>([
  {
    what: 'a facility that closes before it opens',
    changes: { 'facility/TP-wheel': { hours: [{ from: '18:00', until: '10:00' }] } },
    found: ['window-reversed', 'facility/TP-wheel/hours/0/until'],
  },
  {
    what: 'a venue that closes when it opens',
    changes: { 'opening/TP-days': { hours: { from: '10:00', until: '10:00' } } },
    found: ['window-reversed', 'opening/TP-days/hours/until'],
  },
  {
    what: 'a night that ends before the day',
    changes: { 'opening/TP-days': { hours: { from: '10:00', until: '20:00', nightUntil: '19:00' } } },
    found: ['window-reversed', 'opening/TP-days/hours/nightUntil'],
  },
  {
    what: 'a season that ends before it begins',
    changes: { 'opening/TP-days': { season: { weekdays: ['MON'], from: '2026-12-02', until: '2026-12-01' } } },
    found: ['window-reversed', 'opening/TP-days/season/until'],
  },
  {
    what: 'a show that begins before the last one ends',
    changes: { 'show/TP-show': { minutes: 30, schedule: [{ times: ['14:00', '15:00', '14:20'] }] } },
    found: ['schedule-overlap', 'show/TP-show/schedule/0/times/2'],
  },
  {
    what: 'a day that does not exist',
    changes: { 'show/TP-show': { schedule: [{ from: '2026-02-30', times: ['14:00'] }] } },
    found: ['impossible-date', 'show/TP-show/schedule/0/from'],
  },
  {
    what: 'hours of no day',
    changes: { 'opening/TP-days': { season: undefined } },
    found: ['settings-clash', 'opening/TP-days'],
  },
  {
    what: 'a date and a season',
    changes: { 'opening/TP-days': { date: '2026-12-01' } },
    found: ['settings-clash', 'opening/TP-days/season'],
  },
  {
    what: 'heights that exclude everybody',
    changes: { 'facility/TP-wheel': { limits: { heightMin: 150, heightMax: 140 } } },
    found: ['settings-clash', 'facility/TP-wheel/limits/heightMax'],
  },
  {
    what: 'a zoom range that is reversed',
    changes: { 'park-map/test-park': { zoom: { min: 3, max: 2 } } },
    found: ['settings-clash', 'park-map/test-park/zoom/max'],
  },
  {
    what: 'a facility that is never shown',
    changes: { 'park-map/test-park': { zoom: { min: 1, max: 2 } }, 'facility/TP-wheel': { fromZoom: 3 } },
    found: ['zoom-out-of-range', 'facility/TP-wheel/fromZoom'],
  },
  {
    what: 'control points that do not fit together',
    changes: {
      'park-map/test-park': {
        layers: [
          {
            ...outdoors,
            controlPoints: [...outdoors.controlPoints, { x: 400, y: 400, lat: 37.2975, lng: 127.202261 }],
          },
          layers[1],
        ],
      },
    },
    found: ['map-fit', 'park-map/test-park/layers/0/controlPoints'],
  },
  {
    what: 'live states of an upstream that the data service does not name',
    changes: {
      'venue/TP': { liveStates: 'upstream' },
      'data-service/DTS_TST_00001': { path: '/api/v1/iam/information/states' },
    },
    found: ['upstream-missing', 'venue/TP/liveStates'],
  },
  {
    what: 'a one-way path without a way back',
    changes: { 'path-graph/test-park': { edges: [{ ...edges[0], oneWay: true }, edges[1]] } },
    found: ['path-disconnected', 'path-graph/test-park/nodes/0'],
  },
])('reports $what', async ({ changes, found }) => {
  expect((await problemsWith(changes)).map(briefly)).toEqual([found]);
});

it('reports nothing twice when the map or the paths are invalid', async () => {
  expect((await problemsWith({ 'park-map/test-park': { zoom: 5 } })).map(({ at }) => at.type)).toEqual(['park-map']);
  expect((await problemsWith({ 'path-graph/test-park': { nodes: 'all' } })).map(({ at }) => at.type)).toEqual([
    'path-graph',
  ]);
});
