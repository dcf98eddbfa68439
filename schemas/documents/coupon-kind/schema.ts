import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityCategory, facilityId, parkKind } from '../facility/schema.ts';
import { artName, calendarDay, envelope, localText } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** A kind of coupon (decisions-venues §7). Fields marked `serverOnly` are never sent to visitors. */
export const couponKindSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'Its days are those of use; they are copied to each coupon.' },
  required: ['type', 'id', 'v', 'parkKindCd', 'order', 'name', 'value', 'perMember', 'giftable', 'withOthers'],
  properties: {
    ...envelope,
    type: { const: 'coupon-kind' },
    parkKindCd: parkKind,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    summary: localText,
    art: artName,
    value: {
      type: 'object',
      additionalProperties: false,
      required: ['kind'],
      properties: {
        kind: { enum: ['PERCENT', 'WON', 'ITEM'] },
        amount: { type: 'integer', minimum: 1, maximum: 1000000 },
        max: { type: 'integer', minimum: 1, maximum: 1000000 },
        minSpend: { type: 'integer', minimum: 0, maximum: 1000000 },
      },
    },
    where: {
      type: 'object',
      additionalProperties: false,
      properties: {
        facilities: { type: 'array', minItems: 1, maxItems: 60, uniqueItems: true, items: facilityId },
        categories: { type: 'array', minItems: 1, maxItems: 10, uniqueItems: true, items: facilityCategory },
      },
    },
    from: calendarDay,
    until: calendarDay,
    days: { type: 'integer', minimum: 1, maximum: 1000 },
    perMember: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
    giftable: { type: 'boolean' },
    withOthers: { type: 'boolean' },
    stock: {
      type: 'integer',
      minimum: 0,
      maximum: 10000000,
      serverOnly: true,
    },
    code: {
      type: 'string',
      pattern: '^[0-9A-Z_]{1,20}$',
      serverOnly: true,
    },
    placeCodes: {
      type: 'array',
      serverOnly: true,
      maxItems: 60,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['facilityId', 'code'],
        properties: { facilityId, code: { type: 'string', pattern: '^\\d{4}$' } },
      },
    },
  },
} as const satisfies JSONSchema & { readonly properties: object; readonly shown: ShownPeriod };

export type CouponKind = FromSchema<typeof couponKindSchema>;
