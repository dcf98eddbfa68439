import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, envelope, localText } from '../../parts.ts';
import { facilityId, parkKind } from '../facility/schema.ts';

/** ID of a question, or of a choice of one. */
const partId = { type: 'string', pattern: '^[0-9A-Za-z-]{1,20}$' } as const;

/** Opening question. The value of a choice is its place from 1, as the address of SurveyDtl carries it. */
const opening = <const Count extends number>(count: Count) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['text', 'choices'],
    properties: {
      text: localText,
      choices: { type: 'array', minItems: count, maxItems: count, items: localText },
    },
  }) as const;

const values = <const Values extends readonly string[]>(all: Values) =>
  ({ type: 'array', minItems: 1, uniqueItems: true, maxItems: all.length, items: { enum: all } }) as const;

/** Paths: the answers to the opening questions. An answer that is left out may be any. */
const path = {
  type: 'object',
  additionalProperties: false,
  properties: {
    visitType: values(['1', '2', '3']),
    companaion: values(['1', '2', '3', '4']),
    playType: values(['1', '2', '3']),
  },
} as const;

/** Survey of parks (decisions-members §6): three opening questions make the path, whose questions lead to a persona. */
export const surveySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'title', 'parks', 'againDays', 'opening', 'questions', 'rules'],
  properties: {
    ...envelope,
    type: { const: 'survey' },
    title: localText,
    parks: { type: 'array', minItems: 1, maxItems: 8, uniqueItems: true, items: parkKind },
    againDays: { type: 'integer', minimum: 0, maximum: 365 },
    reward: {
      type: 'object',
      additionalProperties: false,
      required: ['som', 'everyDays'],
      properties: {
        som: { type: 'integer', minimum: 1, maximum: 10000 },
        everyDays: { type: 'integer', minimum: 1, maximum: 365 },
      },
    },
    opening: {
      type: 'object',
      additionalProperties: false,
      required: ['visitType', 'companaion', 'playType'],
      properties: { visitType: opening(3), companaion: opening(4), playType: opening(3) },
    },
    questions: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'text', 'choices'],
        properties: {
          id: partId,
          text: localText,
          on: path,
          choices: {
            type: 'array',
            minItems: 2,
            maxItems: 8,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['id', 'label'],
              properties: { id: partId, label: localText },
            },
          },
        },
      },
    },
    rules: {
      type: 'array',
      maxItems: 40,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['persona'],
        properties: {
          persona: { type: 'string', minLength: 1, maxLength: 40 },
          on: path,
          answers: {
            type: 'array',
            minItems: 1,
            maxItems: 6,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['question', 'choices'],
              properties: {
                question: partId,
                choices: { type: 'array', minItems: 1, maxItems: 8, uniqueItems: true, items: partId },
              },
            },
          },
        },
      },
    },
    results: {
      type: 'array',
      maxItems: 40,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['persona', 'text'],
        properties: {
          persona: { type: 'string', minLength: 1, maxLength: 40 },
          text: localText,
          art: artName,
          places: {
            type: 'array',
            minItems: 1,
            maxItems: 8,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['parkKindCd', 'facilityId'],
              properties: { parkKindCd: parkKind, facilityId },
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type Survey = FromSchema<typeof surveySchema>;
export type SurveyQuestion = Survey['questions'][number];
export type SurveyRule = Survey['rules'][number];
