import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityId } from '../facility/schema.ts';
import { calendarDay, endOfDay, envelope, localText, timeOfDay, venueCode, weekday } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** Hours of a venue on one date, or on weekdays of a season. A date wins over weekdays; of several seasons the one that begins last wins (decisions-venues §11). */
export const openingSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'Its days are asked for one by one.' },
  required: ['type', 'id', 'v', 'venue'],
  properties: {
    ...envelope,
    type: { const: 'opening' },
    venue: venueCode,
    date: calendarDay,
    season: {
      type: 'object',
      additionalProperties: false,
      required: ['weekdays'],
      properties: {
        weekdays: { type: 'array', minItems: 1, uniqueItems: true, items: weekday },
        from: calendarDay,
        until: calendarDay,
      },
    },
    hours: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'until'],
      properties: {
        from: timeOfDay,
        until: endOfDay,
        nightUntil: endOfDay,
      },
    },
    notes: localText,
    closed: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['facilityId'],
        properties: { facilityId, reason: localText },
      },
    },
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type Opening = FromSchema<typeof openingSchema>;
