import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  description:
    '`detail`: where a neighbour leads; {item.publctId} and {item.publctTypeCd} are its own. `list`: the way back when the notice is gone.',
  additionalProperties: false,
  required: ['texts'],
  properties: {
    detail: actionSchema,
    list: actionSchema,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['empty'],
      properties: {
        pinned: messageKey,
        next: messageKey,
        previous: messageKey,
        neighbours: { ...messageKey, description: 'Name of the links to other notices, for screen readers.' },
        empty: messageKey,
        list: messageKey,
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'notice-detail',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['list'],
});
