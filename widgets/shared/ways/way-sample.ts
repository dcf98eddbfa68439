import type { FacilityItem, GraphAnswer, MapAnswer } from '#schemas/calls/contents/park-answers';
import type { DataState } from '../../define-widget.ts';

/** A small park for the previews of directions: 400 × 400 m, four facilities, a hall with a lift and stairs. */
const pointList = [
  [0, 0],
  [400, 0],
  [0, 400],
  [400, 400],
].map(([x = 0, y = 0]) => ({ x, y, lat: 37.3 - y / 111_195, lng: 127.2 + x / 88_450 }));
const layer = (layerId: string, layerNm: string, floor?: number) => ({
  layerId,
  layerNm,
  imageNm: 'map-haneul',
  width: 400,
  height: 400,
  north: 0,
  pointList,
  ...(floor === undefined ? {} : { floor }),
});

const map: MapAnswer = {
  parkKindCd: '01',
  layerList: [layer('out', 'Outdoors'), layer('f3', '3F', 3), layer('f4', '4F', 4)],
  zoomMin: 1,
  zoomMax: 4,
  start: { layerId: 'out', x: 200, y: 200, zoom: 1 },
  cateList: [],
  tagList: [],
};

const facility = (
  facilityId: string,
  name: string,
  nodeId: string,
  x: number,
  y: number,
  layerId = 'out',
): FacilityItem => ({
  parkKindCd: '01',
  faciltCateKindCd: '01',
  facilityId,
  name,
  tag: '',
  summary: '',
  areaNm: '',
  iconNm: 'flag',
  imageNm: '',
  layerId,
  x,
  y,
  nodeId,
  order: 1,
  limits: {},
  tagList: [],
  stepFreeYn: 'Y',
  fromTm: '1000',
  untilTm: '2100',
  waitYn: 'N',
});

const edge = (
  a: string,
  b: string,
  kindCd: GraphAnswer['edgeList'][number]['kindCd'] = 'WALK',
  shadeYn: 'Y' | 'N' = 'N',
) => ({ a, b, kindCd, oneWayYn: 'N' as const, shadeYn });
const node = (nodeId: string, x: number, y: number, layerId = 'out') => ({ nodeId, layerId, x, y });
const graph: GraphAnswer = {
  nodeList: [
    node('gate', 200, 380),
    node('plaza', 200, 280),
    node('west', 80, 280),
    node('wheel', 80, 100),
    node('hall', 320, 280),
    node('in', 60, 200, 'f3'),
    node('lift', 200, 200, 'f3'),
    node('top', 200, 200, 'f4'),
    node('view', 320, 200, 'f4'),
  ],
  edgeList: [
    edge('gate', 'plaza'),
    edge('plaza', 'west', 'WALK', 'Y'),
    edge('west', 'wheel', 'WALK', 'Y'),
    edge('plaza', 'wheel', 'STAIRS'),
    edge('plaza', 'hall'),
    edge('hall', 'in', 'GATE'),
    edge('in', 'lift'),
    edge('lift', 'top', 'LIFT'),
    edge('lift', 'top', 'STAIRS'),
    edge('top', 'view'),
  ],
};

const list = [
  facility('101', '하늘 관람차', 'wheel', 80, 90),
  facility('102', '구름 전망대', 'view', 320, 190, 'f4'),
  facility('103', '정문', 'gate', 200, 390),
  facility('104', '회전목마', 'plaza', 210, 270),
];

export const parkData: Readonly<Record<string, DataState>> = {
  maps: { state: 'ready', value: map },
  facilities: { state: 'ready', value: { list, totalCnt: list.length } },
  graph: { state: 'ready', value: graph },
};
