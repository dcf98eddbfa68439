import type { FromExtendedSchema } from 'json-schema-to-ts';
import { localHtml } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['html'],
  properties: {
    html: localHtml,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'rich-text',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
