import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { count, filled, listOf, strict, text } from '../shared/answer-parts.ts';

const instant = text(30, 'ISO 8601, UTC.');

/** Reasons of marketers for releasing and rejecting held rewards. */
export const releaseReasons = ['CHECKED', 'CONFIRMED'] as const;
export const rejectReasons = ['FRAUD', 'DUPLICATE', 'WALL', 'OTHER'] as const;

/** Held rewards of the resort, those that are due first. */
export const heldRewardsAnswer = strict(
  {
    rewards: listOf(
      strict(
        {
          id: text(60),
          wall: strict({ ko: text(400), en: text(400) }, ['ko', 'en']),
          nickname: text(60),
          amount: count,
          reason: { enum: ['RATE', 'DEVICE'] },
          members: { ...count, description: 'Members with rewards of the same device; 0 without a device.' },
          at: instant,
          until: { ...instant, description: 'Instant at which the server credits it.' },
        },
        ['id', 'wall', 'nickname', 'amount', 'reason', 'members', 'at', 'until'],
      ),
      100,
    ),
    total: count,
  },
  ['rewards', 'total'],
) satisfies JSONSchema;
export type HeldRewardsAnswer = FromSchema<typeof heldRewardsAnswer>;

export const heldRewardParams = strict({ id: filled(80) }, ['id']) satisfies JSONSchema;
export const heldRewardBody = {
  oneOf: [
    strict({ decision: { const: 'RELEASE' }, reason: { enum: releaseReasons } }, ['decision', 'reason']),
    strict({ decision: { const: 'REJECT' }, reason: { enum: rejectReasons } }, ['decision', 'reason']),
  ],
} as const satisfies JSONSchema;
