import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  description: "`detail`: where a notice leads; {item.publctId} and {item.publctTypeCd} are the notice's.",
  additionalProperties: false,
  required: ['variant', 'count', 'texts'],
  properties: {
    variant: {
      enum: ['full', 'short'],
      description: 'full: filters, the pinned notice as a card, more; short: plain rows for a home.',
    },
    count: { type: 'integer', minimum: 1, maximum: 50, description: 'Notices shown at first.' },
    paging: {
      enum: ['more', 'pages'],
      description: 'full: how the rest is reached; more, unless said: the list grows.',
    },
    publctTypeCd: {
      type: 'string',
      pattern: '^[0-9A-Za-z_]{1,30}$',
      description: "Whose notices; left out, the venue's own.",
    },
    detail: actionSchema,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['empty'],
      properties: {
        filter: { ...messageKey, description: 'Name of the row of filters, for screen readers.' },
        all: messageKey,
        pinned: messageKey,
        more: messageKey,
        empty: messageKey,
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'notice-list',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
