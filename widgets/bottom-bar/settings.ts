import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { iconName, messageKey } from '#schemas/parts';

const ms = { type: 'integer', minimum: 0, maximum: 600000 } as const;
const tip = {
  type: 'object',
  description:
    'A word beside the item, once a load: it stands from `fromMs` after the bar came, fades from `fadeMs`, and is gone at `untilMs`.',
  additionalProperties: false,
  required: ['text', 'fromMs', 'fadeMs', 'untilMs'],
  properties: { text: messageKey, fromMs: ms, fadeMs: ms, untilMs: ms },
} as const;

const item = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'icon', 'label', 'action'],
  properties: {
    id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
    icon: iconName,
    label: messageKey,
    action: actionSchema,
    motion: {
      enum: ['hop', 'tilt', 'swing', 'float', 'slide', 'turn'],
      description: 'How the icon moves when its item is chosen; hop, unless said.',
    },
    tip,
    news: {
      ...messageKey,
      description: 'Text for screen readers while the member has new companion requests; the item has a dot then.',
    },
    match: {
      type: 'array',
      description: 'Paths below which this item is the current one; without it, only its own path.',
      maxItems: 10,
      items: { type: 'string', format: 'path-start', pattern: '^/[^\\s?#]*$', maxLength: 200 },
    },
    when: conditionSchema,
  },
} as const;

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: { items: { type: 'array', minItems: 1, maxItems: 6, items: item } },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;
