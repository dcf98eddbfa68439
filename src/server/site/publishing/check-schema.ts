import type { JSONSchema } from 'json-schema-to-ts';
import { documentParams } from './schema.ts';

const most = 5_000;

/** Changes to check on top of the live release. */
export const checkBody = {
  type: 'object',
  additionalProperties: false,
  required: ['documents', 'removed'],
  properties: {
    documents: {
      type: 'array',
      maxItems: most,
      description: 'Documents as they are to be.',
      items: {
        type: 'object',
        additionalProperties: true,
        required: ['type', 'id'],
        properties: documentParams.properties,
      },
    },
    removed: {
      type: 'array',
      maxItems: most,
      description: 'Names of documents that are to go away.',
      items: documentParams,
    },
  },
} as const satisfies JSONSchema;

export const checkAnswer = {
  type: 'object',
  required: ['release', 'documents', 'ms', 'problems'],
  properties: {
    release: { type: 'integer', description: 'The live release that was checked with the changes.' },
    documents: { type: 'integer', description: 'How many documents were checked.' },
    ms: { type: 'integer', description: 'How long it took.' },
    problems: { type: 'array', items: { type: 'object', additionalProperties: true } },
  },
} as const satisfies JSONSchema;

export const htmlBody = {
  type: 'object',
  additionalProperties: false,
  required: ['texts'],
  properties: {
    texts: {
      type: 'array',
      maxItems: most,
      description: 'HTML texts as authored.',
      items: { type: 'string', maxLength: 200_000 },
    },
  },
} as const satisfies JSONSchema;

export const htmlAnswer = {
  type: 'object',
  required: ['clean'],
  properties: {
    clean: {
      type: 'array',
      description: 'What visitors would get of each, in their order, with all that is taken away.',
      items: { type: 'object', additionalProperties: true },
    },
  },
} as const satisfies JSONSchema;
