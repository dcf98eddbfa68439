import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityStatuses } from './answers.ts';
import { instantMs } from '../../parts.ts';

const text = { type: 'string' } as const;
const localised = { type: 'object', additionalProperties: text } as const;
const status = { enum: facilityStatuses } as const;
const wait = { type: 'integer', minimum: 0, maximum: 300 } as const;
const name = { type: 'string', minLength: 1, maxLength: 40 } as const;

export const boardParams = {
  type: 'object',
  additionalProperties: false,
  required: ['venue'],
  properties: { venue: name },
} as const satisfies JSONSchema;
export const overrideParams = {
  type: 'object',
  additionalProperties: false,
  required: ['venue', 'facility'],
  properties: { venue: name, facility: name },
} as const satisfies JSONSchema;

export const overrideBody = {
  type: 'object',
  additionalProperties: false,
  required: ['statusCd'],
  properties: {
    statusCd: status,
    waitMin: wait,
    until: {
      ...instantMs,
      description: 'End, in milliseconds since 1970, at most one day ahead. Left out, closing time.',
    },
  },
} as const satisfies JSONSchema;
export type OverrideBody = FromSchema<typeof overrideBody>;

const state = {
  type: 'object',
  additionalProperties: false,
  required: ['statusCd', 'asOf'],
  properties: { statusCd: status, waitMin: wait, asOf: instantMs },
} as const;

export const boardAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['venue', 'source', 'polledAt', 'now', 'facilities'],
  properties: {
    venue: text,
    source: { enum: ['simulation', 'upstream', 'none'] },
    polledAt: { ...instantMs, description: 'Latest poll; 0 before the first.' },
    now: { ...instantMs, description: 'Time of the server.' },
    facilities: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['facilityId', 'documentId', 'categoryCd', 'name', 'icon', 'hasWait', 'closesAt'],
        properties: {
          facilityId: text,
          documentId: text,
          categoryCd: text,
          name: localised,
          area: localised,
          icon: text,
          hasWait: { type: 'boolean' },
          closesAt: { ...instantMs, description: 'Default end of a state that is set now.' },
          current: { ...state, description: 'State that visitors see; absent: no information.' },
          polled: { ...state, description: 'State of the source, also while an operator overrides it.' },
          override: {
            type: 'object',
            additionalProperties: false,
            required: ['statusCd', 'at', 'until', 'author', 'authorName'],
            properties: {
              statusCd: status,
              waitMin: wait,
              at: instantMs,
              until: instantMs,
              author: text,
              authorName: text,
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;
export type Board = FromSchema<typeof boardAnswer>;
export type BoardFacility = Board['facilities'][number];
