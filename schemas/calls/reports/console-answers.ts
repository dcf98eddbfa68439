import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;

/** Reasons for hiding a review. */
export const hideReasons = ['ABUSE', 'PERSON', 'AD', 'OTHER'] as const;

/** Reviews of a venue for its lead agents. */
export const reviewsAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['reviews'],
  properties: {
    reviews: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'stars', 'text', 'nickname', 'day', 'at', 'isPublic', 'isHidden', 'reason', 'photos'],
        properties: {
          id: text,
          stars: { type: 'integer' },
          text,
          nickname: text,
          day: { ...text, description: 'Day of the visit, YYYYMMDD.' },
          at: { ...text, description: 'Time of the review, ISO 8601, UTC.' },
          isPublic: { type: 'boolean', description: 'True if everybody may read it.' },
          isHidden: { type: 'boolean' },
          reason: { ...text, description: 'Why it is hidden; else empty.' },
          photos: { type: 'array', items: text, description: 'Paths of photos.' },
        },
      },
    },
  },
} as const satisfies JSONSchema;
export type ReviewsAnswer = FromSchema<typeof reviewsAnswer>;

export const reviewDecisionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['decision'],
  properties: {
    decision: { enum: ['HIDE', 'SHOW'] },
    reason: { enum: hideReasons, description: 'Only for HIDE; default: OTHER.' },
  },
} as const satisfies JSONSchema;
