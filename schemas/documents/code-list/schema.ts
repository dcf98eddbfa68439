import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, iconName, localText } from '../../parts.ts';

/** Value of a facility or show that a post shows. */
const postValue = {
  enum: [
    'AREA',
    'HOURS',
    'HEIGHT_MIN',
    'HEIGHT_MAX',
    'GUARDIAN_BELOW',
    'AGE_MIN',
    'WAIT',
    'PLACE',
    'TIMES',
    'NEXT_TIME',
    'MINUTES',
    'METRES',
  ],
} as const satisfies JSONSchema;
const postText = { ...localText } as const satisfies JSONSchema;

/** A code list; the name of each item is a text in both languages. */
export const codeListSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'items'],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: '^COD_[A-Z][A-Z0-9_]{2,63}$' },
    type: { const: 'code-list' },
    items: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['codeId', 'codeName'],
        properties: {
          codeId: { type: 'string', minLength: 1, maxLength: 60 },
          codeName: localText,
          icon: iconName,
          parent: {
            type: 'string',
            minLength: 1,
            maxLength: 60,
          },
          aliases: {
            type: 'array',
            maxItems: 5,
            uniqueItems: true,
            items: { type: 'string', minLength: 1, maxLength: 60 },
          },
          posts: {
            type: 'object',
            additionalProperties: false,
            required: ['of'],
            properties: {
              of: { enum: ['facility', 'show', 'course'] },
              category: { type: 'string', maxLength: 10 },
              tag: {
                type: 'object',
                additionalProperties: false,
                required: ['value'],
                properties: { value: postValue, text: postText },
              },
              closedTag: localText,
              facts: {
                type: 'array',
                maxItems: 10,
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['label', 'value'],
                  properties: { label: localText, value: postValue, text: postText },
                },
              },
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type CodeList = FromSchema<typeof codeListSchema>;
