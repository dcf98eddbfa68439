import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { countedFacts } from '../../counted-facts.ts';
import { facilityId } from '../../documents/facility/schema.ts';
import { calendarDay, localText, venueCode } from '../../parts.ts';

/** A number of counted facts, such as three rides at a venue in this month. */
export const factCondition = {
  part: 'fact-condition',
  type: 'object',
  additionalProperties: false,
  required: ['fact', 'within', 'atLeast'],
  properties: {
    fact: { enum: countedFacts },
    venue: venueCode,
    facilityId,
    kind: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$' },
    within: { enum: ['EVER', 'YEAR', 'MONTH', 'DAYS'] },
    from: calendarDay,
    until: calendarDay,
    atLeast: { type: 'integer', minimum: 1, maximum: 10000 },
    label: localText,
  },
} as const satisfies JSONSchema & { readonly part: string };

/** Any-of groups of all-of conditions. */
export const factGoal = {
  part: 'fact-goal',
  type: 'array',
  minItems: 1,
  maxItems: 6,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['all'],
    properties: { all: { type: 'array', minItems: 1, maxItems: 6, items: factCondition } },
  },
} as const satisfies JSONSchema & { readonly part: string };

/** Period in which a badge or mission is awarded once to a member. */
export const awardPeriods = ['EVER', 'YEAR', 'MONTH'] as const;
export type AwardPeriod = (typeof awardPeriods)[number];

export type FactCondition = FromSchema<typeof factCondition>;
export type FactGoal = FromSchema<typeof factGoal>;

/** References of a goal at a field of a document. */
export const goalReferences = (field: string) =>
  [
    [`${field}/*/all/*/venue`, 'venue'],
    [`${field}/*/all/*/facilityId`, 'park-facility'],
  ] as const;
