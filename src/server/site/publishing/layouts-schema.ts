import type { JSONSchema } from 'json-schema-to-ts';
import { documentParams } from './schema.ts';

export const layoutParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: documentParams.properties.id },
} as const satisfies JSONSchema;

const counts = { type: 'object', additionalProperties: { type: 'integer' } } as const;

export const widgetCodeAnswer = {
  type: 'object',
  required: ['widgets'],
  properties: {
    widgets: {
      type: 'object',
      description: 'Bytes under gzip by file, by widget; empty where the client is not built.',
      additionalProperties: counts,
    },
  },
} as const satisfies JSONSchema;

export const sightAnswer = {
  type: 'object',
  required: ['views', 'placements'],
  properties: {
    views: { type: 'integer', description: 'Kinds of visitors in a language on a platform.' },
    placements: { ...counts, description: 'How many of them see each placement; one that nobody sees is left out.' },
  },
} as const satisfies JSONSchema;
