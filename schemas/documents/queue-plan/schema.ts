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
      description: 'LINE: parties are called in order; SLOT: they choose a time; BOTH: either.',
    },
    sharePercent: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      description: 'Part of the capacity of the facility that the plan gives away.',
    },
    callWindowMin: {
      type: 'integer',
      minimum: 2,
      maximum: 60,
      description: 'Minutes in which a called party must arrive.',
    },
    party: { type: 'integer', minimum: 1, maximum: 20, description: 'Largest number of people in a party.' },
    opens: {
      ...timeOfDay,
      description: 'Time from which the queue can be joined. Left out, it opens with the facility.',
    },
    heightAsked: { type: 'boolean', description: 'Members confirm that everybody is tall enough.' },
    slots: {
      type: 'object',
      description: 'Times to choose from, for SLOT and BOTH.',
      additionalProperties: false,
      required: ['everyMin', 'from', 'until', 'seats'],
      properties: {
        everyMin: { type: 'integer', minimum: 5, maximum: 120, description: 'Minutes from one time to the next.' },
        from: timeOfDay,
        until: timeOfDay,
        seats: { type: 'integer', minimum: 1, maximum: 5000, description: 'People that each time takes.' },
      },
    },
  },
} as const satisfies JSONSchema;

export type QueuePlan = FromSchema<typeof queuePlanSchema>;
