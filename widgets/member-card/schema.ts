import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  description: 'Greets the member who is logged in: picture, name, grade and points. `more`: where the points lead.',
  additionalProperties: false,
  required: ['name', 'program', 'balance', 'unit', 'failed'],
  properties: {
    name: { ...messageKey, description: '`{{name}}` is the nickname.' },
    program: { ...messageKey, description: 'Name of the membership program; it stands after the grade.' },
    balance: messageKey,
    unit: { ...messageKey, description: 'Stands right after the number of points.' },
    more: actionSchema,
    links: {
      type: 'array',
      description: 'Ways on, below.',
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['icon', 'label', 'action'],
        properties: { icon: iconName, label: messageKey, action: actionSchema, when: conditionSchema },
      },
    },
    failed: { ...messageKey, description: 'In place of the card when nothing came.' },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'member-card',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
