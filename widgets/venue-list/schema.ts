import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['variant'],
  properties: {
    variant: {
      enum: ['pictures', 'lite'],
      description: 'pictures: a door each in its own colours; lite: rows without pictures.',
    },
    title: { ...messageKey, description: "The page's headline." },
    note: messageKey,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'venue-list',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  showsVenues: true,
});
