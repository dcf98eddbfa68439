import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityId } from '../facility/schema.ts';
import { envelope } from '../../parts.ts';
import { productProperties } from '../../pocket-parts.ts';

/** A kind of meal coupon and where it is taken. */
export const mealKindSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'venue', 'order', 'name', 'facilityIds'],
  properties: {
    ...envelope,
    type: { const: 'meal-kind' },
    ...productProperties,
    facilityIds: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      uniqueItems: true,
      items: facilityId,
    },
  },
} as const satisfies JSONSchema;

export type MealKind = FromSchema<typeof mealKindSchema>;
