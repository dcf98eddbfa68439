import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { calendarDay, envelope, localText, venueCode } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** A pass for quiet days, of which a member reserves one a month, such as the garden pass (decisions-venues §11). */
export const dayPassSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'Its days are those that can be reserved.' },
  required: ['type', 'id', 'v', 'venue', 'name', 'places', 'periods'],
  properties: {
    ...envelope,
    type: { const: 'day-pass' },
    venue: venueCode,
    name: localText,
    places: { type: 'integer', minimum: 1, maximum: 100000 },
    periods: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['from', 'until'],
        properties: {
          from: calendarDay,
          until: calendarDay,
          weekdays: {
            type: 'array',
            minItems: 1,
            maxItems: 7,
            uniqueItems: true,
            items: { type: 'integer', minimum: 0, maximum: 6 },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type DayPass = FromSchema<typeof dayPassSchema>;
