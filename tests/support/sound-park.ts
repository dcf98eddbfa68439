import type { Body } from './sound-site.ts';

const both = (ko: string, en: string) => ({ ko, en });
/** Half a metre a unit; the drawing is 200 m wide and high. */
const controlPoints = [
  { x: 0, y: 0, lat: 37.3, lng: 127.2 },
  { x: 400, y: 0, lat: 37.3, lng: 127.202261 },
  { x: 0, y: 400, lat: 37.298201, lng: 127.2 },
];
const layer = (id: string, more: object) => ({
  id,
  name: both('층', 'Layer'),
  art: 'park',
  width: 400,
  height: 400,
  north: 0,
  controlPoints,
  ...more,
});

/** Documents of a sound park for the venue `TP`: a map of two layers, paths, two facilities, a show and opening hours. */
export const soundPark = (): Body[] => [
  {
    type: 'code-list',
    id: 'COD_IAM_FACILITY_CATEGORY',
    v: 1,
    items: [
      { codeId: '01', codeName: both('놀이기구', 'Rides') },
      { codeId: '02', codeName: both('공연', 'Shows') },
    ],
  },
  { type: 'code-list', id: 'COD_IAM_FACILITY_TAG', v: 1, items: [{ codeId: 'GATE', codeName: both('문', 'Gate') }] },
  {
    type: 'park-map',
    id: 'test-park',
    v: 1,
    venue: 'TP',
    layers: [layer('out', {}), layer('hall', { floor: 3 })],
    zoom: { min: 1, max: 4 },
    start: { layer: 'out', x: 200, y: 200, zoom: 1 },
  },
  {
    type: 'path-graph',
    id: 'test-park',
    v: 1,
    venue: 'TP',
    nodes: [
      { id: 'gate', layer: 'out', x: 100, y: 100 },
      { id: 'plaza', layer: 'out', x: 180, y: 100 },
      { id: 'stage', layer: 'hall', x: 180, y: 100 },
    ],
    edges: [
      { a: 'gate', b: 'plaza', kind: 'WALK' },
      { a: 'plaza', b: 'stage', kind: 'LIFT' },
    ],
  },
  {
    type: 'facility',
    id: 'TP-wheel',
    v: 1,
    parkKindCd: '09',
    faciltCateKindCd: '01',
    facilityId: '101',
    order: 1,
    name: both('관람차', 'Wheel'),
    icon: 'bell',
    node: 'plaza',
    stepFree: true,
    tags: ['GATE'],
    at: { layer: 'out', x: 190, y: 110 },
    hours: [{ from: '10:00', until: '18:00' }],
  },
  {
    type: 'facility',
    id: 'TP-stage',
    v: 1,
    parkKindCd: '09',
    faciltCateKindCd: '02',
    facilityId: '201',
    order: 2,
    name: both('무대', 'Stage'),
    icon: 'bell',
    node: 'stage',
    stepFree: true,
    at: { layer: 'hall', x: 190, y: 110 },
  },
  {
    type: 'show',
    id: 'TP-show',
    v: 1,
    parkKindCd: '09',
    showId: '301',
    order: 1,
    name: both('등불 공연', 'Lantern show'),
    facilityId: '201',
    minutes: 20,
    schedule: [{ times: ['14:00'] }],
  },
  {
    type: 'opening',
    id: 'TP-days',
    v: 1,
    venue: 'TP',
    season: { weekdays: ['MON', 'SAT'] },
    hours: { from: '10:00', until: '20:00' },
  },
];
