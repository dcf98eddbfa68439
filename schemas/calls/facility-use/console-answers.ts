import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;
const words = {
  type: 'object',
  additionalProperties: false,
  required: ['ko', 'en'],
  properties: { ko: text, en: text },
} as const;

/** Open uses of a venue on the Today board. */
export const usesAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['now', 'total', 'uses'],
  properties: {
    now: { type: 'integer', description: 'Milliseconds since 1970.' },
    total: { type: 'integer', description: 'Uses that are not returned; the list has the first 200 of them.' },
    uses: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name', 'facility', 'place', 'no', 'day', 'people', 'startedAt', 'dueAt', 'isOverdue'],
        properties: {
          id: text,
          name: words,
          facility: words,
          place: words,
          no: { type: 'integer' },
          day: text,
          people: { type: 'integer' },
          startedAt: { type: 'integer' },
          dueAt: { type: 'integer' },
          isOverdue: { type: 'boolean' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
export type UsesAnswer = FromSchema<typeof usesAnswer>;
