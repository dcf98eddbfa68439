import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { calendarDay, documentId, envelope, localText, venueCode } from '../../parts.ts';
import { factGoal } from '../../parts/fact-goal/schema.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** A club of a venue that members join (decisions-members §6). */
export const clubSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'Its days are those of applications; members see their club afterwards too.' },
  required: ['type', 'id', 'v', 'venue', 'kind', 'order', 'name', 'capacity', 'approval'],
  properties: {
    ...envelope,
    type: { const: 'club' },
    venue: venueCode,
    kind: { enum: ['ANIMAL', 'PLANT', 'SCHOOL'] },
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    summary: localText,
    ageMin: { type: 'integer', minimum: 0, maximum: 120 },
    ageMax: { type: 'integer', minimum: 0, maximum: 120 },
    from: calendarDay,
    until: calendarDay,
    capacity: { type: 'integer', minimum: 1, maximum: 100000 },
    approval: { type: 'boolean' },
    goal: factGoal,
    activities: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['activityId', 'name', 'day', 'hours'],
        properties: {
          activityId: documentId,
          name: localText,
          day: calendarDay,
          hours: { type: 'number', minimum: 0.5, maximum: 24 },
        },
      },
    },
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type Club = FromSchema<typeof clubSchema>;
export const clubKinds = clubSchema.properties.kind.enum;
