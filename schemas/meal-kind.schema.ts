import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityId } from './facility.schema.ts';
import { artName, envelope, iconName, localHtml, localText, venueCode } from './parts.ts';

/** A kind of meal coupon and where it is taken. */
export const mealKindSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'venue', 'order', 'name', 'facilityIds'],
  properties: {
    ...envelope,
    type: { const: 'meal-kind' },
    venue: venueCode,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    summary: localText,
    body: localHtml,
    art: artName,
    icon: iconName,
    facilityIds: { type: 'array', minItems: 1, maxItems: 60, uniqueItems: true, items: facilityId, description: 'Facilities where it is taken.' },
  },
} as const satisfies JSONSchema;

export type MealKind = FromSchema<typeof mealKindSchema>;
