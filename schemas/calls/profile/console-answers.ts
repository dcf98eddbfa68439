import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;

/** Uploaded profile pictures that wait for an agent. */
export const profileUploadsAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['pictures'],
  properties: {
    pictures: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'nickname', 'sentAt', 'url'],
        properties: {
          id: text,
          nickname: text,
          sentAt: { ...text, description: 'ISO 8601, UTC.' },
          url: { ...text, description: 'Path of the picture.' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
export type ProfileUploads = FromSchema<typeof profileUploadsAnswer>;
