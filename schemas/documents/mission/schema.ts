import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, calendarDay, documentId, envelope, localText } from '../../parts.ts';
import { awardPeriods, factGoal } from '../../parts/fact-goal/schema.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** Days to collect the reward of a mission without `claimDays`. */
export const DEFAULT_CLAIM_DAYS = 30;

/** A mission that counted facts complete and whose reward the member collects (decisions-members §6). */
export const missionSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'Its days are those on which it can be completed; members see completed ones afterwards too.' },
  required: ['type', 'id', 'v', 'order', 'name', 'summary', 'each', 'goal', 'reward'],
  properties: {
    ...envelope,
    type: { const: 'mission' },
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    summary: localText,
    art: artName,
    from: calendarDay,
    until: calendarDay,
    each: { enum: awardPeriods },
    goal: factGoal,
    claimDays: { type: 'integer', minimum: 1, maximum: 30 },
    reward: {
      type: 'object',
      additionalProperties: false,
      properties: { som: { type: 'integer', minimum: 1, maximum: 10000 }, coupon: documentId },
    },
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type Mission = FromSchema<typeof missionSchema>;
