import type { FromExtendedSchema } from 'json-schema-to-ts';
import { artName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['art', 'alt'],
  properties: {
    art: artName,
    alt: { ...messageKey, description: 'What the picture tells, in a sentence.' },
    caption: messageKey,
    download: { ...messageKey, description: 'Name of a link that saves the drawing; left out: none.' },
    zoom: { type: 'boolean', description: 'It can be enlarged up to threefold, on the page and on the whole screen.' },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'picture',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
