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
      description: 'A rental or locker takes one of the stock, a check-in one for each person.',
    },
    name: localText,
    rules: { ...localText, description: 'What members confirm before they start.' },
    minutes: { type: 'integer', minimum: 15, maximum: 1440, description: 'Time until it must be returned.' },
    stock: {
      type: 'integer',
      minimum: 1,
      maximum: 10000,
      serverOnly: true,
      description: 'How many can be in use at the same time.',
    },
    people: { type: 'integer', minimum: 1, maximum: 20, description: 'Largest number of people.' },
    places: {
      type: 'array',
      maxItems: 200,
      description: 'Places where a code hangs.',
      serverOnly: true,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'name'],
        properties: {
          code: {
            type: 'string',
            pattern: '^PF[0-9A-HJKMNP-TV-Z]{8}$',
            description: 'Text of the QR code: PF and eight letters or digits.',
          },
          name: localText,
        },
      },
    },
  },
} as const;

export type FacilityUse = FromSchema<typeof facilityUseSchema>;
