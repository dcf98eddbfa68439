import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  description:
    'A sheet over the page with three heights. Without script and on wide screens its content is part of the page.',
  additionalProperties: false,
  required: ['heights', 'initial', 'texts'],
  properties: {
    heights: {
      enum: ['part', 'full'],
      description: 'part: calc(100% - 9.6rem), 45 %, 18rem. full: 100 %, 100 %, 45 %.',
    },
    initial: { enum: [3, 2, 1], description: 'First position: 3 top, 2 middle, 1 bottom.' },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['sheet', 'grip', 'top', 'mid', 'bottom'],
      properties: {
        sheet: { ...messageKey, description: 'Name of the sheet.' },
        grip: { ...messageKey, description: 'Name of the grip.' },
        top: messageKey,
        mid: messageKey,
        bottom: messageKey,
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'bottom-sheet',
  v: 1,
  place: 'page',
  holds: 'widgets',
  schema,
  migrations: {},
});
