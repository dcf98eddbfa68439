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
      description: 'Address of the game. Its host must be an allowed host of the site.',
    },
    playsADay: { type: 'integer', minimum: 1, maximum: 100, description: 'Games of a member on a day.' },
    maxScore: { type: 'integer', minimum: 1, maximum: 1000, description: 'Higher scores are refused.' },
    finishMin: {
      type: 'integer',
      minimum: 1,
      maximum: 1440,
      description: 'Minutes from the start until the score must have come.',
    },
  },
} as const;

export type MiniGame = FromSchema<typeof miniGameSchema>;
