import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { asMember } from '../shared/answer-parts.ts';

const text = { type: 'string' } as const;

export const dayPassQuery = { type: 'object', properties: asMember } as const satisfies JSONSchema;
export const dayPassBody = {
  type: 'object',
  required: ['passId', 'visitDt'],
  properties: {
    ...asMember,
    passId: { type: 'string', minLength: 1, maxLength: 80 },
    visitDt: { type: 'string', pattern: '^[0-9]{8}$' },
  },
} as const satisfies JSONSchema;

/** Days of a pass: MINE is reserved by the member, MONTH is in a month of which the member has another day. */
export const dayPassDaysSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['dayList'],
  properties: {
    dayList: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['entryId', 'passId', 'passNm', 'visitDt', 'leftCnt', 'statusCd'],
        properties: {
          entryId: text,
          passId: text,
          passNm: text,
          visitDt: text,
          leftCnt: { type: 'integer' },
          statusCd: { enum: ['OPEN', 'FULL', 'MINE', 'MONTH'] },
        },
      },
    },
  },
} as const satisfies JSONSchema;
export type DayPassDay = FromSchema<typeof dayPassDaysSchema>['dayList'][number];
