import type { FromSchema } from 'json-schema-to-ts';
import { envelope, localText } from '../../parts.ts';

/** A game of an event of kind MINI_GAME (decisions-venues §8). The event has the prizes. */
export const miniGameSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'title', 'url', 'playsADay', 'maxScore', 'finishMin'],
  properties: {
    ...envelope,
    type: { const: 'mini-game' },
    title: localText,
    url: {
      type: 'string',
      maxLength: 300,
    },
    playsADay: { type: 'integer', minimum: 1, maximum: 100 },
    maxScore: { type: 'integer', minimum: 1, maximum: 1000 },
    finishMin: {
      type: 'integer',
      minimum: 1,
      maximum: 1440,
    },
  },
} as const;

export type MiniGame = FromSchema<typeof miniGameSchema>;
