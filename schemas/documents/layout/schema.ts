import type { FromExtendedSchema } from 'json-schema-to-ts';
import { conditionSchema } from '../../parts/condition/schema.ts';
import { envelope, messageKey, spare } from '../../parts.ts';

const placementId = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,59}$' } as const;
const widgetName = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,59}$' } as const;
const version = { type: 'integer', minimum: 1, maximum: 999 } as const;
const settings = { type: 'object' } as const;

/** One use of a widget. `in` names the parent placement, which must come earlier in the list. List order is reading order. */
export const placementSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'widget', 'v', 'settings'],
  properties: {
    id: placementId,
    in: placementId,
    widget: widgetName,
    v: version,
    settings,
    editable: {
      ...messageKey,
      description: 'On a main page: members may move and hide it; the name that they read.',
    },
    when: conditionSchema,
    whileUnknown: { enum: ['hide', 'show', 'skeleton'], default: 'hide' },
    fallback: {
      type: 'object',
      description: 'Shown instead when the widget is unknown or newer than this server.',
      additionalProperties: false,
      required: ['widget', 'v', 'settings'],
      properties: { widget: widgetName, v: version, settings },
    },
  },
} as const;

/** A list of placements for a frame (`frame`) or a page (`page`). Each widget's own schema validates its settings. */
export const layoutSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'use', 'placements'],
  properties: {
    ...envelope,
    type: { const: 'layout' },
    spare,
    use: { enum: ['page', 'frame'] },
    placements: { type: 'array', maxItems: 1000, items: placementSchema },
  },
} as const;

type Discriminator = { discriminator: { propertyName: string } };
export type Placement = FromExtendedSchema<Discriminator, typeof placementSchema>;
export type Layout = FromExtendedSchema<Discriminator, typeof layoutSchema>;
