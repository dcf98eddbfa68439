import type { FromSchema } from 'json-schema-to-ts';
import { facilityId, parkKind } from '../facility/schema.ts';
import { envelope, localText } from '../../parts.ts';

/** RENTAL: a thing to give back; CHECKIN: a place to stay; LOCKER: a locker. */
export const facilityUseKinds = ['RENTAL', 'CHECKIN', 'LOCKER'] as const;

/** A thing or place that members borrow or check in to by scanning the code at its place (decisions-venues §11). */
export const facilityUseSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'type',
    'id',
    'v',
    'parkKindCd',
    'facilityId',
    'order',
    'kind',
    'name',
    'rules',
    'minutes',
    'stock',
    'people',
    'places',
  ],
  properties: {
    ...envelope,
    type: { const: 'facility-use' },
    parkKindCd: parkKind,
    facilityId,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    kind: {
      enum: facilityUseKinds,
    },
    name: localText,
    rules: localText,
    minutes: { type: 'integer', minimum: 15, maximum: 1440 },
    stock: {
      type: 'integer',
      minimum: 1,
      maximum: 10000,
      serverOnly: true,
    },
    people: { type: 'integer', minimum: 1, maximum: 20 },
    places: {
      type: 'array',
      maxItems: 200,
      serverOnly: true,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'name'],
        properties: {
          code: {
            type: 'string',
            pattern: '^PF[0-9A-HJKMNP-TV-Z]{8}$',
          },
          name: localText,
        },
      },
    },
  },
} as const;

export type FacilityUse = FromSchema<typeof facilityUseSchema>;
