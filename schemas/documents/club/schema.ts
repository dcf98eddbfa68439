import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { calendarDay, documentId, envelope, localText, venueCode } from '../../parts.ts';
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
    ageMin: { type: 'integer', minimum: 0, maximum: 120, description: 'Youngest age on the day of joining.' },
    ageMax: { type: 'integer', minimum: 0, maximum: 120, description: 'Oldest age on the day of joining.' },
    from: { ...calendarDay, description: 'First day of applications.' },
    until: { ...calendarDay, description: 'Last day of applications, included.' },
    capacity: { type: 'integer', minimum: 1, maximum: 100000, description: 'Members; later ones wait.' },
    approval: { type: 'boolean', description: 'An operator accepts members.' },
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
          hours: { type: 'number', minimum: 0.5, maximum: 24, description: 'Hours on the certificate.' },
        },
      },
    },
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type Club = FromSchema<typeof clubSchema>;
export const clubKinds = clubSchema.properties.kind.enum;
