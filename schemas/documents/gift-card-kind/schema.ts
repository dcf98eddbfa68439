import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { parkKind } from '../facility/schema.ts';
import { artName, envelope, localText } from '../../parts.ts';

/** A kind of gift card with its limits (decisions-venues §7). */
export const giftCardKindSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'parkKindCd', 'order', 'name', 'art', 'validYears', 'cardMax', 'memberMax', 'refund'],
  properties: {
    ...envelope,
    type: { const: 'gift-card-kind' },
    parkKindCd: parkKind,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    art: artName,
    validYears: { type: 'integer', minimum: 1, maximum: 20 },
    cardMax: { type: 'integer', minimum: 1000, maximum: 10000000 },
    memberMax: {
      type: 'integer',
      minimum: 1000,
      maximum: 100000000,
    },
    refund: {
      type: 'object',
      additionalProperties: false,
      required: ['percent', 'smallAmount', 'smallPercent'],
      properties: {
        percent: { type: 'integer', minimum: 1, maximum: 100 },
        smallAmount: { type: 'integer', minimum: 0, maximum: 1000000 },
        smallPercent: { type: 'integer', minimum: 1, maximum: 100 },
      },
    },
  },
} as const satisfies JSONSchema;

export type GiftCardKind = FromSchema<typeof giftCardKindSchema>;
