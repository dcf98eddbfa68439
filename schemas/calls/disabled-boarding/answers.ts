import { asMember } from '../shared/answer-parts.ts';

export const disabledQuery = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: asMember,
} as const;
export const disabledAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['disabledYn'],
  properties: { disabledYn: { enum: ['Y', 'N'] } },
} as const;
