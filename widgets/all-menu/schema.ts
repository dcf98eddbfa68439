import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/action.schema';
import { conditionSchema } from '#schemas/condition.schema';
import { iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'parks'],
  properties: {
    title: messageKey,
    parks: { ...messageKey, description: 'Names the group of park tabs for screen readers.' },
    settings: {
      type: 'object',
      description: 'Button of the app settings.',
      additionalProperties: false,
      required: ['icon', 'label', 'action'],
      properties: { icon: iconName, label: messageKey, action: actionSchema },
    },
    account: {
      type: 'array',
      description: 'Box about who is looking, such as one for guests and one for members; the first that fits is shown.',
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'button', 'action'],
        properties: {
          title: messageKey,
          text: messageKey,
          button: messageKey,
          action: actionSchema,
          more: { type: 'object', description: 'A quieter way, under the box\'s words.', additionalProperties: false, required: ['label', 'action'], properties: { label: messageKey, action: actionSchema } },
          when: conditionSchema,
        },
      },
    },
    banner: {
      type: 'object',
      additionalProperties: false,
      required: ['bannerCode'],
      properties: { bannerCode: { type: 'string', minLength: 1, maxLength: 20 } },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;
export const description = describeWidget({ name: 'all-menu', v: 1, place: 'frame', holds: 'nothing', schema, migrations: {} });
