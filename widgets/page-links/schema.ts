import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { shows } from './shows.ts';

const entry = { icon: iconName, label: messageKey, action: actionSchema, when: conditionSchema } as const;

const group = <const Item>(description: string, item: Item) =>
  ({
    type: 'object',
    description,
    additionalProperties: false,
    required: ['title', 'items'],
    properties: { title: messageKey, note: messageKey, items: { type: 'array', maxItems: 12, items: item } },
  }) as const;

export const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    quick: group('Shortcuts with icons. A home has its own, so they are left out there.', {
      type: 'object',
      additionalProperties: false,
      required: ['icon', 'label', 'action'],
      properties: entry,
    } as const),
    codes: group('Links as QR codes, to go on with on a phone; each code holds the address of its link.', {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'text', 'action'],
      properties: { label: messageKey, text: messageKey, action: actionSchema, when: conditionSchema },
    } as const),
    groups: group('Quiet links of one line each, such as those of group reservations.', {
      type: 'object',
      additionalProperties: false,
      required: ['icon', 'label', 'action'],
      properties: entry,
    } as const),
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;
export const description = describeWidget({
  name: 'page-links',
  v: 1,
  place: 'frame',
  holds: 'nothing',
  schema,
  migrations: {},
  shows,
});
