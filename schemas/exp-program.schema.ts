import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityId } from './facility.schema.ts';
import { artName, envelope, iconName, localHtml, localText, venueCode } from './parts.ts';

/** A programme with seats. An experience pass is a seat of one of its times. */
export const expProgramSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'venue', 'order', 'name', 'minutes', 'canRemove'],
  properties: {
    ...envelope,
    type: { const: 'exp-program' },
    venue: venueCode,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    summary: localText,
    body: localHtml,
    art: artName,
    icon: iconName,
    facilityId: { ...facilityId, description: 'Facility at which it takes place; the pass leads there.' },
    minutes: { type: 'integer', minimum: 1, maximum: 600 },
    canRemove: { type: 'boolean', description: 'Its owner may remove it from the pocket.' },
  },
} as const satisfies JSONSchema;

export type ExpProgram = FromSchema<typeof expProgramSchema>;
