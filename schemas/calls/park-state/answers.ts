import type { JSONSchema, FromSchema } from 'json-schema-to-ts';
import { closed, text, count, yesNo, listOf } from '../shared/park-answer-parts.ts';

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
