import type { JSONSchema } from 'json-schema-to-ts';
import { problems } from '../../core/operators/error-schema.ts';

export const text = { type: 'string' } as const;
export const typeName = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } as const;
export const idName = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$' } as const;
const document = { type: 'object', additionalProperties: true } as const;
export const releaseName = { number: { type: 'integer' }, hash: text } as const;
const paging = { total: { type: 'integer' }, page: { type: 'integer' }, size: { type: 'integer' } } as const;

export const documentParams = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id'],
  properties: { type: typeName, id: idName },
} as const satisfies JSONSchema;

export const revisionParams = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'hash'],
  properties: { type: typeName, id: idName, hash: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' } },
} as const satisfies JSONSchema;

export const documentsQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: typeName,
    venue: { type: 'string', maxLength: 20, description: 'Code of a venue.' },
    q: { type: 'string', maxLength: 200, description: 'Text that the document holds, in any case.' },
    page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
    size: { type: 'integer', minimum: 1, maximum: 500, default: 50 },
  },
  required: ['page', 'size'],
} as const satisfies JSONSchema;

export const documentsAnswer = {
  type: 'object',
  required: ['documents', 'total', 'page', 'size'],
  properties: { documents: { type: 'array', items: document }, ...paging },
} as const satisfies JSONSchema;

export const documentAnswer = { ...document, description: 'The document itself.' } as const satisfies JSONSchema;

export const draftQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    problems: {
      type: 'boolean',
      description: 'false: no problems are looked for, because the caller checks the site by itself.',
    },
  },
} as const satisfies JSONSchema;

export const draftBody = {
  ...document,
  description: 'The document itself, or {"deleted": true} to remove it at release.',
} as const satisfies JSONSchema;

export const draftHeaders = {
  type: 'object',
  properties: {
    'if-match': {
      type: 'string',
      maxLength: 100,
      description:
        'State that is edited, so that nobody else\'s is lost: the hash of the draft, else of the live document, "deleted", or "none" for a new document. Another one there now is answered with 412 and with what is there.',
    },
  },
} as const satisfies JSONSchema;

export const draftAnswer = {
  type: 'object',
  required: ['type', 'id', 'deleted', 'author', 'updatedAt', 'problems'],
  properties: {
    type: text,
    id: text,
    hash: text,
    deleted: { type: 'boolean' },
    author: text,
    updatedAt: text,
    problems,
  },
} as const satisfies JSONSchema;

export const draftsQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { bodies: { type: 'boolean', description: 'With the documents themselves.' } },
} as const satisfies JSONSchema;

export const draftsAnswer = {
  type: 'object',
  required: ['drafts'],
  properties: {
    drafts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'id', 'deleted', 'author', 'updatedAt'],
        properties: {
          type: text,
          id: text,
          hash: text,
          deleted: { type: 'boolean' },
          author: text,
          updatedAt: text,
          document,
        },
      },
    },
  },
} as const satisfies JSONSchema;

export const importBody = {
  type: 'object',
  additionalProperties: false,
  required: ['documents'],
  properties: {
    documents: {
      type: 'array',
      minItems: 1,
      maxItems: 20000,
      items: {
        type: 'object',
        additionalProperties: true,
        required: ['type', 'id'],
        properties: { type: typeName, id: idName },
      },
    },
    removed: {
      type: 'array',
      maxItems: 20000,
      description: 'Documents that go away with the next release.',
      items: documentParams,
    },
  },
} as const satisfies JSONSchema;

export const importAnswer = {
  type: 'object',
  required: ['drafts', 'problems'],
  properties: {
    drafts: { type: 'array', items: { type: 'object', properties: { type: text, id: text, hash: text } } },
    problems,
  },
} as const satisfies JSONSchema;

export const siteQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    release: {
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      description: 'Number of a release; the live one when left out.',
    },
    drafts: { type: 'boolean', description: 'With all drafts over the live release.' },
  },
} as const satisfies JSONSchema;

export const siteAnswer = {
  type: 'object',
  required: ['release', 'hash', 'drafts', 'documents', 'hashes', 'partial'],
  properties: {
    release: { type: 'integer', description: 'The release that the documents are of, or lie over.' },
    hash: { ...text, description: 'Of the documents given: the same documents have the same.' },
    drafts: { type: 'boolean' },
    documents: { type: 'array', items: document },
    hashes: { type: 'array', description: 'Of each document, in their order.', items: text },
    partial: {
      type: 'array',
      description:
        'Names (type/id) of the documents of other venues that come without the values that only their operators see.',
      items: text,
    },
  },
} as const satisfies JSONSchema;

export const usersQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { drafts: { type: 'boolean', description: 'With all drafts over the live release.' } },
} as const satisfies JSONSchema;

export const usersAnswer = {
  type: 'object',
  required: ['users'],
  properties: {
    users: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'id', 'pointer', 'text'],
        properties: {
          type: text,
          id: text,
          pointer: { ...text, description: 'JSON Pointer of the place in the document that uses the other.' },
          text: {
            type: 'object',
            required: ['ko', 'en'],
            properties: { ko: text, en: text },
            description: 'The place as an operator calls it.',
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;
