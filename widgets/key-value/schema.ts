import type { FromExtendedSchema } from 'json-schema-to-ts';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { artName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['variant', 'items'],
  properties: {
    variant: {
      enum: ['facts', 'table', 'board'],
      description:
        'facts: up to four numbers side by side; table: rows; board: big numbers on a dark panel, below a picture.',
    },
    art: { ...artName, description: 'board only.' },
    stamp: { ...messageKey, description: 'How old the numbers are, such as "As of 14:05".' },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 30,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'value'],
        properties: { label: messageKey, value: messageKey, unit: messageKey, note: messageKey, when: conditionSchema },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'key-value',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
