import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { closed, text, count, yesNo, listOf, number, facts } from '../shared/park-answer-parts.ts';
import { facilityStatuses } from '../park-state/answers.ts';
import type { Rich } from './answers.ts';

const category = closed({ faciltCateKindCd: text, cateNm: text, iconNm: text }, [
  'faciltCateKindCd',
  'cateNm',
  'iconNm',
]);
const controlPoint = closed({ x: number, y: number, lat: number, lng: number }, ['x', 'y', 'lat', 'lng']);
const layer = closed(
  {
    layerId: text,
    floor: count,
    layerNm: text,
    imageNm: text,
    width: count,
    height: count,
    north: number,
    pointList: listOf(controlPoint),
  },
  ['layerId', 'layerNm', 'imageNm', 'width', 'height', 'north', 'pointList'],
);

/** `information/maps`. A layer without `floor` is outdoors. Lengths are in units of the layer. */
export const mapAnswerSchema = closed(
  {
    parkKindCd: text,
    layerList: listOf(layer),
    zoomMin: number,
    zoomMax: number,
    defaultFloor: count,
    start: closed({ layerId: text, x: number, y: number, zoom: number }, ['layerId', 'x', 'y', 'zoom']),
    cateList: listOf(category),
    tagList: listOf(closed({ tagCd: text, tagNm: text }, ['tagCd', 'tagNm'])),
  },
  ['parkKindCd', 'layerList', 'zoomMin', 'zoomMax', 'start', 'cateList', 'tagList'],
) satisfies JSONSchema;
export type MapAnswer = FromSchema<typeof mapAnswerSchema>;

/** `information/graph`: edges that are open today. */
export const graphAnswerSchema = closed(
  {
    nodeList: listOf(closed({ nodeId: text, layerId: text, x: number, y: number }, ['nodeId', 'layerId', 'x', 'y'])),
    edgeList: listOf(
      closed(
        {
          a: text,
          b: text,
          viaX: number,
          viaY: number,
          kindCd: { enum: ['WALK', 'STAIRS', 'LIFT', 'RAMP', 'GATE'] },
          oneWayYn: yesNo,
          shadeYn: yesNo,
        },
        ['a', 'b', 'kindCd', 'oneWayYn', 'shadeYn'],
      ),
    ),
  },
  ['nodeList', 'edgeList'],
) satisfies JSONSchema;
export type GraphAnswer = FromSchema<typeof graphAnswerSchema>;

const closure = closed({ facilityId: text, faciltCateKindCd: text, name: text, reason: text }, [
  'facilityId',
  'faciltCateKindCd',
  'name',
  'reason',
]);
/** `information/facts`: values of facts that texts name. */
export const factsAnswerSchema = closed({ factList: listOf(closed({ name: text, value: text }, ['name', 'value'])) }, [
  'factList',
]) satisfies JSONSchema;
export type FactsAnswer = FromSchema<typeof factsAnswerSchema>;

/** `information/operations`: days of a venue; times are HHmm, empty when the venue is closed. */
export const operationsSchema = closed(
  {
    dayList: listOf(
      closed(
        {
          date: text,
          openYn: yesNo,
          fromTm: text,
          untilTm: text,
          nightUntilTm: text,
          notes: text,
          closedList: listOf(closure),
        },
        ['date', 'openYn', 'fromTm', 'untilTm', 'nightUntilTm', 'notes', 'closedList'],
      ),
    ),
  },
  ['dayList'],
) satisfies JSONSchema;
export type Operations = FromSchema<typeof operationsSchema>;

/** Skies of the weather. */
export const skyCodes = ['CLEAR', 'CLOUDS', 'OVERCAST', 'RAIN', 'SNOW'] as const;
export type SkyCode = (typeof skyCodes)[number];
const sky = { enum: skyCodes } as const;
const crowd = { type: 'integer', minimum: 0, maximum: 5, description: '1 to 5; 0 when the venue is closed.' } as const;

