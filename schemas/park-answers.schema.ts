import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { closed, text, count, yesNo, listOf, number } from './park-answer-parts.ts';
import { facilityStateSchema, queueFiguresSchema, showItem } from './facility-answers.schema.ts';

const parkUpdate = closed(
  {
    parkType: text,
    stateList: { ...listOf(facilityStateSchema), description: 'Changed states.' },
    asOf: { ...count, description: 'All other states were confirmed at this time, in milliseconds since 1970.' },
    queueList: { ...listOf(queueFiguresSchema), description: 'Smart queues, if one of them changed.' },
    goneList: { ...listOf(text), description: 'Facilities whose state is no longer known.' },
  },
  ['parkType', 'stateList'],
);
/** Event `park` of `/api/live`: changed states since the previous event, by venue. */
export const parkEventSchema = closed({ parkList: listOf(parkUpdate) }, ['parkList']) satisfies JSONSchema;
export type ParkEvent = FromSchema<typeof parkEventSchema>;
export type ParkUpdate = ParkEvent['parkList'][number];

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

const anyText = { type: 'string', maxLength: 200 } as const;
/** Query of a call without parameters of its own. */
export const openQuery = {
  type: 'object',
  additionalProperties: anyText,
  properties: {},
} as const satisfies JSONSchema;
/** Query of `information/states`; other parameters are accepted. */
export const statesQuery = {
  type: 'object',
  additionalProperties: anyText,
  required: ['parkType'],
  properties: { parkType: { ...anyText, description: 'Venue code' } },
} as const satisfies JSONSchema;
/** Query of `information/waits`. */
export const waitsQuery = {
  type: 'object',
  additionalProperties: anyText,
  required: ['parkType', 'facilityId'],
  properties: {
    parkType: { ...anyText, description: 'Venue code' },
    facilityId: anyText,
    cate: { ...anyText, description: 'Category; with it earlier IDs are found too' },
  },
} as const satisfies JSONSchema;

/** `information/resorts/getCurrentTimestamp`: `timestamp` in milliseconds since 1970, `dateTime` as YYYYMMDDHHmmss in Korean time. */
export const timestampSchema = closed({ timestamp: count, dateTime: text }, [
  'timestamp',
  'dateTime',
]) satisfies JSONSchema;
export type Timestamp = FromSchema<typeof timestampSchema>;

/** `information/waits`: today's wait times of one facility, oldest first; `at` is in milliseconds since 1970. */
export const waitCurveSchema = closed(
  {
    waitList: listOf(closed({ at: count, waitMin: count }, ['at', 'waitMin'])),
    usualList: listOf(closed({ at: count, waitMin: count }, ['at', 'waitMin'])),
  },
  ['waitList', 'usualList'],
) satisfies JSONSchema;
export type WaitCurve = FromSchema<typeof waitCurveSchema>;

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

/** `information/showtimes`: shows of one day; `date` is YYYYMMDD, times are HHmm. */
export const showTimesSchema = closed({ date: text, list: listOf(showItem) }, ['date', 'list']) satisfies JSONSchema;
export type ShowTimes = FromSchema<typeof showTimesSchema>;

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
