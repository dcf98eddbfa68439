import type {
  FacilityItem,
  FacilityList,
  GraphAnswer,
  MapAnswer,
  Operations,
  ParkWeather,
  ShowTimes,
} from '#schemas/calls/contents/park-answers';
import { completeWith, needed, type Blank } from '../answers/complete-answer.ts';
import type { DataState, WidgetNeed } from '../../define-widget.ts';
import { isFields, type RecordFields } from '../answers/is-fields.ts';

/** A call of the park: its answer, or its state. */
export type ParkAnswer<T> = T | 'waiting' | 'failed';

const read = <T>(
  data: DataState | undefined,
  isAnswer: (value: RecordFields) => boolean,
  complete: (answer: object) => T | undefined,
): ParkAnswer<T> => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  return data.state === 'ready' && isFields(data.value) && isAnswer(data.value)
    ? (complete(data.value) ?? 'failed')
    : 'failed';
};

/** Blank of a facility, in a list and with its details. */
export const blankFacility: Blank<FacilityItem> = {
  parkKindCd: '',
  faciltCateKindCd: '',
  facilityId: needed,
  name: '',
  tag: '',
  summary: '',
  areaNm: '',
  iconNm: '',
  imageNm: '',
  layerId: '',
  x: 0,
  y: 0,
  nodeId: '',
  order: 0,
  limits: {},
  tagList: [],
  stepFreeYn: 'N',
  fromTm: '',
  untilTm: '',
  waitYn: 'N',
};
export const blankShow: Blank<ShowTimes['list'][number]> = {
  showId: needed,
  name: '',
  summary: '',
  tag: '',
  iconNm: '',
  imageNm: '',
  facilityId: '',
  faciltCateKindCd: '',
  placeNm: '',
  minutes: 0,
  timeList: [],
  factList: [{ label: '', value: '' }],
};

/** Without its start, a map opens at the middle of its first layer. */
const startAtMiddle = (map: MapAnswer): MapAnswer => {
  const [first] = map.layerList;
  return map.start.layerId !== '' || first === undefined
    ? map
    : { ...map, start: { layerId: first.layerId, x: first.width / 2, y: first.height / 2, zoom: map.zoomMin } };
};
const completeMap = completeWith<MapAnswer>(
  {
    parkKindCd: '',
    layerList: [
      {
        layerId: needed,
        layerNm: '',
        imageNm: needed,
        width: needed,
        height: needed,
        north: 0,
        pointList: [{ x: needed, y: needed, lat: needed, lng: needed }],
      },
    ],
    zoomMin: 1,
    zoomMax: 4,
    start: { layerId: '', x: 0, y: 0, zoom: 1 },
    cateList: [{ faciltCateKindCd: needed, cateNm: '', iconNm: '' }],
    tagList: [{ tagCd: needed, tagNm: '' }],
  },
  startAtMiddle,
);
const completeFacilities = completeWith<FacilityList>({ list: [blankFacility], totalCnt: 0 });
const completeGraph = completeWith<GraphAnswer>({
  nodeList: [{ nodeId: needed, layerId: needed, x: needed, y: needed }],
  edgeList: [{ a: needed, b: needed, kindCd: 'WALK', oneWayYn: 'N', shadeYn: 'N' }],
});
/** An open day without its hours says nothing. */
const completeOperations = completeWith<Operations>(
  {
    dayList: [
      {
        date: needed,
        openYn: needed,
        fromTm: '',
        untilTm: '',
        nightUntilTm: '',
        notes: '',
        closedList: [{ facilityId: '', faciltCateKindCd: '', name: '', reason: '' }],
      },
    ],
  },
  ({ dayList }) => ({
    dayList: dayList.filter(({ openYn, fromTm, untilTm }) => openYn === 'N' || (fromTm !== '' && untilTm !== '')),
  }),
);
const completeShows = completeWith<ShowTimes>({ date: needed, list: [blankShow] });
const completeWeather = completeWith<ParkWeather>({
  date: '',
  asOfTm: needed,
  tempNow: needed,
  tempMin: needed,
  tempMax: needed,
  skyCd: needed,
  rainPct: needed,
  crowdNow: 0,
  hourList: [{ hour: needed, temp: needed, skyCd: needed, crowd: 0 }],
  simulatedYn: 'N',
});

/** Reads `information/maps`. */
export const readMap = (data: DataState | undefined): ParkAnswer<MapAnswer> =>
  read(data, (value) => Array.isArray(value['layerList']) && Array.isArray(value['cateList']), completeMap);

/** Reads `information/facilities`. */
export const readFacilities = (data: DataState | undefined): ParkAnswer<readonly FacilityItem[]> => {
  const answer = read(data, (value) => Array.isArray(value['list']), completeFacilities);
  return typeof answer === 'string' ? answer : answer.list;
};

/** Reads `information/graph`. */
export const readGraph = (data: DataState | undefined): ParkAnswer<GraphAnswer> =>
  read(data, (value) => Array.isArray(value['nodeList']) && Array.isArray(value['edgeList']), completeGraph);

/** Calls for the facilities of the page's venue and their map. */
export const parkNeeds = [
  { name: 'map', path: '/api/v1/iam/information/maps', query: { parkType: '{venue.code}', langId: '{locale}' } },
  {
    name: 'facilities',
    path: '/api/v1/iam/information/facilities',
    query: { parkType: '{venue.code}', langId: '{locale}' },
  },
] as const;

/** Reads `information/operations`. */
export const readOperations = (data: DataState | undefined): ParkAnswer<Operations['dayList']> => {
  const answer = read(data, (value) => Array.isArray(value['dayList']), completeOperations);
  return typeof answer === 'string' ? answer : answer.dayList.length === 0 ? 'failed' : answer.dayList;
};

/** Reads `information/showtimes`. */
export const readShowTimes = (data: DataState | undefined): ParkAnswer<ShowTimes> =>
  read(data, (value) => Array.isArray(value['list']) && typeof value['date'] === 'string', completeShows);

/** Reads `information/weather`. */
export const readWeather = (data: DataState | undefined): ParkAnswer<ParkWeather> =>
  read(data, (value) => Array.isArray(value['hourList']) && typeof value['asOfTm'] === 'string', completeWeather);

const own = { parkType: '{venue.code}', langId: '{locale}' } as const;

/** Call for the next days of the venue. */
export const operationsNeed = (days: number): WidgetNeed => ({
  name: 'operations',
  path: '/api/v1/iam/information/operations',
  query: { ...own, days: String(days) },
});

/** Call for the shows of a day; by default today. */
export const showTimesNeed = (date = ''): WidgetNeed => ({
  name: 'shows',
  path: '/api/v1/iam/information/showtimes',
  query: { ...own, ...(date === '' ? {} : { date }) },
});

/** Call for the weather and the crowd of today. */
export const weatherNeed: WidgetNeed = { name: 'weather', path: '/api/v1/iam/information/weather', query: own };
