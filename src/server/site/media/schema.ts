import type { JSONSchema } from 'json-schema-to-ts';
import { pictureFacts } from '#schemas/documents/picture/schema';

const file = {
  type: 'string',
  format: 'binary',
  description: 'A JPEG, PNG, WebP, AVIF or still GIF of at most 20 MB and 50 megapixels.',
} as const;

/** Only for the API description: a multipart body is not JSON. */
export const uploadBody = { type: 'object', required: ['file'], properties: { file } } as const satisfies JSONSchema;

export const uploadAnswer = {
  type: 'object',
  description: 'What a document of type picture says of the bytes.',
  required: ['name', 'known', 'picture'],
  properties: {
    name: { type: 'string', description: 'The name of the file, cleaned.' },
    known: { type: 'boolean', description: 'Whether the same picture was there already.' },
    picture: {
      type: 'object',
      additionalProperties: false,
      required: ['hash', 'width', 'height', 'widths', 'formats'],
      properties: pictureFacts,
    },
  },
} as const satisfies JSONSchema;

export const bytesParams = {
  type: 'object',
  required: ['hash', 'file'],
  properties: {
    hash: { type: 'string', maxLength: 60 },
    file: { type: 'string', maxLength: 20, description: '{width}.{format}' },
  },
} as const satisfies JSONSchema;
