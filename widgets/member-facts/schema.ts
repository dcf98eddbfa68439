import type { FromExtendedSchema } from 'json-schema-to-ts';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { factReads } from './reads.ts';

export const schema = {
  type: 'object',
  description: 'What a personal call says of the member, row by row.',
  additionalProperties: false,
  required: ['source', 'items', 'texts'],
  properties: {
    source: {
      enum: ['user', 'membership', 'points', 'persona'],
      description: "users/info, members, point/my-point, or curation/persona-type of the page's park.",
    },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'at'],
        properties: {
          label: messageKey,
          at: {
            type: 'string',
            pattern: '^(/[A-Za-z0-9_]+)+$',
            maxLength: 120,
            description: 'JSON Pointer into the answer.',
          },
          form: { enum: ['text', 'number', 'day'], description: 'How it is written; text, unless said.' },
          unit: { ...messageKey, description: 'Stands right after a number.' },
          says: {
            type: 'array',
            description: 'Words for codes.',
            minItems: 1,
            maxItems: 20,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['is', 'text'],
              properties: { is: { type: 'string', maxLength: 40 }, text: messageKey },
            },
          },
          when: conditionSchema,
        },
      },
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['none', 'failed'],
      properties: {
        none: { ...messageKey, description: 'Where nothing is known.' },
        failed: { ...messageKey, description: 'When nothing came.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'member-facts',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  reads: factReads,
});
