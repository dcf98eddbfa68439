import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { shows } from './shows.ts';

const id = { type: 'string', pattern: '^[a-z0-9-]{1,40}$' } as const;

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['links', 'copyright'],
  properties: {
    call: {
      type: 'object',
      description: "Customer centre; the number is the site's.",
      additionalProperties: false,
      required: ['title', 'button'],
      properties: { title: messageKey, hours: messageKey, button: messageKey },
    },
    sites: {
      type: 'object',
      description: 'Dropdown of affiliated sites; hidden when none of them is left.',
      additionalProperties: false,
      required: ['label', 'items'],
      properties: {
        label: messageKey,
        items: {
          type: 'array',
          maxItems: 30,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'label', 'action'],
            properties: { id, label: messageKey, action: actionSchema, when: conditionSchema },
          },
        },
      },
    },
    links: {
      type: 'array',
      maxItems: 12,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'label', 'action'],
        properties: { id, label: messageKey, action: actionSchema, strong: { type: 'boolean' }, when: conditionSchema },
      },
    },
    copyright: messageKey,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;
export const description = describeWidget({
  name: 'footer',
  v: 1,
  place: 'frame',
  holds: 'nothing',
  schema,
  migrations: {},
  shows,
});
