import type { FromSchema } from 'json-schema-to-ts';
import { artName } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    backdrop: { ...artName, description: "Scene behind the column on wide screens; without it the venue's own." },
  },
} as const;

export type Settings = FromSchema<typeof schema>;
export const description = describeWidget({
  name: 'outlet',
  v: 1,
  place: 'frame',
  page: true,
  holds: 'nothing',
  schema,
  migrations: {},
});
