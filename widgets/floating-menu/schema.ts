import type { FromSchema } from 'json-schema-to-ts';
import { iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { shows } from './shows.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['icon', 'label'],
  properties: { icon: iconName, label: messageKey },
} as const;

export type Settings = FromSchema<typeof schema>;
export const description = describeWidget({
  name: 'floating-menu',
  v: 1,
  place: 'frame',
  holds: 'nothing',
  schema,
  migrations: {},
  shows,
});
