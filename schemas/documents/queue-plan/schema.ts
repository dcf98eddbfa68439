import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityId, parkKind } from '../facility/schema.ts';
import { envelope, timeOfDay } from '../../parts.ts';

/** Queue of a facility that visitors join on the phone (decisions-venues §4). A facility has one plan at most. */
export const queuePlanSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'parkKindCd', 'facilityId', 'order', 'mode', 'sharePercent', 'callWindowMin', 'party'],
  properties: {
    ...envelope,
    type: { const: 'queue-plan' },
    parkKindCd: parkKind,
    facilityId,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    mode: {
      enum: ['LINE', 'SLOT', 'BOTH'],
    },
    sharePercent: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
    callWindowMin: {
      type: 'integer',
      minimum: 2,
      maximum: 60,
    },
    party: { type: 'integer', minimum: 1, maximum: 20 },
    opens: timeOfDay,
    heightAsked: { type: 'boolean' },
    slots: {
      type: 'object',
      additionalProperties: false,
      required: ['everyMin', 'from', 'until', 'seats'],
      properties: {
        everyMin: { type: 'integer', minimum: 5, maximum: 120 },
        from: timeOfDay,
        until: timeOfDay,
        seats: { type: 'integer', minimum: 1, maximum: 5000 },
      },
    },
  },
} as const satisfies JSONSchema;

export type QueuePlan = FromSchema<typeof queuePlanSchema>;
