import type { FromExtendedSchema } from 'json-schema-to-ts';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { localHtml, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: {
          title: messageKey,
          text: { ...messageKey, description: 'Plain text; a line break in the message is one on the screen.' },
          html: localHtml,
          open: { type: 'boolean', description: 'Open from the beginning.' },
          when: conditionSchema,
        },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'accordion',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
