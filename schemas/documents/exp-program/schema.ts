import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityId } from '../facility/schema.ts';
import { envelope } from '../../parts.ts';
import { productProperties } from '../../pocket-parts.ts';

/** A programme with seats. An experience pass is a seat of one of its times. */
export const expProgramSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'venue', 'order', 'name', 'minutes', 'canRemove'],
  properties: {
    ...envelope,
    type: { const: 'exp-program' },
    ...productProperties,
    facilityId: facilityId,
    minutes: { type: 'integer', minimum: 1, maximum: 600 },
    canRemove: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type ExpProgram = FromSchema<typeof expProgramSchema>;
