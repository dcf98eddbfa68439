import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  description:
    "The newest pinned notice that this device has not put away, in one line above the bottom bar. `detail`: where it leads; {item.publctId} and {item.publctTypeCd} are the notice's.",
  additionalProperties: false,
  required: ['label', 'detail'],
  properties: {
    label: messageKey,
    publctTypeCd: {
      type: 'string',
      pattern: '^[0-9A-Za-z_]{1,30}$',
      description: "Whose notices; left out, the venue's own.",
    },
    detail: actionSchema,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'notice-bar',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
