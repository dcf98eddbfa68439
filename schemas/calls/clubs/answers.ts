import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { asMember, totalCnt } from '../shared/answer-parts.ts';

const text = { type: 'string' } as const;
const flag = { enum: ['Y', 'N'] } as const;
const parkType = { type: 'string', maxLength: 8 } as const;
const kindCd = {
  type: 'string',
  maxLength: 60,
  description: 'Kinds of clubs, separated by commas. Default: all.',
} as const;

/** States of a membership: 0 applied, 1 active, 2 waiting, 8 refused, 9 left. */
export const memberStates = ['0', '1', '2', '8', '9'] as const;
export type ClubMemberState = (typeof memberStates)[number];

const page = { type: 'string', pattern: '^\\d{1,6}$' } as const;

export const clubQuery = {
  type: 'object',
  properties: { ...asMember, parkType, kindCd },
} as const satisfies JSONSchema;

export const clubListQuery = {
  type: 'object',
  properties: {
    ...clubQuery.properties,
    currentPage: { ...page, description: 'Page, from 1.' },
    pagePerCount: { ...page, description: 'Clubs per page. Default, and with 999999: all.' },
  },
} as const satisfies JSONSchema;

export const clubListSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['subClubList', 'totalCnt'],
  properties: {
    totalCnt,
    subClubList: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'subclubId',
          'subclubName',
          'kindCd',
          'summary',
          'memStatusCd',
          'memberNo',
          'joinDt',
          'untilDt',
          'joinableYn',
          'leavableYn',
          'needYn',
          'needNm',
          'needDoneCnt',
          'needGoalCnt',
          'needLeftCnt',
          'leftCnt',
        ],
        properties: {
          subclubId: text,
          subclubName: text,
          kindCd: text,
          summary: text,
          memStatusCd: { ...text, description: 'Empty for who never applied.' },
          memberNo: text,
          joinDt: text,
          untilDt: { ...text, description: 'Last day of applications.' },
          joinableYn: flag,
          leavableYn: flag,
          leftCnt: { type: 'integer' },
          needYn: { ...flag, description: 'Y: the condition of entry is all that is missing.' },
          needNm: { ...text, description: 'First part of the condition that is missing; empty if none is.' },
          needDoneCnt: { type: 'integer' },
          needGoalCnt: {
            type: 'integer',
            description: '0 for a club without a condition, and for one that is reached.',
          },
          needLeftCnt: { type: 'integer' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export const upsertClubBody = {
  type: 'object',
  required: ['subclubId', 'actionCd'],
  properties: {
    ...asMember,
    parkType,
    subclubId: { type: 'string', minLength: 1, maxLength: 80 },
    actionCd: { enum: ['JOIN', 'LEAVE'] },
  },
} as const satisfies JSONSchema;

export const clubStateSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['subclubId', 'memStatusCd'],
  properties: { subclubId: text, memStatusCd: { enum: memberStates } },
} as const satisfies JSONSchema;

export const activitiesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'totalHours', 'totalCnt', 'issuedDt', 'activityList'],
  properties: {
    name: { ...text, description: 'Name on the certificate.' },
    totalHours: { type: 'number' },
    totalCnt: { type: 'integer' },
    issuedDt: text,
    activityList: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['entryId', 'clubNm', 'activityNm', 'activityDt', 'hours'],
        properties: { entryId: text, clubNm: text, activityNm: text, activityDt: text, hours: { type: 'number' } },
      },
    },
  },
} as const satisfies JSONSchema;

export type ClubView = FromSchema<typeof clubListSchema>['subClubList'][number];
