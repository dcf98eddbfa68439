import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, calendarDay, documentId, envelope, localText } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** A reward that members get for Som (decisions-members §5). Fields marked `serverOnly` are never sent to visitors. */
export const rewardProgramSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'Its days are those on which members can get it; members keep what they got.' },
  required: ['type', 'id', 'v', 'order', 'name', 'summary', 'som', 'perMember'],
  properties: {
    ...envelope,
    type: { const: 'reward-program' },
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    summary: localText,
    art: artName,
    som: { type: 'integer', minimum: 1, maximum: 1000000 },
    coupon: documentId,
    stock: { type: 'integer', minimum: 0, maximum: 10000000, serverOnly: true },
    perMember: { type: 'integer', minimum: 1, maximum: 100 },
    from: calendarDay,
    until: calendarDay,
    ageMin: { type: 'integer', minimum: 0, maximum: 120 },
  },
} as const satisfies JSONSchema & { readonly properties: object; readonly shown: ShownPeriod };

export type RewardProgram = FromSchema<typeof rewardProgramSchema>;
