import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/action.schema';
import { conditionSchema } from '#schemas/condition.schema';
import { iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

const item = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'icon', 'label', 'action'],
  properties: {
    id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
    icon: iconName,
    label: messageKey,
    action: actionSchema,
    match: {
      type: 'array',
      description: 'Paths below which this item is the current one; without it, only its own path.',
      maxItems: 10,
      items: { type: 'string', pattern: '^/[^\\s?#]*$', maxLength: 200 },
    },
    when: conditionSchema,
  },
} as const;

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: { items: { type: 'array', minItems: 1, maxItems: 6, items: item } },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;
export const description = describeWidget({ name: 'bottom-bar', v: 1, place: 'frame', holds: 'nothing', schema, migrations: {} });
