import type { JSONSchema } from 'json-schema-to-ts';
import { idName, releaseName, text, typeName } from './schema.ts';
import { problems } from '../../core/operators/error-schema.ts';

export const releaseBody = {
  type: 'object',
  additionalProperties: false,
  required: ['drafts'],
  properties: {
    message: { type: 'string', maxLength: 500 },
    drafts: {
      description: 'Which drafts: a list of their names, or "all".',
      anyOf: [
        { const: 'all' },
        {
          type: 'array',
          maxItems: 20000,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['type', 'id'],
            properties: {
              type: typeName,
              id: idName,
              hash: {
                ...text,
                maxLength: 100,
                description:
                  'State of the draft that was looked at, or "deleted"; another one there now is answered with 412.',
              },
            },
          },
        },
      ],
    },
    validateOnly: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export const ifMatchHeaders = {
  type: 'object',
  properties: { 'if-match': { type: 'string', description: 'Number or hash of the release that must still be live.' } },
} as const satisfies JSONSchema;

export const releaseAnswer = {
  type: 'object',
  required: ['number', 'hash'],
  properties: { ...releaseName, problems },
} as const satisfies JSONSchema;

export const validAnswer = {
  type: 'object',
  required: ['problems'],
  properties: { problems },
} as const satisfies JSONSchema;

export const releasesQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    before: { type: 'integer', minimum: 1, maximum: 2147483647, description: '`next` of the answer before.' },
    size: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
    venue: {
      type: 'string',
      maxLength: 20,
      description: 'Code of a venue: releases that changed something of it, or of what all share.',
    },
  },
  required: ['size'],
} as const satisfies JSONSchema;
const changedViews = {
  type: 'object',
  additionalProperties: false,
  required: ['changed', 'all'],
  description: 'Kinds of visits that met a change, of all.',
  properties: { changed: { type: 'integer' }, all: { type: 'integer' } },
} as const;

export const releasesAnswer = {
  type: 'object',
  required: ['releases'],
  properties: {
    releases: {
      type: 'array',
      items: {
        type: 'object',
        required: ['number', 'hash', 'message', 'author', 'at', 'live'],
        properties: {
          ...releaseName,
          message: text,
          author: text,
          at: text,
          live: { type: 'boolean' },
          base: { type: 'integer', description: 'The release that was live before.' },
          backTo: { type: 'integer', description: 'The release whose documents this one brought back.' },
          documents: {
            type: 'integer',
            description: 'How many documents it changed; absent where nobody has asked yet.',
          },
          venues: {
            type: 'array',
            items: text,
            description: 'Codes of the venues that it changed; "" for what all share.',
          },
          views: changedViews,
          gone: {
            type: 'object',
            additionalProperties: false,
            required: ['at', 'by'],
            description: 'When it was left for an earlier one, and by which release.',
            properties: { at: text, by: { type: 'integer' } },
          },
        },
      },
    },
    next: { type: 'integer', description: 'Absent at the end.' },
  },
} as const satisfies JSONSchema;

export const checkedReleaseAnswer = {
  type: 'object',
  required: ['documents', 'problems'],
  properties: { documents: { type: 'integer', description: 'How many documents were checked.' }, problems },
} as const satisfies JSONSchema;

export const releaseParams = {
  type: 'object',
  additionalProperties: false,
  required: ['number'],
  properties: { number: { type: 'integer', minimum: 1, maximum: 2147483647 } },
} as const satisfies JSONSchema;
export const changesAnswer = {
  type: 'object',
  required: ['changes'],
  properties: {
    changes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'id', 'author', 'at'],
        properties: { type: text, id: text, author: text, at: text },
      },
    },
  },
} as const satisfies JSONSchema;

export const rollBackBody = {
  type: 'object',
  additionalProperties: false,
  required: ['message'],
  properties: { message: { type: 'string', maxLength: 500 } },
} as const satisfies JSONSchema;

export const rollBackAnswer = {
  type: 'object',
  required: ['number', 'hash', 'kept'],
  properties: {
    ...releaseName,
    kept: {
      type: 'array',
      description: 'Drafts that hold what came after.',
      items: { type: 'object', required: ['type', 'id'], properties: { type: text, id: text } },
    },
  },
} as const satisfies JSONSchema;
