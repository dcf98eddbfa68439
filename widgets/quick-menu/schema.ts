import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['label', 'items'],
  properties: {
    label: { ...messageKey, description: 'Name of the group, for screen readers.' },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 12,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['icon', 'label', 'action'],
        properties: { icon: iconName, label: messageKey, action: actionSchema, when: conditionSchema },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'quick-menu',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
