import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/action.schema';
import { iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  description: '`list`: the way back when the post is gone.',
  additionalProperties: false,
  required: ['source', 'texts'],
  properties: {
    source: { enum: ['boards', 'discounts'] },
    param: { type: 'string', pattern: '^[A-Za-z_][0-9A-Za-z_]{0,39}$', description: 'Path parameter that holds the id; left out, publctId.' },
    list: actionSchema,
    actions: {
      type: 'array',
      description: 'Buttons below the text; the first is the main one.',
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'action'],
        properties: { label: messageKey, icon: iconName, action: actionSchema },
      },
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['empty'],
      properties: { period: { ...messageKey, description: 'Label of the days it runs.' }, empty: messageKey, list: messageKey },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({ name: 'post-detail', v: 1, place: 'page', holds: 'nothing', schema, migrations: {} });
