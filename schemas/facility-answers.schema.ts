import type { JSONSchema, FromSchema } from 'json-schema-to-ts';
import { closed, text, count, yesNo, listOf, number, facts } from './park-answer-parts.ts';
import type { Rich } from './answers.schema.ts';

/** States of a facility: open, delayed, resting for a while, closed for the day, full. */
export const facilityStatuses = ['OPEN', 'DELAYED', 'REST', 'CLOSED', 'FULL'] as const;
export type FacilityStatus = (typeof facilityStatuses)[number];
/** Live state of a facility; `asOf` is in milliseconds since 1970. Without `waitMin` no wait time is known. */
export const facilityStateSchema = closed(
  {
    facilityId: text,
    statusCd: { enum: facilityStatuses },
    waitMin: { type: 'integer', minimum: 0, maximum: 300 },
    asOf: count,
  },
  ['facilityId', 'statusCd', 'asOf'],
) satisfies JSONSchema;
export type FacilityState = FromSchema<typeof facilityStateSchema>;
/** Figures of a smart queue that every visitor sees; `asOf` is in milliseconds since 1970. Without `waitFrom` no wait is known. */
export const queueFiguresSchema = closed(
  {
    facilityId: text,
    statusCd: { enum: ['OPEN', 'PAUSED', 'CLOSED', 'FULL'] },
    waitFrom: count,
    waitTo: count,
    waitTxt: { ...text, description: 'Expected wait in minutes, such as 10–20; empty if not known.' },
    lineYn: { ...yesNo, description: 'Y: the line can be joined now.' },
    nowNo: { ...count, description: 'Number called last; 0 before the first call and while closed.' },
    asOf: count,
  },
  ['facilityId', 'statusCd', 'waitTxt', 'lineYn', 'nowNo', 'asOf'],
);

export type QueueFigures = FromSchema<typeof queueFiguresSchema>;
/** `information/states`: live states of a venue; those older than ten minutes are left out. */
export const facilityStatesSchema = closed(
  {
    stateList: listOf(facilityStateSchema),
    queueList: { ...listOf(queueFiguresSchema), description: 'Smart queues.' },
    simulatedYn: { ...yesNo, description: 'Y: the states are simulated.' },
  },
  ['stateList'],
) satisfies JSONSchema;
export type FacilityStates = FromSchema<typeof facilityStatesSchema>;
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
export const showItem = closed(
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
