import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { linkProperties } from '../shared/actions/link-setting.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    title: messageKey,
    note: { ...messageKey, description: 'Second line under the title.' },
    folded: { type: 'boolean', description: 'Only the title shows until it is pressed.' },
    more: {
      type: 'object',
      description: 'Link at the end of the head, such as "See all".',
      additionalProperties: false,
      required: ['label', 'action'],
      properties: linkProperties,
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'section',
  v: 1,
  place: 'page',
  holds: 'widgets',
  schema,
  migrations: {},
});