/** `information/weather`: weather and crowd of today by hour. `asOfTm` is HHmm; temperatures are in degrees Celsius. */
export const parkWeatherSchema = closed(
  {
    date: text,
    asOfTm: text,
    tempNow: count,
    tempMin: count,
    tempMax: count,
    skyCd: sky,
    rainPct: { type: 'integer', minimum: 0, maximum: 100 },
    crowdNow: crowd,
    hourList: listOf(
      closed({ hour: { type: 'integer', minimum: 0, maximum: 23 }, temp: count, skyCd: sky, crowd }, [
        'hour',
        'temp',
        'skyCd',
        'crowd',
      ]),
    ),
    simulatedYn: { ...yesNo, description: 'Y: the values are simulated.' },
  },
  ['date', 'asOfTm', 'tempNow', 'tempMin', 'tempMax', 'skyCd', 'rainPct', 'crowdNow', 'hourList', 'simulatedYn'],
) satisfies JSONSchema;
export type ParkWeather = FromSchema<typeof parkWeatherSchema>;
const limits = closed({ heightMin: count, heightMax: count, ageMin: count, guardianBelow: count, notes: text }, []);
const facilityProperties = {
  parkKindCd: text,
  faciltCateKindCd: text,
  facilityId: text,
  name: text,
  tag: text,
  summary: text,
  areaNm: text,
  iconNm: text,
  imageNm: text,
  layerId: text,
  x: number,
  y: number,
  nodeId: text,
  order: count,
  fromZoom: number,
  limits,
  tagList: listOf(text),
  stepFreeYn: yesNo,
  /** Hours of today as HHmm; empty when it does not open today. */
  fromTm: text,
  untilTm: text,
  /** Live state; left out when none is known. */
  statusCd: { enum: facilityStatuses },
  waitMin: count,
  asOf: count,
  waitYn: { ...yesNo, description: 'Y: the facility has wait times.' },
  queueYn: { ...yesNo, description: 'Y: the facility has a smart queue; left out otherwise.' },
} as const;
const facilityKeys = [
  'parkKindCd',
  'faciltCateKindCd',
  'facilityId',
  'name',
  'tag',
  'summary',
  'areaNm',
  'iconNm',
  'imageNm',
  'layerId',
  'x',
  'y',
  'nodeId',
  'order',
  'limits',
  'tagList',
  'stepFreeYn',
  'fromTm',
  'untilTm',
  'waitYn',
] as const;
const facilityItem = closed(facilityProperties, facilityKeys);
/** `information/facilities`: all facilities of a park; filters `cate` and `floor`. */
export const facilityListSchema = closed({ list: listOf(facilityItem), totalCnt: count }, [
  'list',
  'totalCnt',
]) satisfies JSONSchema;
export type FacilityList = FromSchema<typeof facilityListSchema>;
export type FacilityItem = FacilityList['list'][number];
const showItem = closed(
  {
    showId: text,
    name: text,
    summary: text,
    tag: text,
    iconNm: text,
    imageNm: text,
    facilityId: text,
    faciltCateKindCd: text,
    placeNm: text,
    minutes: count,
    timeList: listOf(text),
    factList: facts,
  },
  [
    'showId',
    'name',
    'summary',
    'tag',
    'iconNm',
    'imageNm',
    'facilityId',
    'faciltCateKindCd',
    'placeNm',
    'minutes',
    'timeList',
    'factList',
  ],
);
/** `information/showtimes`: shows of one day; `date` is YYYYMMDD, times are HHmm. */
export const showTimesSchema = closed({ date: text, list: listOf(showItem) }, ['date', 'list']) satisfies JSONSchema;
export type ShowTimes = FromSchema<typeof showTimesSchema>;

/** `information/facilities/{park}/{kind}/{id}`. */
export const facilityDetailSchema = closed(
  {
    ...facilityProperties,
    contents: listOf({}),
    contentsText: text,
    factList: facts,
    showList: listOf(showItem),
    closedReason: text,
  },
  [...facilityKeys, 'contents', 'contentsText', 'factList', 'showList', 'closedReason'],
) satisfies JSONSchema;
export type FacilityDetail = Rich<FromSchema<typeof facilityDetailSchema>>;
