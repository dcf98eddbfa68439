import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, envelope, localText } from '../../parts.ts';
import { awardPeriods, factGoal } from '../../parts/fact-goal/schema.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** A badge that counted facts award, once a member and period (decisions-members §6). */
export const badgeSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'Its days are those of the facts that count.' },
  required: ['type', 'id', 'v', 'order', 'name', 'summary', 'each', 'goal'],
  properties: {
    ...envelope,
    type: { const: 'badge' },
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    summary: localText,
    art: artName,
    each: { enum: awardPeriods },
    goal: factGoal,
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type Badge = FromSchema<typeof badgeSchema>;
